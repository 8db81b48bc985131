import type { Suspicion } from "./classifier/second-opinion.ts";
import { asAnswer, asOwnStory, continuations, type EarlierTurn, turnsRead } from "./conversation.ts";
import { type FindingParts, findingReader, HOME, OUTSIDE, SOMEBODY, SPEAKER, worst } from "./findings.ts";
import { isDisclosure, SAFETY_KINDS, type SafetyKind } from "./kinds.ts";
import { joinLexicons } from "./patterns/lexicon.ts";
import type { Match } from "./patterns/pattern-matcher.ts";
import type { PersonalLexicon } from "./personal/leads.ts";
import type { PersonalSpan } from "./personal/personal-span.ts";
import { personalReader, withPlaceholders } from "./personal/redact.ts";
import { type Message, readWithout } from "./reading/reading.ts";
import { offsetsOf, replyFault, replyReader, UNSAYABLE } from "./reply/reply.ts";
import type { ReplyClassifier } from "./reply/reply-classifier.ts";
import { stanceReader } from "./reply/reply-stance.ts";
import type { MessageScreening, ReplyScreening, SafetyScreen, ScreenContext } from "./screening.ts";
import { accumulated, isCalmAfter, withPersonNamed } from "./together.ts";

export type ScreenParts = FindingParts & {
  readonly personal: PersonalLexicon;
  /** Whether the school's own lessons answer this question, such as "why is smoking bad". */
  readonly isTaught: (text: string) => boolean;
  /** What a language model says is asked too, where no rule finds anything (reply-classifier.ts). */
  readonly isUnfit: ReplyClassifier;
};

/** Kinds that a question may be about without any harm; what is taught is then answered and not turned aside. */
const TAUGHT: readonly SafetyKind[] = ["sexual", "drugs", "stranger", "hate", "hacking", "medical"];

const comesBefore = (one: SafetyKind, other: SafetyKind) =>
  SAFETY_KINDS.indexOf(one) < SAFETY_KINDS.indexOf(other);

/** Harm of these kinds comes from home unless something else is told: most who harm a child live with it. */
const MOSTLY_AT_HOME: readonly SafetyKind[] = ["abuse", "sexual_abuse"];
/** Contexts of what is told over several turns. */
const AGAIN = "again";
/** "I did it again": of what only the child itself does. */
const RELAPSE = "relapse";
const IDENTIFIED = "identified";
const GOES_ON = "goes_on";
/** `asked.poison`, `done.poison`: what was asked about in general, and what is then said to be done. */
const ASKED = "asked.";
const DONE = "done.";
/** What makes a suspicion of the turn before certain, though it tells little by itself. */
const HARMED = "harmed";
/** The same where it is said of who was suspected of beating the child: "no, he was mad because …". */
const TEMPER = "temper";
/** So many messages of the child later it still does. */
const GROWS_AFTER = 2;
/** Somebody who is named, and a word that stands for somebody: "my stepdad", "he". */
const PERSON = "person";
const PRONOUN = "pronoun";
/** Where one of these is spoken of, a message may be about what was told before it. */
const OF_BEFORE = [PERSON, PRONOUN, HOME, OUTSIDE, AGAIN, IDENTIFIED] as const;
const ANYBODY = [SPEAKER, SOMEBODY, PERSON, PRONOUN, HOME, OUTSIDE] as const;
/** A match over two messages may begin so many words before the second. */
const WORDS_BEFORE = 6;

/** An address with a number or a name in it; "vivo en la calle" is none. */
const isNamedAddress =
  (text: string) =>
  ({ of, from, to }: PersonalSpan) =>
    of === "address" && /\d|\p{Lu}/u.test(text.slice(from + 1, to));

const NOWHERE = { isAtHome: false, isOutside: false } as const;

/** Words before and after a match that staff need to understand it, and the most characters of an excerpt. */
const WORDS_AROUND = 4;
const LONGEST_EXCERPT = 200;

