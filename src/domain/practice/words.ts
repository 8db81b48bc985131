import { fill } from "../locale/fill.ts";
import type { Kind } from "../mathematics/problem.ts";
import type { SkillId } from "./skills.ts";
import type { Template } from "./template.ts";
import type { PracticeSkills } from "./told.ts";

/** A thing with a picture that can be counted. `how` is the "how many" that agrees with it. */
export type Thing = {
  readonly picture: string;
  readonly one: string;
  readonly many: string;
  readonly how: string;
};

/** A word with its picture; `sound` is the first one as it is heard, `parts` the syllables. */
export type PicturedWord = {
  readonly word: string;
  readonly picture: string;
  readonly sound: string;
};

/** One question with its answers, written out. */
export type Quiz = {
  /** What is asked; the skill's own question when absent. */
  readonly ask?: string | undefined;
  /** What stands above: a sentence with a gap, a word. */
  readonly show?: string | undefined;
  readonly picture?: string | undefined;
  readonly answer: string;
  readonly wrong: readonly string[];
  readonly hint?: string | undefined;
  /** Why it is so. */
  readonly why?: string | undefined;
  /** Pictures of the answers. */
  readonly pictures?: Readonly<Record<string, string>> | undefined;
};

/**
 * What a shown word means; or, where no word is shown, which of some things it is. What helps with a word says nothing
 * about things, so a question about things brings its own help.
 */
export type Meaning = Quiz &
  (
    | { readonly show: string }
    | (Required<Pick<Quiz, "ask" | "hint" | "why" | "pictures">> & { readonly show?: undefined })
  );

/** A word that is built from pieces, one of which is too many. */
export type Built = {
  readonly picture: string;
  readonly build: readonly string[];
  readonly more: readonly string[];
};

/** A sentence with a piece left out: "El [h|-]ombre rema"; the right one first, then what is mixed up with it. */
export type Gap = {
  readonly fill: string;
  readonly slip?: string | undefined;
  readonly why?: string | undefined;
};

/** The table of known slips: what helps, and for spelling what is written for what. */
export type Slips = Readonly<
  Record<
    string,
    { readonly say: string; readonly swaps?: readonly (readonly [string, string])[] | undefined }
  >
>;

/** What is said of one way of working something out. */
export type WayText = { readonly hint: string; readonly more?: string | undefined; readonly shown: string };

/** A text to be understood, with its questions. */
export type Text = { readonly text: string; readonly questions: readonly Quiz[] };

/** How a word problem is worked out. `take_share` is (a - b) ÷ c. */
export type Working = "add" | "take" | "times" | "share" | "times_add" | "times_take" | "take_share";
type Range = readonly [number, number];
/** A story with numbers in its places `{a}`, `{b}`, `{c}`; each is drawn from its range (for `share`, a ÷ b is drawn from a's). */
export type Problem = {
  readonly text: string;
  readonly working: Working;
  readonly a: Range;
  readonly b: Range;
  readonly c?: Range | undefined;
};

/** The sentences that generators fill in. */
export const PHRASES = [
  "count",
  "count.work",
  "after",
  "after.way",
  "after.work",
  "sequence",
  "sequence.way",
  "sequence.work",
  "altogether",
  "left",
  "left.hint",
  "sum",
  "work",
  "work.parts",
  "tens_ones",
  "tens_ones.hint",
  "digit_tens",
  "digit_tens.hint",
  "digit_tens.work",
  "greatest",
  "in_order",
  "hundreds",
  "worth",
  "worth.hint",
  "round",
  "round.hint",
  "groups",
  "groups.hint",
  "share",
  "share.hint",
  "rest",
  "rest.hint",
  "half_of",
  "coloured",
  "coloured.hint",
  "coloured.work",
  "greater_part",
  "greater_part.hint",
  "same_as",
  "same_as.hint",
  "part_of",
  "begins_like",
  "begins_like.work",
  "begins_with",
  "begins_with.work",
  "first_letter",
  "first_letter.work",
  "last_letter",
  "last_letter.way",
  "last_letter.work",
  "missing_letter",
  "missing_letter.way",
  "alphabet",
  "alphabet.hint",
  "rhymes",
  "rhymes.work",
  "rhymes_not",
  "rhymes_not.way",
  "rhymes_not.work",
  "verse",
  "verse.way",
  "syllables",
  "syllables.work",
  "split",
  "split.work",
  "strong",
  "strong.way",
  "strong.work",
  "kind",
  "kind.work",
  "gap",
  "nothing",
  "build",
  "build.work",
  "agree",
  "picture_word",
  "meaning",
  "meaning.work",
  "which.way",
  "order",
  "quiz.work",
  "text.work",
] as const;
type PhraseId = (typeof PHRASES)[number];

