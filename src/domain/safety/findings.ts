import { remembered } from "#domain/resilience/remembered.ts";
import type { MessageClassifier } from "./classifier/classifier.ts";
import { type Suspicion, secondOpinion } from "./classifier/second-opinion.ts";
import { isDisclosure, SAFETY_KINDS, type SafetyKind } from "./kinds.ts";
import type { SafetyLexicon } from "./patterns/lexicon.ts";
import { joinLexicons } from "./patterns/lexicon.ts";
import type { Match } from "./patterns/pattern-matcher.ts";
import type { Patterns } from "./patterns/patterns.ts";
import { respellings } from "./reading/fold.ts";
import { type Message, messageReaderInSteps, patternsOf } from "./reading/reading.ts";
import type { ProfanityDetector } from "./screening.ts";

export type FindingParts = {
  /** One lexicon per language (src/content/safety/lexicon). */
  readonly lexicons: readonly SafetyLexicon[];
  /** The patterns over their lists, where some were read already. */
  readonly patterns?: Patterns;
  /** Ordinary words of every language that look or sound like words of the rules. */
  readonly ordinary: ReadonlySet<string>;
  /** From packages; each finds foul words beside the lexicons' own. */
  readonly detectors: readonly ProfanityDetector[];
  /** Learned from messages; asked where no rule finds a disclosure (decisions 099, 101). Null: rules alone. */
  readonly classify: MessageClassifier | null;
};

/** What a rule found: a kind, at some places in the row of words. */
export type Hit = Match & { readonly kind: SafetyKind };

/** In a game or a sport these are part of it, unless somebody who could harm is named, or it happens every day. */
const PLAYED: readonly SafetyKind[] = ["emergency", "abuse", "danger", "bullying"];
const GAME = "game";
/** Somebody of the home is named, or somebody from elsewhere. */
export const HOME = "home";
export const OUTSIDE = "outside";
const EARNEST = [HOME, OUTSIDE, "repeated"] as const;
/** Among brothers, sisters and cousins blows are part of it too; what threatens more than blows is not. */
const PLAYED_AT_HOME: readonly SafetyKind[] = ["abuse", "bullying"];
const EARNEST_AT_HOME = ["elder", OUTSIDE, "repeated"] as const;

/** In a word problem these are things to count, unless the speaker is in it. */
const COUNTED: readonly SafetyKind[] = ["poison", "danger", "drugs", "medical"];
const SUM = "sum";
export const SPEAKER = "speaker";
/** Nobody does it: "se me volaron". */
const OF_ITSELF = "of_itself";

/**
 * Who is new has no friends yet; one friend who does not speak to the child has quarrelled with it; and "she does not bully
 * me" denies it. Rules that name one of these are only suspected there, and what lasts or is told in tears is found as ever.
 * The words of the last two the classifier does not see.
 */
const QUARREL = "quarrel";
const DENIED = "denied";
const DOUBTS = ["newcomer", QUARREL, DENIED];
/** "Nobody hits me": what a rule finds within it is said not to be so, whatever the rule; the classifier does not see it. */
const UNHARMED = "unharmed";
const LASTING = "lasting";
const SADDENED = "saddened";

/**
 * Aches, colds and care, and asking whether one is as others are ("am I weird if I don't want …"). The classifier does
 * not see them: it learned the words of pain and of shame from disclosures. What is asked about it sees, and the asking
 * too where somebody is named: "am I mean if I don't want to sit on my uncle's lap".
 */
const AILMENT = "ailment";
const WONDERING = "wondering";
export const SOMEBODY = "somebody";
/**
 * What a child keeps to itself of its own will, such as a crush or a present, with the wish that nobody knows. The classifier
 * does not see it either, unless harm, fear, the body, an older person or somebody's wish is named beside it.
 */
const PRIVATE = "private";
const PRESSED = "pressed";
/**
 * Left to the rules: the classifier learned every ache, fever and visit to the doctor as medical, and a child may speak of
 * those as of anything.
 */
const RULES_ALONE: readonly SafetyKind[] = ["medical"];

const outranks = (one: SafetyKind, other: SafetyKind) => isDisclosure(one) && !isDisclosure(other);

/** The shortest of the hits of the kind that matters most. */
export function worst(hits: readonly Hit[]): Hit | null {
  for (const kind of SAFETY_KINDS) {
    const [first, ...others] = hits.filter((hit) => hit.kind === kind);
    if (first === undefined) continue;
    return others.reduce((best, hit) => (hit.to - hit.from < best.to - best.from ? hit : best), first);
  }
  return null;
}

/** Characters whose readings are remembered: the turns before a message were read a moment ago, as messages. */
const REMEMBERED = 40_000;

