import type { Bilingual, BilingualList, Language } from "../locale/language.ts";
import type { Verbs } from "./grammar/verbs/known.ts";
import type { KnowledgeLibrary } from "./knowledge/entry.ts";
import type { MathematicsLibrary } from "./mathematics/library.ts";
import { namesIn } from "./names.ts";
import type { Phrase } from "./phrases.ts";
import type { Saying } from "./understanding/saying.ts";

export type Choice = { readonly label: Bilingual; readonly cues: BilingualList; readonly to: string };
export type Scene = {
  readonly text: Bilingual;
  /** Added for 8 and older. */
  readonly detail: Bilingual;
  /** Added for 11 and older. */
  readonly depth: Bilingual;
  /** Two ways on; an ending has none. */
  readonly choices: readonly Choice[];
};
/** A story with a beginning called `start` and several endings. */
export type StoryWorld = {
  readonly id: string;
  /** As it stands in an offer: "the sea". */
  readonly name: Bilingual;
  readonly cues: BilingualList;
  readonly scenes: Readonly<Record<string, Scene>>;
  /** Of {hero}, whoever that is: begun for whoever wants a story about somebody, and not offered. */
  readonly isOwn?: true;
};

export const ACTIVITY_KINDS = ["create", "nature"] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
/** Something to do away from the screen, for one age tier. */
export type Activity = {
  readonly id: string;
  readonly kind: ActivityKind;
  readonly tier: "youngest" | "middle" | "oldest";
  readonly title: Bilingual;
  readonly needs: Bilingual;
  readonly steps: BilingualList;
  /** Asked when it is done. */
  readonly wonder: Bilingual;
};

/** Something to find out for a science fair, in a field that its cues name. */
export type FairIdea = { readonly id: string; readonly cues: BilingualList; readonly idea: Bilingual };

/** A few lines to read and a question about them. */
export type Passage = {
  readonly id: string;
  readonly tier: Activity["tier"];
  readonly text: Bilingual;
  readonly question: Bilingual;
  /** An answer holds all words of one entry. */
  readonly answers: BilingualList;
  /** The hints, one after the other. */
  readonly hints: readonly [Bilingual, Bilingual];
  /** The answer, shown together at last. */
  readonly shown: Bilingual;
};

/** Words of one language as their parts, "but·ter·fly", with what is worth knowing about some of them. */
export type SpellingWords = {
  /** Of two words that sound alike one is hardly ever a word. */
  readonly isAsItSounds: boolean;
  /** Patterns that ask when one word of those that sound alike is used, and which of them is right. */
  readonly use: string;
  readonly which: string;
  readonly words: readonly string[];
  readonly tips: Readonly<Record<string, string>>;
};

/** Words of one language that sound alike; sentences with room for one of them, and what to ask oneself. */
export type LookAlikes = {
  readonly id: string;
  readonly language: Language;
  readonly words: readonly string[];
  readonly tip: string;
  readonly sentences: readonly { readonly gap: string; readonly word: string; readonly why: string }[];
};

/** What small talk may be: a feeling or hard news, glad news of the body, a guest that is made up. */
export const MET = ["feeling", "news", "play"] as const;

/** Something children say that is no question about the world, and what is answered. */
export type SmallTalk = {
  readonly id: string;
  /** Whole phrases, as plain words; `^` at the beginning or `$` at the end bind it to the message's. */
  readonly cues: BilingualList;
  readonly replies: BilingualList;
  /** What the reply offers, if anything. */
  readonly offers?: "story" | "joke";
  /** Said in the middle of a story or an activity it belongs to that: "thanks". */
  readonly isAside?: true;
  /** What its cues tell may be harm: the safety screen hears it first, and this is said only where it finds none. */
  readonly isOfHarm?: true;
  /** What meets the child's answer, where the reply asks for one. */
  readonly after?: BilingualList;
  /** What is told on belongs to it; nobody jokes about a `feeling`. */
  readonly meets?: (typeof MET)[number];
  /** Said only after one of these was met or told, by their ids. */
  readonly follows?: readonly string[];
  /** What is said instead, by its id, where it is denied: "I am not sad anymore". */
  readonly denied?: string;
};

