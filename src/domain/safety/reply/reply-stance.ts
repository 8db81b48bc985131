import type { SafetyLexicon } from "../patterns/lexicon.ts";
import { patternIndex } from "../patterns/pattern-matcher.ts";
import type { Patterns } from "../patterns/patterns.ts";
import { STANCE_CUES, type StanceCue } from "../patterns/stance-cues.ts";
import { type Word, wordsOf } from "../reading/fold.ts";
import type { ReplyFault } from "../screening.ts";

/** Faults of which the act does harm, so that to forbid it or to warn of it is good; all others stand as found. */
const ACTS: ReadonlySet<ReplyFault> = new Set<ReplyFault>([
  ...(["danger", "self_harm", "drugs", "medical", "money", "asks_personal_data", "pictures"] as const),
]);
const INSULTS: ReadonlySet<ReplyFault> = new Set<ReplyFault>(["cruelty", "profanity"]);
/** Faults that a mere topic can be taken for. */
const TOPICS: ReadonlySet<ReplyFault> = new Set<ReplyFault>(["self_harm", "drugs", "danger", "money"]);
/** What else a reply says that sends to a grown-up in earnest. */
const BESIDE_PROTECTION = TOPICS;

/** A part of the text, as offsets. */
type Part = { readonly from: number; readonly to: number };
export type FaultPart = Part & { readonly fault: ReplyFault };

export type Stance = {
  /** Whether the reply does not mean what was found, but forbids, warns of or explains it. */
  excuses(found: FaultPart): boolean;
  /** Whether it sends the child to a grown-up or a help line, and where a mere topic was found in it. */
  readonly sendsToHelp: boolean;
  /** Whether such a reply may speak of what was found. */
  isTopic(found: FaultPart): boolean;
};

const CLAUSE = /[,;:.()"“”«»¿?¡!–—]/;

/** How a reply stands to what it speaks of. */
export function stanceReader(
  stances: SafetyLexicon["stances"],
  patterns: Patterns,
): (text: string) => Stance {
  const cuesIn = patternIndex(
    patterns,
    STANCE_CUES.flatMap((cue) =>
      (stances[cue] ?? []).map((source) => ({ cue, pattern: patterns.read(source) })),
    ),
  );
  return (text) => {
    const words = wordsOf(text);
    const readings = words.map((word) => ({ word, forms: [word.text] }));
    const cues = [...cuesIn(readings)].map(({ rule, from, to }) => ({
      cue: rule.cue,
      sentence: words[from]?.sentence,
      beginsClause: from === 0 || CLAUSE.test(between(text, words[from - 1], words[from])),
      from: words[from]?.from ?? 0,
      to: words[to - 1]?.to ?? 0,
    }));
    const sentenceOf = ({ from, to }: Part) =>
      words.find((word) => word.to > from && word.from < to)?.sentence;
    const inSentence = (part: Part, of: StanceCue) => {
      const sentence = sentenceOf(part);
      return cues.filter(({ cue, sentence: at }) => cue === of && at === sentence);
    };
    const reaches = (cue: Part, found: Part) =>
      cue.to <= found.from &&
      !CLAUSE.test(text.slice(cue.to, found.from)) &&
      !cues.some((turn) => turn.cue === "turn" && turn.from >= cue.to && turn.from < found.from);
    /** What is found may begin within the denial: "no [eres" and "eres tonto]". */
    const isDenied = (found: Part) =>
      inSentence(found, "denies").some(
        (cue) =>
          cue.from < found.from && reaches({ from: cue.from, to: Math.min(cue.to, found.from) }, found),
      );
    const isUrged = (found: Part) =>
      inSentence(found, "urging").length > 0 ||
      inSentence(found, "turn").length > 0 ||
      inSentence(found, "order").some(({ beginsClause }) => beginsClause);
    const isTold = (found: Part, cue: StanceCue) => inSentence(found, cue).length > 0;

    return {
      excuses(found) {
        const { fault } = found;
        if (INSULTS.has(fault)) return isDenied(found);
        // "No, I'm a program" is not "no I'm a program".
        if (fault === "claims_human")
          return cues.some(
            ({ cue, from, to, beginsClause }) =>
              cue === "limit" && beginsClause && from < found.to && to > found.from,
          );
        if (fault === "sexual") return isTold(found, "health") && !isTold(found, "child") && !isUrged(found);
        if (!ACTS.has(fault)) return false;
        if (inSentence(found, "forbids").some((cue) => reaches(cue, found))) return true;
        if (isUrged(found)) return false;
        return (
          isTold(found, "warning") ||
          (TOPICS.has(fault) && isTold(found, "explanation") && !isTold(found, "child"))
        );
      },
      sendsToHelp: cues.some(
        (help) =>
          help.cue === "protection" &&
          !cues.some(
            (turn) => turn.cue === "turn" && turn.sentence === help.sentence && turn.from >= help.to,
          ),
      ),
      isTopic: (found) => BESIDE_PROTECTION.has(found.fault) && !isUrged(found),
    };
  };
}

const between = (text: string, before: Word | undefined, after: Word | undefined) =>
  text.slice(before?.to ?? 0, after?.from ?? 0);
