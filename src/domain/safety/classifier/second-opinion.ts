import { isDisclosure, SAFETY_KINDS, type SafetyKind } from "../kinds.ts";
import type { Match } from "../patterns/pattern-matcher.ts";
import type { Word } from "../reading/fold.ts";
import {
  disclosureShare,
  LEARNED_KINDS,
  likeliest,
  type MessageClassifier,
  type Opinion,
  oddsOf,
  otherShare,
  shareOf,
} from "./classifier.ts";

/** What is found. `isSure` decides the answer; otherwise the tutor goes on, with care. `isLearned`: by the classifier, where no rule does. */
export type Suspicion = Match & {
  readonly kind: SafetyKind;
  readonly isSure: boolean;
  readonly isLearned?: true;
};

const LEARNED = { isLearned: true } as const;

/**
 * How likely something must be, where one message in a hundred tells of harm: SURE there is 97 in a hundred if as many
 * told as not. Chosen on hands and ordinary talk that were not learned from (evals/safety/cross-validate.ts,
 * decision 101): of ordinary talk 0.04 in a hundred get the fixed words by this and 2.3 are suspected.
 */
const SURE = 0.25;
const SUSPECTED = 0.04;
/** The other kinds are only turned aside, and a wrong turn costs a child its answer. */
const SURE_ASIDE = 0.5;

/**
 * Likelier than this, a message is not calm: the tutor then names a grown-up where it does not know what is told. Of the
 * spent sets, none of whose messages was learned from, no disclosure is below it, and of ordinary ones four in five are.
 */
const CALM = 0.002;
/** Read on from a message that is not calm, it must not make harm likelier than this. */
const CALM_TOGETHER = 0.005;
/** Shorter ones say nothing by themselves: "down there", "me too". In words. */
const SHORTEST_CALM = 3;

/** For several messages read as one: words that tell nothing apart add up, in ordinary talk too (decision 122). */
const SURE_TOGETHER = 0.4;

/** What is read at once: the messages that it learned from are this long at most. */
const WINDOW = 40;
const STEP = 20;
/** A shorter sentence says too little by itself. */
const SHORTEST = 3;
/** So many windows has a message; what has more is not likelier to tell of harm, so each must say more. */
const USUAL_WINDOWS = 4;

const disclosures = LEARNED_KINDS.filter(isDisclosure);
const others = LEARNED_KINDS.filter((kind) => !isDisclosure(kind));

/** The parts of a message that are read by themselves: all of it, its sentences, and pieces of what is too long. */
export function windowsOf(words: readonly Word[]): Match[] {
  const found: Match[] = [];
  if (words.length === 0) return [];
  if (words.length <= WINDOW) found.push({ from: 0, to: words.length });
  let from = 0;
  for (let at = 1; at <= words.length; at += 1) {
    if (at < words.length && words[at]?.sentence === words[from]?.sentence) continue;
    for (let start = from; start < at; start += STEP) {
      found.push({ from: start, to: Math.min(start + WINDOW, at) });
      if (start + WINDOW >= at) break;
    }
    from = at;
  }
  return found.filter((window) => window.to - window.from >= SHORTEST || found.length === 1);
}

/** Windows that say the same are read once: "no no no …" for a page is one window. */
function different(words: readonly Word[], windows: readonly Match[]): Match[] {
  const byText = new Map<string, Match>();
  for (const window of windows) {
    const text = words
      .slice(window.from, window.to)
      .map((word) => word.text)
      .join(" ");
    if (!byText.has(text)) byText.set(text, window);
  }
  return [...byText.values()];
}

function suspicionOf(opinion: Opinion, window: Match, doubt: number): Suspicion | null {
  const told = shareOf(oddsOf(disclosureShare(opinion)) - doubt);
  const other = shareOf(oddsOf(otherShare(opinion)) - doubt);
  const harm = { ...window, kind: likeliest(opinion, disclosures) };
  if (told >= SURE) return { ...harm, isSure: true, ...LEARNED };
  if (other >= SURE_ASIDE && told < SUSPECTED) {
    return { ...window, kind: likeliest(opinion, others), isSure: true, ...LEARNED };
  }
  return told >= SUSPECTED ? { ...harm, isSure: false, ...LEARNED } : null;
}

/** `visible` are the places of the words that no idiom has used up, in order; matches are places of all words. */
export type SecondOpinion = {
  /** What the classifier finds by itself: the gravest of all windows, or null. */
  suspicion(words: readonly Word[], visible: readonly number[]): Suspicion | null;
  /** Whether it takes every part of a message for harmless, and surely so; `joined` is the message with the one before it. */
  isCalm(words: readonly Word[], visible: readonly number[], joined?: "joined"): boolean;
  /** What it finds in several messages read as one text, of whatever length. */
  together(words: readonly Word[], visible: readonly number[]): Suspicion | null;
};

/** Reads a message in windows, so that one sentence among many harmless ones is seen. */
export function secondOpinion(classify: MessageClassifier): SecondOpinion {
  return {
    suspicion(words, visible) {
      const seen = visible.map((at) => words[at] as Word);
      const windows = different(seen, windowsOf(seen));
      const doubt = Math.log(Math.max(1, windows.length / USUAL_WINDOWS));
      const found = windows.flatMap(({ from, to }) => {
        const place = { from: visible[from] ?? 0, to: (visible[to - 1] ?? 0) + 1 };
        const suspicion = suspicionOf(classify(seen.slice(from, to)), place, doubt);
        return suspicion === null ? [] : [suspicion];
      });
      return found.sort(byGravity)[0] ?? null;
    },
    isCalm(words, visible, joined) {
      const seen = visible.map((at) => words[at] as Word);
      if (words.length < SHORTEST_CALM) return false;
      const most = joined === undefined ? CALM : CALM_TOGETHER;
      return windowsOf(seen).every(({ from, to }) => disclosureShare(classify(seen.slice(from, to))) < most);
    },
    together(words, visible) {
      const opinion = classify(visible.map((at) => words[at] as Word));
      const told = disclosureShare(opinion);
      if (told < SURE_TOGETHER) return null;
      return { from: 0, to: words.length, kind: likeliest(opinion, disclosures), isSure: true, ...LEARNED };
    },
  };
}

/** Sure before unsure, grave kinds before lesser ones, shorter before longer. */
function byGravity(one: Suspicion, other: Suspicion): number {
  return (
    Number(other.isSure) - Number(one.isSure) ||
    SAFETY_KINDS.indexOf(one.kind) - SAFETY_KINDS.indexOf(other.kind) ||
    one.to - one.from - (other.to - other.from)
  );
}
