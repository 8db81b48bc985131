/** By what a reply is known to speak against what its words name; patterns in the lexicon. */
export const STANCE_CUES = [
  /** "never", "don't": forbids what follows in its clause. */
  "forbids",
  /** "you are not": says of the child that an insult is untrue. */
  "denies",
  /** "is dangerous", "must never": warns of what its sentence names. */
  "warning",
  /** "means", "is when": tells what a word is. */
  "explanation",
  /** What only health is told with, such as the womb. */
  "health",
  /** "go ahead", "it feels good": makes harm tempting, wherever it stands. */
  "urging",
  /** Harmful verbs, which are orders where a clause begins with them. */
  "order",
  /** "but", "just": what follows may say the opposite. */
  "turn",
  /** "you", "your". */
  "child",
  /** "tell a grown-up you trust". */
  "protection",
  /** "I'm a computer program". */
  "limit",
] as const;
export type StanceCue = (typeof STANCE_CUES)[number];
