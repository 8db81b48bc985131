import type { SafetyKind } from "../kinds.ts";
import type { SoundRule } from "../reading/fold.ts";
import type { ReplyFault } from "../screening.ts";
import type { PhraseLists } from "./patterns.ts";
import type { StanceCue } from "./stance-cues.ts";

/** Rules of one kind, as patterns (patterns.ts). */
export type SafetyRules = {
  readonly kind: SafetyKind;
  /** Names of contexts that must all show, in the same sentence or a neighbouring one. */
  readonly given?: readonly string[];
  /** Names of contexts in which these rules are silent, such as a game; see {@link SafetyLexicon.contexts}. */
  readonly unless?: readonly string[];
  readonly patterns: readonly string[];
};

/** What one language brings; both are applied to every message, because children mix them. */
export type SafetyLexicon = {
  /** Lists of phrases for the patterns. Lists of one name from two languages are joined. */
  readonly lists: PhraseLists;
  /** Harmless phrases with alarming words; what they match, no rule sees. */
  readonly idioms: readonly string[];
  /** Patterns by the name of the context that they show, in the same sentence or a neighbouring one. */
  readonly contexts: Readonly<Record<string, readonly string[]>>;
  readonly rules: readonly SafetyRules[];
  /** Rules over a question of the tutor with the child's answer behind it; nothing else is read by them. */
  readonly answers: readonly SafetyRules[];
  /** What a tutor's reply must not say. */
  readonly replies: readonly { readonly fault: ReplyFault; readonly patterns: readonly string[] }[];
  /** By what words a tutor's reply forbids, warns, explains, urges or sends to a grown-up (reply-stance.ts). */
  readonly stances: Readonly<Partial<Record<StanceCue, readonly string[]>>>;
  /** How words are also written, in chats, by ear or without a break, each with the words that are meant. */
  readonly spellings: Readonly<Record<string, string>>;
  /** How letters sound, in the order in which they are replaced; two words of one sound may be the same. */
  readonly sounds: readonly SoundRule[];
  /** Harmless phrases of tutors with alarming words; what they match, no rule for replies sees. */
  readonly harmlessReplies: readonly string[];
  /** Foul words, beyond what a package knows. */
  readonly foul: readonly string[];
  /** Words that a package takes for foul and that are none. */
  readonly notFoul: readonly string[];
};

const joined = <Value>(
  parts: readonly Readonly<Record<string, readonly Value[]>>[],
): Record<string, readonly Value[]> => {
  const all: Record<string, readonly Value[]> = {};
  for (const part of parts) {
    for (const [name, values] of Object.entries(part)) all[name] = [...(all[name] ?? []), ...values];
  }
  return all;
};

/** The lexicons of several languages as one. */
export function joinLexicons(lexicons: readonly SafetyLexicon[]): SafetyLexicon {
  return {
    lists: joined(lexicons.map(({ lists }) => lists)),
    contexts: joined(lexicons.map(({ contexts }) => contexts)),
    idioms: lexicons.flatMap(({ idioms }) => idioms),
    rules: lexicons.flatMap(({ rules }) => rules),
    answers: lexicons.flatMap(({ answers }) => answers),
    replies: lexicons.flatMap(({ replies }) => replies),
    stances: joined(lexicons.map(({ stances }) => stances)),
    spellings: Object.assign({}, ...lexicons.map(({ spellings }) => spellings)),
    sounds: lexicons.flatMap(({ sounds }) => sounds),
    harmlessReplies: lexicons.flatMap(({ harmlessReplies }) => harmlessReplies),
    foul: lexicons.flatMap(({ foul }) => foul),
    notFoul: lexicons.flatMap(({ notFoul }) => notFoul),
  };
}