/** The places of a number. */
export type Place = "hundreds" | "tens" | "ones";

/** Everything that practice says in one language. */
export type PracticeWords = {
  readonly phrases: Readonly<Record<PhraseId, string>>;
  /** The first hint of every item of a skill: a way to go about it, without numbers. */
  readonly hints: Readonly<Record<SkillId, string>>;
  /** How signs and gaps are said. `parts`: a half and halves, by the lower number of a fraction. */
  readonly aloud: {
    readonly signs: Readonly<Record<string, string>>;
    readonly gap: string;
    readonly parts: Readonly<Record<string, readonly [string, string]>>;
  };
  /** "1 ten", "4 tens": the name of one and of any other number, by place. */
  readonly places: Readonly<Record<Place, readonly [string, string]>>;
  readonly things: readonly Thing[];
  readonly pictured: readonly PicturedWord[];
  readonly alphabet: string;
  /** Words with a letter or letters missing, by what is hard about the language's first letters. */
  readonly missing: readonly Quiz[];
  /** Families of words that rhyme, short ones and longer ones; no two families rhyme with each other. */
  readonly rhymes: readonly [readonly (readonly string[])[], readonly (readonly string[])[]];
  readonly verses: readonly Quiz[];
  /** Words in their syllables, the strong one in capitals: `ma-ri-PO-sa`. By step: 0 to 2 counted, then split, strong, kind. */
  readonly syllables: readonly [readonly string[], readonly string[], readonly string[], readonly string[]];
  /** What a word is called that is strong on its last, second last, third last syllable; absent where nobody says so. */
  readonly kinds?: readonly [string, string, string] | undefined;
  /** By step. */
  readonly spelling: readonly (readonly (Quiz | Built | Gap)[])[];
  readonly grammar: readonly (readonly Gap[])[];
  readonly meaning: readonly (readonly Meaning[])[];
  readonly order: readonly (readonly Quiz[])[];
  readonly texts: readonly (readonly Text[])[];
  readonly stories: readonly (readonly Problem[])[];
  /** Exercises with places for numbers. */
  readonly templates: readonly Template[];
  readonly slips: Slips;
  /** How mathematics is explained: the ways of the tutor, and how a story is drawn as bars. */
  readonly ways: Readonly<Record<string, WayText>>;
  readonly bars: Readonly<Partial<Record<Kind, string>>>;
  /** For each step of a skill the skills of the map that it is about. */
  readonly skills: PracticeSkills;
  /** What the map puts after a skill's last step, as a child is told. */
  readonly next: Readonly<Partial<Record<SkillId, readonly string[]>>>;
};

/** A phrase with its places filled in. */
export function say(
  words: PracticeWords,
  phrase: PhraseId,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return fill(words.phrases[phrase], texts);
}

/** So many of a place, in words that agree with the number. */
export function ofPlace({ places }: PracticeWords, place: Place, count: number): string {
  return `${count} ${places[place][count === 1 ? 0 : 1]}`;
}

/** What a voice says of a text: signs, fractions and gaps in words. */
export function aloud(text: string, { aloud: { signs, gap, parts } }: Pick<PracticeWords, "aloud">): string {
  return text
    .replace(/(\d+)\/(\d+)/g, (whole, upper: string, lower: string) => {
      const names = parts[lower];
      return names === undefined ? whole : `${upper} ${upper === "1" ? names[0] : names[1]}`;
    })
    .replace(/(\d),(?=\d{3})/g, "$1")
    .replace(/\s([+−×÷=<])\s/g, (whole, sign: string) => ` ${signs[sign] ?? whole.trim()} `)
    .replace(/\(?−(\d+)\)?/g, (_, number: string) => `${signs["−"]} ${number}`)
    .replace(/\p{L}*_+\p{L}*/gu, gap);
}
