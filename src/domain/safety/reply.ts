import type { SafetyKind } from "./kinds.ts";
import type { PersonalOf } from "./personal-span.ts";
import { REPLY_FAULTS, type ReplyFault } from "./screening.ts";

type Found = {
  /** What the lexicon's rules for replies found. */
  readonly said: ReadonlySet<ReplyFault>;
  /** What the rules for children's messages found in the reply. */
  readonly kinds: ReadonlySet<SafetyKind>;
  readonly personalData: readonly PersonalOf[];
};

/** Kinds whose words no tutor may say to a child, in whatever sentence. */
const UNSAYABLE = ["sexual", "drugs", "profanity", "self_harm", "danger"] as const;
/** What a tutor could only have learned or made up; names may be said. */
const NOT_TO_REPEAT: ReadonlySet<PersonalOf> = new Set<PersonalOf>([
  "email",
  "phone",
  "address",
  "handle",
  "number",
  "password",
]);
/** Letters of other scripts than the Latin one; emoji, digits and signs belong to none. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/gu;
/** A reply may name a word of another language, such as a letter of Greek; it may not be written in it. */
const FOREIGN_LETTERS_AT_MOST = 3;
const ANY_WORD = /\p{L}|\p{N}/u;

/** Why a reply may not be shown to a child; null when it may. */
export function replyFault(text: string, { said, kinds, personalData }: Found): ReplyFault | null {
  if (!ANY_WORD.test(text)) return "empty";
  if ((text.match(OTHER_SCRIPT)?.length ?? 0) > FOREIGN_LETTERS_AT_MOST) return "script";
  if (personalData.includes("link")) return "link";
  for (const kind of UNSAYABLE) if (kinds.has(kind)) return kind;
  if (personalData.some((of) => NOT_TO_REPEAT.has(of))) return "personal_data";
  for (const fault of [...REPLY_FAULTS, "medical", "injection"] as const) if (said.has(fault)) return fault;
  return said.values().next().value ?? null;
}
