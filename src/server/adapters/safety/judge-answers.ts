import { z } from "zod";
import { JUDGED_ABOUT, type MessageJudgement, type ReplyJudgement } from "#domain/safety/judgement.ts";
import { SAFETY_KINDS, type SafetyKind } from "#domain/safety/kinds.ts";

/** The most of an answer that is read. */
const LONGEST = 4000;

/** "0.9", "90" and "90%" are said by some models. */
const certainty = z.preprocess((value) => {
  const number = typeof value === "string" ? Number.parseFloat(value) : value;
  return typeof number === "number" && number > 1 && number <= 100 ? number / 100 : number;
}, z.number().min(0).max(1));
const lower = (value: unknown) =>
  typeof value === "string"
    ? value
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, "_")
    : value;

const messageSchema = z.object({
  kind: z.preprocess(lower, z.enum([...SAFETY_KINDS, "none"])),
  certainty,
  about: z.preprocess(lower, z.enum(JUDGED_ABOUT)).catch("self"),
});
const replySchema = z.object({
  fit: z.preprocess((value) => (value === "true" ? true : value === "false" ? false : value), z.boolean()),
  fault: z.preprocess(lower, z.enum(SAFETY_KINDS)).optional().catch(undefined),
  certainty,
});

/**
 * A guard model knows what must not be said, not what a child needs: what it finds in a child's message is suspected,
 * never certain, and whom it is about it does not say.
 */
const SUSPECTED = 0.6;
const DOUBTED = 0.4;
const UNFIT = 0.9;

/** The hazards of Llama Guard 3 and 4 (MLCommons). Those that are no concern of a child's safety have no kind. */
const HAZARDS: Readonly<Record<string, SafetyKind>> = {
  S1: "danger",
  S2: "danger",
  S3: "sexual_abuse",
  S4: "sexual_abuse",
  S6: "medical",
  S7: "personal_data",
  S9: "danger",
  S10: "hate",
  S11: "self_harm",
  S12: "sexual",
  S14: "hacking",
};
/** The categories of Qwen3Guard. */
const CATEGORIES: Readonly<Record<string, SafetyKind>> = {
  violent: "danger",
  "non-violent illegal acts": "danger",
  "sexual content or sexual acts": "sexual",
  pii: "personal_data",
  "suicide & self-harm": "self_harm",
  "unethical acts": "danger",
  jailbreak: "injection",
};

type Guarded = { readonly level: "safe" | "doubted" | "unsafe"; readonly kind: SafetyKind | null };

/** The plain answer of a guard model: Llama Guard's or Qwen3Guard's. A sentence that begins with "safe" is neither. */
function guarded(text: string): Guarded | null {
  if (/^safe\W*$/i.test(text)) return { level: "safe", kind: null };
  const llama = /^unsafe\b([\s\S]*)$/i.exec(text);
  if (llama) return { level: "unsafe", kind: gravest((llama[1] ?? "").match(/S\d{1,2}/g) ?? [], HAZARDS) };
  const qwen = /^Safety:\s*(Safe|Unsafe|Controversial)\W*$/im.exec(text);
  if (!qwen) return null;
  const level = { safe: "safe", unsafe: "unsafe", controversial: "doubted" } as const;
  const named = /Categories:\s*(.+)/i.exec(text)?.[1]?.toLowerCase() ?? "";
  const names = Object.keys(CATEGORIES).filter((name) =>
    name === "violent" ? /(?<!non-)violent/.test(named) : named.includes(name),
  );
  return { level: level[qwen[1]?.toLowerCase() as keyof typeof level], kind: gravest(names, CATEGORIES) };
}

function gravest(names: readonly string[], kinds: Readonly<Record<string, SafetyKind>>): SafetyKind | null {
  const found = new Set(names.map((name) => kinds[name]));
  return SAFETY_KINDS.find((kind) => found.has(kind)) ?? null;
}

/** The JSON object in a text, whatever stands around it: a fence, thoughts, a polite sentence. */
function objectIn(text: string): unknown {
  const [from, to] = [text.indexOf("{"), text.lastIndexOf("}")];
  if (from < 0 || to < from) return null;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return null;
  }
}

const withoutThoughts = (text: string) =>
  text
    .slice(0, LONGEST)
    .replace(/<think>[\s\S]*?<\/think>/g, "")
    .trim();

/** Reads what a judge answered about a message; null when it cannot be understood. */
export function messageJudgement(answer: string): MessageJudgement | null {
  const text = withoutThoughts(answer);
  const guard = guarded(text);
  if (guard !== null) {
    if (guard.level === "safe" || guard.kind === null) return { kind: "none", certainty: 1, about: "self" };
    return { kind: guard.kind, certainty: guard.level === "unsafe" ? SUSPECTED : DOUBTED, about: "self" };
  }
  return messageSchema.safeParse(objectIn(text)).data ?? null;
}

/** Reads what a judge answered about a reply; null when it cannot be understood. */
export function replyJudgement(answer: string): ReplyJudgement | null {
  const text = withoutThoughts(answer);
  const guard = guarded(text);
  if (guard !== null) {
    // What a guard model merely doubts is still no reply for a child.
    if (guard.level === "safe") return { fit: true, certainty: 1 };
    return { fit: false, certainty: UNFIT, ...(guard.kind === null ? {} : { fault: guard.kind }) };
  }
  const parsed = replySchema.safeParse(objectIn(text)).data;
  if (parsed === undefined) return null;
  const { fit, fault, certainty: sure } = parsed;
  return { fit, certainty: sure, ...(fault === undefined ? {} : { fault }) };
}
