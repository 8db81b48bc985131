import type { MessageClassifier } from "./classifier.ts";
import { respellings } from "./fold.ts";
import { isDisclosure, SAFETY_KINDS, type SafetyKind } from "./kinds.ts";
import type { PersonalLexicon } from "./leads.ts";
import { joinLexicons, type SafetyLexicon } from "./lexicon.ts";
import type { Match } from "./patterns.ts";
import type { PersonalSpan } from "./personal-span.ts";
import { type Message, messageReader } from "./reading.ts";
import { personalReader, withPlaceholders } from "./redact.ts";
import { replyFault, replyReader } from "./reply.ts";
import type { MessageScreening, ProfanityDetector, SafetyScreen } from "./screening.ts";
import { type Suspicion, secondOpinion } from "./second-opinion.ts";

export type ScreenParts = {
  /** One lexicon per language (src/content/safety). */
  readonly lexicons: readonly SafetyLexicon[];
  readonly personal: PersonalLexicon;
  /** From packages; each finds foul words beside the lexicons' own. */
  readonly detectors: readonly ProfanityDetector[];
  /** Learned from messages; asked where no rule finds anything (decision 099). Null: rules alone. */
  readonly classify: MessageClassifier | null;
};

type Hit = Match & { readonly kind: SafetyKind };

const comesBefore = (one: SafetyKind, other: SafetyKind) =>
  SAFETY_KINDS.indexOf(one) < SAFETY_KINDS.indexOf(other);
const outranks = (one: SafetyKind, other: SafetyKind) => isDisclosure(one) && !isDisclosure(other);

/** Words before and after a match that staff need to understand it, and the most characters of an excerpt. */
const WORDS_AROUND = 4;
const LONGEST_EXCERPT = 200;

/** Makes the screen that every message and every reply passes (decision 080). */
export function safetyScreen({ lexicons, personal, detectors, classify }: ScreenParts): SafetyScreen {
  const lexicon = joinLexicons(lexicons);
  const reader = messageReader(lexicon);
  const faultsIn = replyReader(lexicon);
  const findPersonal = personalReader(personal);
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
      if (word.from > from || to > word.to || (to - from) * 2 < word.to - word.from) continue;
      hits.push({ from: at, to: at + 1, kind: "profanity" });
    }
    return hits;
  }

  /** In which sentences a context shows. */
  function contextsOf({ readings }: Message): Map<string, Set<number>> {
    const shown = new Map<string, Set<number>>();
    for (const { rule, from } of reader.contextsIn(readings)) {
      const sentences = shown.get(rule.name) ?? new Set();
      shown.set(rule.name, sentences.add(readings[from]?.word.sentence ?? 0));
    }
    return shown;
  }

  function hitsIn(text: string, message: Message): Hit[] {
    const contexts = contextsOf(message);
    const hits = foulIn(text, message);
    for (const { rule, from, to } of reader.rulesIn(message.readings)) {
      const sentence = message.readings[from]?.word.sentence ?? 0;
      const isSilent = rule.unless?.some((name) =>
        [sentence - 1, sentence, sentence + 1].some((near) => contexts.get(name)?.has(near)),
      );
      if (!isSilent) hits.push({ from, to, kind: rule.kind });
    }
    return hits;
  }

  /** The shortest of the hits of the kind that matters most. */
  function worst(hits: readonly Hit[]): Hit | null {
    for (const kind of SAFETY_KINDS) {
      const [first, ...others] = hits.filter((hit) => hit.kind === kind);
      if (first === undefined) continue;
      return others.reduce((best, hit) => (hit.to - hit.from < best.to - best.from ? hit : best), first);
    }
    return null;
  }

  function excerptOf(text: string, { words }: Message, hit: Match, spans: readonly PersonalSpan[]): string {
    const sentence = words[hit.from]?.sentence;
    let [from, last] = [hit.from, hit.to - 1];
    for (let index = 0; index < WORDS_AROUND; index += 1) {
      if (words[from - 1]?.sentence === sentence) from -= 1;
      if (words[last + 1]?.sentence === sentence) last += 1;
    }
    const part = withPlaceholders(text, spans, words[from]?.from ?? 0, words[last]?.to ?? text.length);
    return [...part.replace(/\s+/g, " ").trim()].slice(0, LONGEST_EXCERPT).join("");
  }

  /**
   * What decides the answer. A rule's finding stands, whatever the classifier thinks; the classifier adds what no rule
   * found, and a disclosure of its own outranks a lesser rule.
   */
  function weighed({ words, masked }: Message, hits: readonly Hit[]): Suspicion | null {
    const visible = words.map((_, at) => at).filter((at) => !masked.has(at));
    const hit = worst(hits);
    if (hit !== null && isDisclosure(hit.kind)) return { ...hit, isSure: true };
    const suspicion = second?.suspicion(words, visible) ?? null;
    if (hit === null || (suspicion !== null && outranks(suspicion.kind, hit.kind))) return suspicion;
    return { ...hit, isSure: true };
  }

  return {
    message(text, { names }): MessageScreening {
      const message = reader.message(text);
      const { spans, isReminded } = findPersonal(text, names);
      const redacted = withPlaceholders(text, spans);
      const found = weighed(message, hitsIn(text, message));
      if (isReminded && (found === null || !comesBefore(found.kind, "personal_data"))) {
        const excerpt = [...new Set(spans.map((span) => withPlaceholders(text, [span], span.from, span.to)))];
        return {
          verdict: "turn_aside",
          kind: "personal_data",
          isAtHome: false,
          excerpt: excerpt.join(" "),
          redacted,
        };
      }
      if (found === null) return { verdict: "fine", kind: null, isAtHome: false, excerpt: null, redacted };
      const sure = isDisclosure(found.kind) ? "disclosure" : "turn_aside";
      return {
        verdict: found.isSure ? sure : "uncertain",
        kind: found.kind,
        isAtHome: false,
        excerpt: excerptOf(text, message, found, spans),
        redacted,
      };
    },

    reply(text, { names }) {
      const message = reader.message(text);
      const said = new Set(faultsIn(text));
      const kinds = new Set(hitsIn(text, message).map(({ kind }) => kind));
      const personalData = findPersonal(text, names).spans.map(({ of }) => of);
      const fault = replyFault(text, { said, kinds, personalData });
      return fault === null ? { ok: true, kind: null } : { ok: false, kind: fault };
    },

    redact: (text, names) => withPlaceholders(text, findPersonal(text, names).spans),
  };
}
