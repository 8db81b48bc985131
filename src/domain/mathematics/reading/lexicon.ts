/** What a word may say in a problem or about one. The words themselves are content, by language. */
export const ROLES = [
  ...([
    "how_many",
    "how_many_more",
    "how_long",
    "what_time",
    "what_is",
    "total",
    "left",
    "now",
    "some",
    "are",
  ] as const),
  ...([
    "have",
    "gain",
    "lose",
    "give_him",
    "give_back",
    "to",
    "from",
    "each",
    "with",
    "among",
    "share",
    "and",
    "or",
    "of",
    "by",
  ] as const),
  ...([
    "cost",
    "pay",
    "change",
    "buy",
    "discount",
    "raise",
    "percent",
    "more_than",
    "less_than",
    "times_as_many",
    "than",
  ] as const),
  /** "Per hour"; the hands of a clock. */
  /** Pairs of what belongs together: "a week", a recipe, "we are 5"; and what is still to come. */
  ...(["per", "recipe", "we_are", "missing", "age", "ago", "at_first"] as const),
  ...(["fraction", "speed", "hourly", "secondly", "until", "long_hand", "short_hand"] as const),
  /** The same amount written in another way; the places to which a number is rounded; a result that somebody got; what a row lacks. */
  ...(["as_fraction", "as_decimal", "ones", "hundreds", "thousands", "result", "gap", "the"] as const),
  ...(["depart", "arrive", "takes", "oclock", "past", "before_hour", "half_past", "late"] as const),
  ...([
    "area",
    "perimeter",
    "volume",
    "rectangle",
    "square",
    "triangle",
    "right_triangle",
    "long_side",
    "circle",
    "radius",
    "diameter",
    "box",
    "mean",
    "trapezoid",
    "height",
    "other_shape",
  ] as const),
  ...([
    "larger",
    "smaller",
    "same",
    "compare",
    "solve",
    "is",
    "below_zero",
    "half_of",
    "double",
    "triple",
  ] as const),
  ...([
    "add",
    "subtract",
    "multiply",
    "divide",
    "difference",
    "multiple",
    "divisor",
    "root",
    "round",
    "squared",
    "cubed",
  ] as const),
  ...([
    "count",
    "comes",
    "after",
    "before",
    "backwards",
    "up_to",
    "table",
    "label",
    "around",
    "outside",
    "practice",
  ] as const),
  /** About a problem that was begun. */
  ...([
    "why",
    "because",
    "another_way",
    "remember",
    "explain",
    "tell",
    "hint",
    "back",
    "unsure",
    "yes",
    "no",
    "both",
    "neither",
    "first",
    "second",
    "not",
    "nothing",
    "rest",
    "hedge",
    "told",
    "family",
  ] as const),
] as const;
export type Role = (typeof ROLES)[number];

export const UNIT_GROUPS = [
  "thing",
  "person",
  "container",
  "money",
  "time",
  "length",
  "mass",
  "volume",
] as const;
export type UnitGroup = (typeof UNIT_GROUPS)[number];

export type UnitWords = {
  readonly group: UnitGroup;
  /** One of it and several; the others are only understood. */
  readonly one: string;
  readonly many: string;
  readonly also: readonly string[];
  /** How many of the smallest one of its kind: an hour is 60 minutes. */
  readonly size?: number | undefined;
};

/** How one language speaks of numbers and quantities. All words plain: lower case, without accents. */
export type Lexicon = {
  readonly numbers: Readonly<Record<string, number>>;
  readonly tens: Readonly<Record<string, number>>;
  readonly hundreds: Readonly<Record<string, number>>;
  readonly hundred: readonly string[];
  readonly thousand: readonly string[];
  /** Between tens and ones: "treinta y dos". */
  readonly joins: readonly string[];
  /** Say one only before a unit or a part: "un kilo", "a half". */
  readonly articles: readonly string[];
  /** What may stand after the first word of a phrase without changing what it says: "se (me) cayeron". */
  readonly between: Readonly<Record<string, readonly string[]>>;
  /** Halves, thirds, quarters: what the bottom is. */
  readonly parts: Readonly<Record<string, number>>;
  /** Said of what is not cut: "un entero". */
  readonly wholes: readonly string[];
  /** Follow a part: "tercera parte". */
  readonly partWords: readonly string[];
  /** Phrases that say a sign. */
  readonly signs: Readonly<Record<string, string>>;
  /** Phrases by what they say; a star stands for any ending. */
  readonly roles: Readonly<Partial<Record<Role, readonly string[]>>>;
  readonly units: Readonly<Record<string, UnitWords>>;
  /** What things are made up of, and how many each of them has: legs, wheels, sides. */
  readonly pieces: Readonly<
    Record<string, { readonly names: readonly string[]; readonly each: Readonly<Record<string, number>> }>
  >;
};