/** Makes the screen that every message and every reply passes (decisions 080, 101), a part of it in each step. */
export function* safetyScreen({
  personal,
  isTaught,
  isUnfit,
  ...parts
}: ScreenParts): Generator<void, SafetyScreen, void> {
  const finder = yield* findingReader(parts);
  yield;
  const { read, findingIn, ruleHits, hitsOf, shows, lists } = finder;
  const faultsIn = yield* replyReader(parts.lexicons, parts.ordinary, finder.patterns);
  yield;
  const stanceOf = stanceReader(joinLexicons(parts.lexicons).stances, finder.patterns);
  const findPersonal = personalReader(personal);
  yield;
  // All lists are made: what matching needs of them is not left to the first message.
  finder.patterns.table.ready();
  yield;

  function excerptOf(text: string, { words }: Message, hit: Match, spans: readonly PersonalSpan[]): string {
    const sentence = words[hit.from]?.sentence;
    let [from, last] = [hit.from, hit.to - 1];
    for (let index = 0; index < WORDS_AROUND; index += 1) {
      if (words[from - 1]?.sentence === sentence) from -= 1;
      if (words[last + 1]?.sentence === sentence) last += 1;
    }
    const part = withPlaceholders(text, spans, words[from]?.from ?? 0, words[last]?.to ?? text.length);
    const whole = [...part.replace(/\s+/g, " ").trim()];
    // Staff see where the sentence goes on: the word that is missing may be the one that matters.
    const before = words[from - 1]?.sentence === sentence ? "… " : "";
    const after = words[last + 1]?.sentence === sentence || whole.length > LONGEST_EXCERPT ? " …" : "";
    return before + whole.slice(0, LONGEST_EXCERPT).join("") + after;
  }

  const goesOnFrom = (message: Message) => finder.placesOf(message, GOES_ON).some(({ from }) => from === 0);

  /** What a rule finds in this message once "he" is read as whoever was named last. */
  function named(earlier: readonly EarlierTurn[], current: Message): Suspicion | null {
    const placeOf = (message: Message) => finder.placesOf(message, PERSON).at(-1) ?? null;
    const message = withPersonNamed(earlier, current, placeOf, finder.placesOf(current, PRONOUN));
    const hit = message && worst(ruleHits(message).filter(({ kind }) => isDisclosure(kind)));
    return hit && { ...hit, isSure: true };
  }

  /** What a rule finds in this message only when it is read on from the turns before, or as an answer. */
  function continued(earlier: readonly EarlierTurn[], current: Message): Suspicion | null {
    const hits = continuations(earlier, current, goesOnFrom(current)).flatMap(({ message, boundary }) =>
      ruleHits(message)
        .filter(({ from, to }) => from < boundary && from >= boundary - WORDS_BEFORE && to > boundary)
        .map((hit) => ({ ...hit, to: hit.to - boundary })),
    );
    const answer = asAnswer(earlier, current);
    if (answer !== null) {
      const { message, boundary } = answer;
      const spanning = finder.answerHits(message).filter(({ from, to }) => from < boundary && to > boundary);
      hits.push(...spanning.map((hit) => ({ ...hit, to: hit.to - boundary })));
    }
    const hit = worst(hits.filter(({ kind }) => isDisclosure(kind)));
    return hit === null ? null : { ...hit, from: 0, isSure: true };
  }

  /** Where the harm comes from: whoever is named in what was found, else whoever is named at all. */
  function sourceOf(found: Suspicion, current: Message, told: readonly Message[]) {
    const inside = (name: string) =>
      finder.placesOf(current, name).some(({ from, to }) => from < found.to && to > found.from);
    if (inside(OUTSIDE) !== inside(HOME)) return { isAtHome: inside(HOME), isOutside: inside(OUTSIDE) };
    const named = (name: string) => [current, ...told].some((message) => shows(message, name));
    const isAtHome = named(HOME);
    const isOutside = named(OUTSIDE) && !isAtHome;
    return { isAtHome: isAtHome || (MOSTLY_AT_HOME.includes(found.kind) && !isOutside), isOutside };
  }

  /**
   * What the turns before make of this message: a story that turns out to be the child's own, something told that
   * "happened again", what was asked about and is now done, and something suspected that is then said to do harm.
   */
  function inContext(earlier: readonly EarlierTurn[], current: Message): Suspicion | null {
    const whole: Match = { from: 0, to: current.words.length };
    const told = earlier.filter(({ from }) => from === "child");
    const isOwn = shows(current, IDENTIFIED);
    if (isOwn) {
      const own = [...told.map(({ message }) => message), current].map((each) => asOwnStory(each, lists));
      const hit = worst(own.flatMap((each) => ruleHits(each).filter(({ kind }) => isDisclosure(kind))));
      if (hit !== null) return { ...whole, kind: hit.kind, isSure: true };
    }
    const asked = SAFETY_KINDS.find(
      (kind) => shows(current, DONE + kind) && told.some(({ message }) => shows(message, ASKED + kind)),
    );
    if (asked !== undefined) return { ...whole, kind: asked, isSure: true };
    const before = told
      .map(({ text, message }) => findingIn(text, message))
      .filter((finding) => finding !== null && isDisclosure(finding.kind))
      .at(-1);
    const isRelapse = before?.kind === "self_harm" && shows(current, RELAPSE);
    const goesOn = isOwn || isRelapse || shows(current, AGAIN);
    // What was told surely before was answered then; only a suspicion grows, and only by what follows it closely.
    const [last, ...others] = told
      .slice(-GROWS_AFTER)
      .toReversed()
      .map((turn) => findingIn(turn.text, turn.message));
    const isAngry = last?.kind === "abuse" && goesOnFrom(current) && shows(current, TEMPER);
    const isHarmed = [last, ...others].some((found) => found === before) && shows(current, HARMED);
    const grows = before?.isSure === false && (isAngry || isHarmed);
    if (before && (goesOn || grows)) return { ...whole, kind: before.kind, isSure: true };
    if (goesOn && !isOwn && told.some(({ message }) => shows(message, HOME)))
      return { ...whole, kind: "abuse", isSure: false };
    return null;
  }

  /** The graver of some findings; what is certain comes before what is suspected. */
  function gravest(findings: readonly (Suspicion | null)[]): Suspicion | null {
    const found = findings.filter((finding) => finding !== null);
    const sure = found.filter(({ isSure, kind }) => isSure && isDisclosure(kind));
    const first = sure.length > 0 ? sure : found.filter(({ kind }) => isDisclosure(kind));
    const all = first.length > 0 ? first : found;
    return all.reduce<Suspicion | null>(
      (best, each) => (best === null || comesBefore(each.kind, best.kind) ? each : best),
      null,
    );
  }

  function reply(text: string, { names }: ScreenContext): ReplyScreening & { readonly sendsToHelp: boolean } {
    const message = read(text);
    const unsayable = hitsOf(text, message).flatMap(({ kind, ...hit }) =>
      UNSAYABLE.some((each) => each === kind) ? [{ fault: kind, ...offsetsOf(message.words, hit) }] : [],
    );
    const personalData = findPersonal(text, names).spans.map(({ of }) => of);
    const stance = stanceOf(text);
    const fault = replyFault(text, { parts: [...faultsIn(text), ...unsayable], stance, personalData });
    const { sendsToHelp } = stance;
    return fault === null ? { ok: true, kind: null, sendsToHelp } : { ok: false, kind: fault, sendsToHelp };
  }

  return {
    message(text, { names, earlier = [], isStory = false }): MessageScreening {
      const { spans, isReminded } = findPersonal(text, names);
      const message = readWithout(read(text), spans.filter(isNamedAddress(text)));
      const turns = turnsRead(earlier).map((turn): EarlierTurn => {
        const before = read(turn.text);
        const hit = turn.from === "child" ? worst(ruleHits(before)) : null;
        const isTelling = hit !== null && isDisclosure(hit.kind);
        return { ...turn, message: before, isTelling };
      });
      const redacted = withPlaceholders(text, spans);
      const finding = isStory ? finder.findingInTale(text, message) : findingIn(text, message);
      const alone = finding !== null && TAUGHT.includes(finding.kind) && isTaught(text) ? null : finding;
      const found =
        alone?.isSure && isDisclosure(alone.kind)
          ? alone
          : gravest([
              alone,
              continued(turns, message),
              named(turns, message),
              inContext(turns, message),
              accumulated(text, {
                ...{
                  earlier: turns,
                  current: message,
                  goesOn: goesOnFrom,
                  isCalm: finder.isCalm,
                  together: finder.together,
                },
                alone: (turn) => findingIn(turn.text, turn.message),
              }),
            ]);
      if (isReminded && (found === null || !comesBefore(found.kind, "personal_data"))) {
        const parts = new Set(spans.map((span) => withPlaceholders(text, [span], span.from, span.to)));
        const excerpt = [...parts].join(" ");
        return { verdict: "turn_aside", kind: "personal_data", ...NOWHERE, excerpt, redacted };
      }
      if (found === null) {
        const isCalm = isCalmAfter(turns, message, finder.isCalm);
        const pointsBack = goesOnFrom(message) || OF_BEFORE.some((name) => shows(message, name));
        const apart = finder.isCalm(message) ? "surely" : "perhaps";
        return {
          verdict: "fine",
          kind: null,
          ...NOWHERE,
          ...(isCalm && { isCalm }),
          ...(!pointsBack && { apart }),
          excerpt: null,
          redacted,
        };
      }
      const sure = isDisclosure(found.kind) ? "disclosure" : "turn_aside";
      const told = turns.filter(({ from }) => from === "child").map((turn) => turn.message);
      return {
        verdict: found.isSure ? sure : "uncertain",
        kind: found.kind,
        ...(found.isLearned && { isLearned: found.isLearned }),
        ...(!ANYBODY.some((name) => shows(message, name)) && { namesNobody: true as const }),
        ...sourceOf(found, message, told),
        excerpt: excerptOf(text, message, found, spans),
        redacted,
      };
    },

    isRuled: (text) => ruleHits(read(text)).some(({ kind }) => isDisclosure(kind)),

    reply(text, context) {
      const { sendsToHelp, ...byRules } = reply(text, context);
      return byRules;
    },
    modelReply(text, context) {
      const { sendsToHelp, ...byRules } = reply(text, context);
      return byRules.ok && isUnfit(text, sendsToHelp) ? { ok: false, kind: "suspected" } : byRules;
    },

    redact: (text, names) => withPlaceholders(text, findPersonal(text, names).spans),
  };
}