/** Works out once what is asked of the same message several times. */
function once<Found, Told extends unknown[]>(work: (message: Message, ...told: Told) => Found) {
  const known = new WeakMap<Message, { readonly found: Found }>();
  return (message: Message, ...told: Told): Found => {
    const kept = known.get(message) ?? { found: work(message, ...told) };
    known.set(message, kept);
    return kept.found;
  };
}

/** Reads texts, and finds in them what rules and classifier know. Made in steps. */
export function* findingReader({
  lexicons,
  patterns = patternsOf(lexicons),
  ordinary,
  detectors,
  classify,
}: FindingParts) {
  const lexicon = joinLexicons(lexicons);
  const reader = yield* messageReaderInSteps(lexicons, ordinary, patterns);
  const second = classify === null ? null : secondOpinion(classify);
  const foul = new Set(lexicon.foul);
  const notFoul = new Set(lexicon.notFoul);

  /** Letters hidden by stars: "f**k", and "p*to" where a foul word comes of it; not "base*altura". */
  const isStarred = (word: string) =>
    /^[a-z]{1,8}\*{2,6}[a-z]{1,5}$/.test(word) ||
    (/^[a-z]+\*[a-z]+$/.test(word) && respellings(word).some((form) => foul.has(form)));

  /** Foul words, as places in the row of words. */
  function foulIn(text: string, { words, readings, masked }: Message): Hit[] {
    const hits: Hit[] = readings.flatMap(({ forms, word }, at) =>
      isStarred(word.text) ||
      (!masked.has(at) && !notFoul.has(word.text) && [word.text, ...forms].some((form) => foul.has(form)))
        ? [{ from: at, to: at + 1, kind: "profanity" as const }]
        : [],
    );
    const found = detectors
      .flatMap((detect) => [...detect(text)])
      .sort((one, other) => one.from - other.from);
    let at = 0;
    for (const { from, to } of found) {
      while (at < words.length && (words[at]?.to ?? 0) <= from) at += 1;
      const word = words[at];
      if (word === undefined || masked.has(at) || notFoul.has(word.text)) continue;
      // A package may see one across two words, or in the middle of a longer harmless one.
      if (word.from > from || to > word.to || (to - from) * 2 <= word.to - word.from) continue;
      hits.push({ from: at, to: at + 1, kind: "profanity" });
    }
    return hits;
  }

  const contextMatches = once(({ readings }: Message) => [...reader.contextsIn(readings)]);

  /** In which sentences a context shows. */
  const contextsOf = once((message: Message): Map<string, Set<number>> => {
    const shown = new Map<string, Set<number>>();
    for (const { rule, from } of contextMatches(message)) {
      const sentences = shown.get(rule.name) ?? new Set();
      shown.set(rule.name, sentences.add(message.readings[from]?.word.sentence ?? 0));
    }
    return shown;
  });

  /** Where a context shows. */
  const placesOf = (message: Message, context: string): Match[] =>
    contextMatches(message).filter(({ rule }) => rule.name === context);

  const rulesOver = once((message: Message) => {
    const contexts = contextsOf(message);
    const hits: Hit[] = [];
    const doubtful: Hit[] = [];
    for (const { rule, from, to } of reader.rulesIn(message.readings)) {
      const sentence = message.readings[from]?.word.sentence ?? 0;
      const isNear = (name: string) =>
        [sentence - 1, sentence, sentence + 1].some((near) => contexts.get(name)?.has(near));
      const isSilent =
        rule.unless?.some((name) => !DOUBTS.includes(name) && isNear(name)) ||
        rule.given?.every(isNear) === false;
      const isDoubtful =
        !contexts.has(LASTING) &&
        DOUBTS.some((name) => rule.unless?.includes(name) && isNear(name)) &&
        // Over a quarrel everybody is sad; who is new and sad has nobody.
        (rule.unless?.includes(QUARREL) || !contexts.has(SADDENED));
      const isPlayed =
        PLAYED.includes(rule.kind) &&
        contexts.get(GAME)?.has(sentence) === true &&
        !(PLAYED_AT_HOME.includes(rule.kind) ? EARNEST_AT_HOME : EARNEST).some((name) => contexts.has(name));
      const isCounted =
        COUNTED.includes(rule.kind) &&
        !contexts.has(SPEAKER) &&
        [sentence - 1, sentence, sentence + 1].some((near) => contexts.get(SUM)?.has(near));
      const isDenied = placesOf(message, UNHARMED).some((place) => place.from <= from && to <= place.to);
      if (isSilent || isPlayed || isCounted) continue;
      (isDoubtful || isDenied ? doubtful : hits).push({ from, to, kind: rule.kind });
    }
    return { hits, doubtful };
  });
  const ruleHits = (message: Message): readonly Hit[] => rulesOver(message).hits;

  const hitsOf = (text: string, message: Message) => [...foulIn(text, message), ...ruleHits(message)];

  /** The places of the words that the classifier may see. */
  function visibleIn(message: Message): number[] {
    const hidden = new Set(message.masked);
    const contexts = contextsOf(message);
    const unseen = [AILMENT, QUARREL, DENIED, UNHARMED];
    if (!contexts.has(SOMEBODY)) unseen.push(WONDERING);
    if (!contexts.has(PRESSED)) unseen.push(PRIVATE);
    for (const { from, to } of unseen.flatMap((context) => placesOf(message, context))) {
      for (let at = from; at < to; at += 1) hidden.add(at);
    }
    return message.words.map((_, at) => at).filter((at) => !hidden.has(at));
  }

  /**
   * What a rule finds only where an ordinary word is taken for a misspelling: "mi primo me volaba". It is suspected
   * where somebody is named who may have done it to the child. Things that did it of themselves and are counted are of
   * a word problem: "se me volaron 5". Any other number may be the child's age, or how often it happened.
   */
  function misspeltIn(message: Message): Suspicion | null {
    const { words, readings, misspelt } = message;
    if (misspelt === undefined) return null;
    if (!contextsOf(message).has(HOME) && !contextsOf(message).has(OUTSIDE)) return null;
    const speaker = placesOf(message, SPEAKER);
    const ofItself = new Set(placesOf(message, OF_ITSELF).map(({ to }) => to));
    const isCounted = (at: number) => ofItself.has(at) && /^\d+$/.test(words[at + 1]?.text ?? "");
    const isMisspelt = (at: number) =>
      misspelt.readings[at]?.forms.length !== readings[at]?.forms.length && !isCounted(at);
    const places = words.map((_, at) => at).filter(isMisspelt);
    const found = ruleHits(misspelt).filter(
      ({ kind, from, to }) =>
        isDisclosure(kind) &&
        places.some((at) => at >= from && at < to) &&
        speaker.some((place) => place.from >= from && place.to <= to),
    );
    const hit = worst(found);
    return hit && { ...hit, isSure: false };
  }

  /**
   * What decides the answer to a message by itself. A rule's finding stands, whatever the classifier thinks; the
   * classifier adds what no rule found, and a disclosure of its own outranks a lesser rule.
   */
  const decisive = once((message, text: string): Suspicion | null => {
    const { words } = message;
    const hit = worst(hitsOf(text, message));
    if (hit !== null && isDisclosure(hit.kind)) return { ...hit, isSure: true };
    const opinion = second?.suspicion(words, visibleIn(message)) ?? null;
    const suspicion = opinion !== null && RULES_ALONE.includes(opinion.kind) ? null : opinion;
    if (hit !== null && !(suspicion !== null && outranks(suspicion.kind, hit.kind)))
      return { ...hit, isSure: true };
    const doubtful = worst(rulesOver(message).doubtful);
    return suspicion ?? misspeltIn(message) ?? (doubtful && { ...doubtful, isSure: false });
  });

  return {
    lists: lexicon.lists,
    patterns,
    read: remembered(reader.message, REMEMBERED),
    ruleHits,
    hitsOf,
    /** What the rules for a question and its answer find. */
    answerHits: ({ readings }: Message): Hit[] =>
      [...reader.answersIn(readings)].map(({ rule, from, to }) => ({ from, to, kind: rule.kind })),
    /** Whether a context shows anywhere. */
    shows: (message: Message, context: string) => contextsOf(message).has(context),
    placesOf,
    /** What the classifier finds in several messages read as one. */
    together: (message: Message): Suspicion | null =>
      second?.together(message.words, visibleIn(message)) ?? null,
    /** Whether the classifier is all but certain that nothing grave is told; where there is none, nobody knows. */
    isCalm: (message: Message, joined?: "joined"): boolean =>
      second?.isCalm(message.words, visibleIn(message), joined) ?? false,
    findingIn: (text: string, message: Message): Suspicion | null => decisive(message, text),
    /**
     * The same of a line of a story that the child writes, with no word for the child itself. What a rule finds stands. What
     * the classifier alone suspects of "she wants to find her grandma" is the story's, and what it is sure of, suspected.
     */
    findingInTale(text: string, message: Message): Suspicion | null {
      const found = decisive(message, text);
      if (found === null || !isDisclosure(found.kind) || contextsOf(message).has(SPEAKER)) return found;
      if (ruleHits(message).some(({ kind }) => isDisclosure(kind))) return found;
      return found.isSure ? { ...found, isSure: false } : null;
    },
  };
}