/** Of whom may be told. */
export const WHO = ["self", "kin", "person", "pet", "toy"] as const;
export type Who = (typeof WHO)[number];

/** Something that happened to somebody, and what is said to it; {thing} is of whom it is told, {word} what else is named. */
export type Telling = SmallTalk & {
  /** Without it, of anybody. */
  readonly of?: readonly Who[];
  /** A topic that the message names comes first. */
  readonly yields?: true;
  /** A `warning` is said whatever else is told; what follows a `comfort` fits whatever the child feels. */
  readonly tone?: "warning" | "comfort";
};

export type Joke = {
  readonly question: Bilingual;
  readonly answer: Bilingual;
  /** Of a riddle: words of which one solves it. */
  readonly solvedBy?: BilingualList;
};

/** Words that are no regular forms: of verbs "go, went, gone", of things "tooth, teeth"; and of a form what children make of it. */
export type WordForms = Readonly<
  Record<
    Language,
    {
      readonly verbs: readonly string[];
      readonly plurals: readonly string[];
      /** "Have", before a participle, and what may stand between the two. */
      readonly helpers: readonly string[];
      readonly between: readonly string[];
    }
  >
> & { readonly verbs: Verbs };

/** Everything the embedded tutor says: content, never code. */
export type TutorLibrary = {
  readonly stories: readonly StoryWorld[];
  readonly activities: readonly Activity[];
  readonly fair: readonly FairIdea[];
  readonly passages: readonly Passage[];
  readonly spelling: Readonly<Record<Language, SpellingWords>>;
  /** Ordinary words in families that rhyme (word-list.ts). */
  readonly words: Readonly<Record<Language, string>>;
  /** English words whose beats their letters do not tell, each with how many it has: "hour2". */
  readonly beats: string;
  readonly forms: WordForms;
  readonly lookAlikes: readonly LookAlikes[];
  readonly smallTalk: readonly SmallTalk[];
  /** What children tell of themselves, their people, animals and toys. */
  readonly tellings: readonly Telling[];
  /** What a guide is drawn as, by its name: {drawn} in small talk, beside its {guide}. */
  readonly drawnAs: (guide: string) => Bilingual;
  /** Words that worry may be told with: what holds one is answered with the way to a grown-up. */
  readonly worries: BilingualList;
  /** Other people, and words of the body and of feelings: where both stand, nothing is asked and no topic begun. */
  readonly persons: BilingualList;
  readonly bodyAndFeelings: BilingualList;
  /** Hurts, cries and frights by their names: what they stand in is no exercise, no joke and no good news. */
  readonly grave: BilingualList;
  /** How a sum asks how many come to each, where that is said with such a word: "cuántos le tocan". */
  readonly sharing: BilingualList;
  /** What denies the words that come after it: "not", "ya no". */
  readonly denials: BilingualList;
  /** Home, the night, nobody: grave only where nothing but play was expected. */
  readonly alone: BilingualList;
  /** Words of an ordinary day. */
  readonly everyday: BilingualList;
  /** Of whom is told. */
  readonly kin: BilingualList;
  readonly pets: BilingualList;
  readonly toys: BilingualList;
  /** What stands beside one of these is never taken as play. */
  readonly guarded: BilingualList;
  readonly unsaid: BilingualList;
  /** How words are written in a hurry: "bc = because". */
  readonly typed: BilingualList;
  readonly jokes: readonly Joke[];
  /** Of these it is learned what a message is: a question, a telling, a wish. */
  readonly sayings: readonly Saying[];
  readonly commands: Readonly<Record<Command, BilingualList>>;
  readonly phrases: Readonly<Record<Phrase, BilingualList>>;
  readonly mathematics: MathematicsLibrary;
  /** What the tutor looks things up in: facts, tables and the lessons. */
  readonly knowledge: KnowledgeLibrary;
  readonly moods: Moods;
  readonly writing: WritingLibrary;
  readonly followUps: FollowUps;
  /** What an idea begins with: "I think because". */
  readonly guesses: BilingualList;
  readonly families: readonly Family[];
  readonly natures: Natures;
};

