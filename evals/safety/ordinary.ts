import { globSync, readFileSync } from "node:fs";
import { grammarOf } from "./grammar.ts";

/** Something harmless that is said, and where it comes from, for whoever looks at a false alarm. */
export type OrdinarySentence = {
  readonly from: string;
  /** Which frame of the grammar made it; 0 for content. */
  readonly frame: number;
  readonly language: "en" | "es";
  readonly text: string;
};

const folder = new URL("ordinary/", import.meta.url);
const root = new URL("../../", import.meta.url);

/**
 * Classroom talk, word problems and stories, made of lists and frames. Those of `learn` are learned from; those of
 * `gate` have frames and words of their own, so that the gate asks about sentences that nothing was learned from.
 */
export function ordinaryTalk(part: "learn" | "gate"): OrdinarySentence[] {
  const seen = new Set<string>();
  return (["en", "es"] as const)
    .flatMap((language) =>
      grammarOf(readFileSync(new URL(`${part}-${language}.txt`, folder), "utf8")).map(
        ({ section, frame, text }): OrdinarySentence => ({ from: section, frame, language, text }),
      ),
    )
    .filter(({ text }) => !seen.has(text) && seen.add(text));
}

/**
 * Content that is not for children (staff, parents, law, mails), that is no sentence (figures, what a command or a cue is
 * known by), or that is about harm on purpose (the answers, the rules, the words for worry).
 */
const NOT_ORDINARY =
  /content\/(safety|mail|legal|site\/legal|knowledge|catalogue)\/|copy\/(?:en|es)\/(staff|legal|payments)|packs\/figures|tutor\/(commands|instructions|news|look-alikes|spelling)|\.test\.ts$/;
const CUE = /\/(?:cues|commands|asks|mathematics\/words)\/|\/moods\/(?:others|moods\/\w+\/words)$/;
/** A lesson by which a child learns this holds the words of whoever means harm, for the child to know them. */
const ONLINE_SAFETY = "can decide what to share online and when to ask an adult";
/** What sends a child to a grown-up for help is about harm on purpose. */
const ABOUT_HARM = /\b911\b|adult[oa]s? de confianza|trusted adult|(grown-up|adult|someone) you trust/i;

/**
 * Every sentence of the product's content, taken from the modules' own values, so that new content is found by itself.
 * A text in both languages is told by its key, or by the name of its file.
 *
 * @param spokenBy a child would not say the words for a grave matter, the tutor does
 */
export async function contentSentences(spokenBy: "child" | "tutor" = "child"): Promise<OrdinarySentence[]> {
  const found = new Map<string, OrdinarySentence>();
  let seen = new Set<unknown>();
  const files = globSync("src/content/**/*.ts", { cwd: root })
    .filter((file) => !NOT_ORDINARY.test(file))
    .sort();
  for (const file of files) {
    seen = new Set();
    walk(await import(new URL(file, root).href), file);
  }
  return [...found.values()];

  function walk(value: unknown, path: string): void {
    if (typeof value === "string") {
      if (CUE.test(path)) return;
      const language = /\bes\b/.test(path) ? "es" : "en";
      for (const text of value.split(/(?<=[.!?])\s+|\n+/)) {
        const isLeftOut = spokenBy === "child" && ABOUT_HARM.test(text);
        if (isSentence(text) && !isLeftOut && !found.has(text))
          found.set(text, { from: path, frame: 0, language, text });
      }
    } else if (typeof value === "object" && value !== null && !seen.has(value)) {
      seen.add(value);
      // A lesson on a grave word holds it; it is told only to a child who asks.
      if (spokenBy === "child" && (("isTender" in value && value.isTender === true) || isOnlineSafety(value)))
        return;
      for (const [key, part] of Object.entries(value)) walk(part, `${path}/${key}`);
    }
  }
}

const isOnlineSafety = (value: object) =>
  "words" in value && JSON.stringify(value.words)?.includes(ONLINE_SAFETY) === true;

/** Words without spaces are ids and single words; they say nothing. */
const isSentence = (text: string) => /\p{L}.*\s.*\p{L}/u.test(text) && !/[<>{}\\]|https?:/.test(text);
