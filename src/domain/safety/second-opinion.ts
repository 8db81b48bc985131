import {
  disclosureShare,
  LEARNED_KINDS,
  likeliest,
  type MessageClassifier,
  type Opinion,
} from "./classifier.ts";
import type { Word } from "./fold.ts";
import { isDisclosure, SAFETY_KINDS, type SafetyKind } from "./kinds.ts";
import type { Match } from "./patterns.ts";

/** What the classifier finds where no rule does. `isSure` decides the answer; otherwise the tutor goes on, with care. */
export type Suspicion = Match & { readonly kind: SafetyKind; readonly isSure: boolean };

/** How likely something must be. Chosen on messages of hands that the classifier had not seen (decision 099). */
const SURE = 0.45;
const UNSURE = 0.35;
/** The other kinds are only turned aside, and a wrong turn costs a child its answer. */
const SURE_ASIDE = 0.7;

/** What is read at once: the messages that it learned from are this long at most. */
const WINDOW = 40;
const STEP = 20;
/** A shorter sentence says too little by itself. */
const SHORTEST = 3;

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

function suspicionOf(opinion: Opinion, window: Match): Suspicion | null {
  const disclosed = disclosureShare(opinion);
  const aside = 1 - opinion.harmless - disclosed;
  if (disclosed >= UNSURE && disclosed >= aside) {
    // A child who may be telling of harm gets the careful answer also when the other kinds make it unclear.
    const isSure = disclosed >= SURE || disclosed + aside >= SURE_ASIDE;
    return { ...window, kind: likeliest(opinion, disclosures), isSure };
  }
  return disclosed + aside >= SURE_ASIDE
    ? { ...window, kind: likeliest(opinion, others), isSure: true }
    : null;
}

/** `visible` are the places of the words that no idiom has used up, in order; matches are places of all words. */
export type SecondOpinion = {
  /** What the classifier finds by itself: the gravest of all windows, or null. */
  suspicion(words: readonly Word[], visible: readonly number[]): Suspicion | null;
};

/** Reads a message in windows, so that one sentence among many harmless ones is seen. */
export function secondOpinion(classify: MessageClassifier): SecondOpinion {
  return {
    suspicion(words, visible) {
      const seen = visible.map((at) => words[at] as Word);
      const found = windowsOf(seen).flatMap(({ from, to }) => {
        const place = { from: visible[from] ?? 0, to: (visible[to - 1] ?? 0) + 1 };
        const suspicion = suspicionOf(classify(seen.slice(from, to)), place);
        return suspicion === null ? [] : [suspicion];
      });
      return found.sort(byGravity)[0] ?? null;
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
