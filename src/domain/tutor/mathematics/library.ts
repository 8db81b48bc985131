import type { BilingualList, Language } from "../../locale/language.ts";
import type { Kind } from "../../mathematics/problem.ts";
import type { Lexicon } from "../../mathematics/reading/lexicon.ts";

/** What is said of one way of working something out; `why` names the reason. */
export type WayWords = {
  readonly why: string;
  readonly hint: BilingualList;
  readonly more?: BilingualList | undefined;
  readonly shown: BilingualList;
};
export type KindWords = {
  /** By which name one of the kind is wished for: "an easy equation". */
  readonly names?: BilingualList | undefined;
  readonly see?: BilingualList | undefined;
  readonly bar?: BilingualList | undefined;
  readonly why: BilingualList;
};
/** Something that children ask about by name, with a problem to try it on. */
export type Concept = {
  readonly asks: BilingualList;
  readonly tell: BilingualList;
  readonly try: BilingualList;
};

/** How mathematics is understood and spoken of: content/tutor/mathematics. */
export type MathematicsLibrary = {
  readonly words: Readonly<Record<Language, Lexicon>>;
  readonly talk: Readonly<Record<string, BilingualList>>;
  readonly stories: Readonly<Partial<Record<Kind, BilingualList>>>;
  readonly ways: Readonly<Record<string, WayWords>>;
  readonly whys: Readonly<Record<string, BilingualList>>;
  readonly kinds: Readonly<Partial<Record<Kind | "order" | "inequality" | "each", KindWords>>>;
  readonly slips: Readonly<Record<string, BilingualList>>;
  readonly concepts: Readonly<Record<string, Concept>>;
};
