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
 * Content that is not for children (staff, parents, law, mails: a privacy notice speaks of names, ages and telephone
 * numbers as no child does), that is no sentence (figures, how words are spelled), or that is about harm on purpose
 * (the answers, the rules, what a model is told not to say).
 */
const NOT_ORDINARY =
  /content\/(safety|mail|legal|site\/legal|knowledge|catalogue)\/|copy\/(?:en|es)\/(staff|legal|payments)|packs\/figures|tutor\/(instructions|look-alikes|spelling)|\.test\.ts$/;
/** What the tutor knows a whole message by: said by children, never by the tutor. */
const CUE = /\/(?:cues|commands)\//;
/**
 * Lists of words; what is looked up by, made of the subjects and questions that are asked about; parts of a word problem,
 * such as "me tocan", which means harm where it is all that a child says; and rows of single words with commas between,
 * by which a mood is known: read as a sentence, they are a hundred words for misery; what children said of themselves, and
 * the words of harm beside which nothing is taken as play.
 */
const NO_SENTENCE =
  /\/(?:asks|asked\/\w+\/\w+|mathematics\/words|knowledge\/ordinary|tutorLibrary\/(?:words|sayings|guarded))\/|\/moods\/(?:others|moods\/\w+\/words)$/;
/** Signs of the patterns by which cues are written. */
const OF_A_PATTERN = /[\^$_*]/;
/**
 * A lesson by which a child learns this holds the words of whoever means harm, for the child to know them: "it stays
 * between us, send me a photo". Learned as harmless they would be lost to the classifier, and a child who says them is
 * to be heard. So a lesson of the whole skill is left out, also those by its side that quote nobody.
 */
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
  // A lesson on a grave word holds it; it is told only to a child who asks.
  const isGrave = (part: object) => ("isTender" in part && part.isTender === true) || isOnlineSafety(part);
  const texts = await contentTexts(spokenBy === "child" ? isGrave : () => false);
  const sentences = texts.flatMap(({ text, path }) =>
    CUE.test(path) ? [] : text.split(/(?<=[.!?])\s+|\n+/).map((sentence) => ({ path, text: sentence })),
  );
  return ordinaryOf(sentences.filter(({ text }) => spokenBy === "tutor" || !ABOUT_HARM.test(text)));
}

/** What children are expected to say to the tutor, by which it knows what they want; not what is declared to tell of harm. */
export async function contentCues(): Promise<OrdinarySentence[]> {
  const texts = await contentTexts((part) => "isOfHarm" in part && part.isOfHarm === true);
  return ordinaryOf(texts.filter(({ text, path }) => CUE.test(path) && !OF_A_PATTERN.test(text)));
}

type ContentText = { readonly path: string; readonly text: string };

function ordinaryOf(texts: readonly ContentText[]): OrdinarySentence[] {
  const found = new Map<string, OrdinarySentence>();
  for (const { path, text } of texts) {
    const language = /\bes\b/.test(path) ? "es" : "en";
    if (isSentence(text) && !found.has(text)) found.set(text, { from: path, frame: 0, language, text });
  }
  return [...found.values()];
}

/** Every text of the content and the path to it. */
async function contentTexts(isLeftOut: (part: object) => boolean): Promise<ContentText[]> {
  const texts: ContentText[] = [];
  let seen = new Set<unknown>();
  const files = globSync("src/content/**/*.ts", { cwd: root })
    .filter((file) => !NOT_ORDINARY.test(file))
    .sort();
  for (const file of files) {
    seen = new Set();
    walk(await import(new URL(file, root).href), file);
  }
  return texts;

  function walk(value: unknown, path: string): void {
    if (typeof value === "string") {
      if (!NO_SENTENCE.test(path)) texts.push({ path, text: value });
    } else if (typeof value === "object" && value !== null && !seen.has(value)) {
      seen.add(value);
      if (isLeftOut(value)) return;
      for (const [key, part] of Object.entries(value)) walk(part, `${path}/${key}`);
    }
  }
}

const isOnlineSafety = (value: object) =>
  "words" in value && JSON.stringify(value.words)?.includes(ONLINE_SAFETY) === true;

/** Words without spaces are ids and single words; they say nothing. */
const isSentence = (text: string) => /\p{L}.*\s.*\p{L}/u.test(text) && !/[<>{}\\]|https?:/.test(text);