/** What a child may ask the tutor to do, and the short answers that keep a thread going. */
export const COMMANDS = namesIn(
  "story create nature reading sum joke counting spelling harder easier repeat again lost own_joke",
  "you_begin fair facts my_turn classic_joke knock help teach write poem the_end next_line simpler simplify mixed quiz_on",
  "misheard so_far slope first_letter last_letter rhymes with_word look_over request report accent",
  "row_count saw quiz convert factor prime made check give task own_task list compare claim fact spelled_right",
  "amazed own oneself reported doubted same_time meaning debate reasons judgement takes_it dice chance",
  "mark has_any of_all word_kind advice syllables plural_of past_of is_said tense animal_kind hard_thing unworried passed_on yes no",
  "interior_angles each_angle polygons four_sides sides cylinder volume density force mass acceleration median die coin",
  "put_together crosses too_hard grades repeated unfunny unclear useless dislikes in_brief",
  "own_way predecessor successor neighbour_named order_down order_up order_numbers even_number odd_number prime_number greater_than smaller_than find_letter",
  "unsure next another one_more stop show more english spanish",
);
export type Command = (typeof COMMANDS)[number];

/** What is written together. */
export type Form = "story" | "poem";

/** What is said while a story or a poem is written together. */
export type WritingLibrary = {
  readonly begin: Readonly<Record<Form, BilingualList>>;
  /** First lines for whoever wants one, and how a {line} is offered. */
  readonly first: Readonly<Record<Form, BilingualList>>;
  readonly offer: Readonly<Record<Form, Bilingual>>;
  readonly steps: Readonly<Record<Form, readonly Bilingual[]>>;
  readonly more: Bilingual;
  readonly stuck: BilingualList;
  readonly end: Bilingual;
  readonly empty: Bilingual;
};

/** What may be asked of the thing that was told last. */
export const ACTS = namesIn(
  "name example meaning did most least why when where who parts far many again simpler more how",
);
export type Act = (typeof ACTS)[number];
export type FollowUps = Readonly<
  Record<
    Language,
    {
      /** Words that point at it, and words that a question about it begins with. */
      readonly of: readonly string[];
      /** Those of them that always do: "they", and not "it". */
      readonly persons: readonly string[];
      /** "Which is the biggest": one of what was told of, if nothing is named. */
      readonly choosing: readonly string[];
      readonly leads: readonly string[];
      /** Verbs that say no more than the question's word: where they lived, who fought. */
      readonly light: readonly string[];
      /** What asks for each, and what a sentence that answers it holds. */
      readonly acts: Readonly<
        Record<Act, { readonly cues: readonly string[]; readonly marks: readonly string[] }>
      >;
    }
  >
>;

/** Words of a kind, "verb: run, eat", for whoever asks for examples, whether one is one, or to be asked. */
export type Family = {
  readonly id: string;
  readonly kinds: readonly {
    readonly id: string;
    readonly names: BilingualList;
    readonly members: BilingualList;
    /** "It tells what somebody does." */
    readonly reason: Bilingual;
    /** How one that is not listed is known: by a word in it, or with a hyphen by its end. */
    readonly marks?: BilingualList;
  }[];
};

/** What is so of all things of a kind, by trait. */
export type Nature = { readonly names: BilingualList; readonly says: Readonly<Record<string, Bilingual>> };
export type Natures = {
  /** Words that ask for each trait. */
  readonly traits: Readonly<Record<string, BilingualList>>;
  readonly kinds: Readonly<Record<string, Nature>>;
};

export type Moods = {
  /** Words of somebody else: a message that holds one may be a worry. */
  readonly others: string;
  readonly moods: Readonly<Record<string, { readonly words: string; readonly replies: BilingualList }>>;
};
