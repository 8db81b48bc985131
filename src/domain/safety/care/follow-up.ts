import type { Language } from "../../locale/language.ts";
import { type Disclosure, HARM_OF, type Harm, isDisclosure } from "../kinds.ts";
import type { SafetyLexicon } from "../patterns/lexicon.ts";
import { messageReader } from "../reading/reading.ts";
import type { MessageScreening } from "../screening.ts";
import { bandOf, fixedAnswer, type SafetyAnswers } from "./answers.ts";
import { type Care, isGraver, withSaid } from "./care.ts";
import { countryReader } from "./country-said.ts";
import { type Country, type HelpLines, linesFor, withNumbers } from "./help-lines.ts";

/** `overdose`: something was swallowed by a child that also told of self-harm. */
export type CareGroup = Harm | "overdose";

function groupOf({ kind, told }: Pick<Care, "kind" | "told">): CareGroup {
  return kind === "poison" && told.includes("self_harm") ? "overdose" : HARM_OF[kind];
}

/** Wordings up to seven years, and for older children. */
type Wordings = { readonly youngest: readonly string[]; readonly older: readonly string[] };
type Tails = {
  readonly [Age in keyof Wordings]: Readonly<Record<"any" | "teacher" | "atHome" | "outside", Wordings[Age]>>;
};

/** src/content/safety/follow-up.json */
export type FollowUpWords = {
  /** In order of urgency: of several intents in one message the first is answered. */
  readonly replies: readonly ({
    readonly intent: string;
    /** The groups that these are for; all, when left out. Those for a group come before those for all. */
    readonly groups?: readonly string[] | undefined;
    /** Whether what to do now is said after it. */
    readonly tail: boolean;
  } & Readonly<Record<Language, Wordings>>)[];
  /** What to do now: `any` always fits; `teacher` names one; `atHome` and `outside` are for who harms, and name others. */
  readonly tails: Readonly<Record<CareGroup, Readonly<Record<Language, Tails>>>>;
};

export type FollowUpContent = {
  /**
   * Patterns of what children write then, as contexts; what ends in `.short` counts in short messages only. With how
   * young children spell.
   */
  readonly patterns: readonly SafetyLexicon[];
  /** Patterns of where a child says that it is. */
  readonly places: SafetyLexicon;
  readonly words: FollowUpWords;
  readonly answers: SafetyAnswers;
  readonly helpLines: HelpLines;
};

export type FollowUpRequest = {
  /** Null when nothing grave was told before. */
  readonly care: Care | null;
  /** What the child wrote, redacted. */
  readonly message: string;
  readonly screening: MessageScreening;
  /** Where the child says that it is, now or before (`countryIn`): read in its own words, since redaction takes places out. */
  readonly place: string | null;
  /** What the child was told last, for one who did not catch it. */
  readonly said?: string | undefined;
  /** A part of the message asks for a lesson, and for nothing else (tutor/lesson-asked.ts). */
  readonly asksLesson?: boolean;
  readonly age: number | null;
  readonly language: Language;
  /** The school's country (brand.country). */
  readonly country: string | null;
};

export type FollowUp = {
  /** Null where the care rests: the child speaks of something else, and the tutor answers it. */
  readonly text: string | null;
  readonly care: Care;
  /** What the child was understood to want; `disclosure`: the fixed words were said. */
  readonly intent: string;
};

export type FollowUps = {
  /**
   * The answer to a disclosure, and to everything that is written after it in that conversation, as long as the care for
   * it does not rest. Null when nothing grave is told and nothing was: the message takes its ordinary way.
   */
  answer(request: FollowUpRequest): FollowUp | null;
  /** Where the child says that it is; null when it does not say. */
  countryIn(text: string): string | null;
};

/** What a message is understood to want, and its length in words. */
type Understood = { readonly intents: ReadonlySet<string>; readonly length: number };
/** The most urgent of them that is answered, and whether a lesson is asked for beside it. */
type Wanted = { readonly wish: string | undefined; readonly asksLesson: boolean };

/** So many words a message has at most whose whole meaning is "ok", "no" or "bye". */
const SHORT_WORDS = 3;
const SHORT = ".short";
/** From so many words on, something is told. */
const TELLING_WORDS = 3;
const EMERGENCY_NUMBER = /\{(?:emergency|ambulance)\}/;
const isForLife = (group: CareGroup) => ["emergency", "poison", "overdose"].includes(group);
const TOLD = "told";
/** Contexts only: whom the child told, and who is with it. A man where a woman was told may be whom it fears. */
const WHO_IS_NEAR = [
  ["told-woman", "with-her"],
  ["told-man", "with-him"],
  [TOLD, "with"],
] as const;
const BUT = "but";
/** Somebody comes, or it happens now. */
const OF_SOMEBODY_NEAR = ["coming", "now"];
/** Not caught, so said again: no words of its own. */
const REPEAT = "repeat";
/** What belongs to the tutor where the child has turned to something else: a wish to do something, */
const PLAY = "play";
/** and, once the tutor has answered, also what is said in a word or two. */
const OF_TUTOR = [PLAY, "bye", "thanks", "quiet", "refuse", "why"];
/**
 * What loses nothing where a lesson is given instead: help with that lesson, and that the child is weary of what it was
 * told. A fear or a pain beside the lesson is met first.
 */
const BESIDE_LESSON = [PLAY, "help", "words", "why", "stop", "insult", "joke", "thanks", "refuse"];
/** Of bullying a child may tell, and then have its sum explained. */
const LIGHT: readonly Disclosure[] = ["bullying"];
/** The teacher did not help, or is a friend of who harms. */
const TEACHER_OUT = ["teacher-failed", "teacher-close"];
const TEACHER_HARMS = "teacher-harms";

/** Makes the answers for the rest of a conversation in which something grave was told (decision 102). */
export function followUps({ patterns, places, words, answers, helpLines }: FollowUpContent): FollowUps {
  const reader = messageReader(patterns, new Set());
  const countryIn = countryReader(places);
  const order = [...new Set(words.replies.map(({ intent }) => intent))];
  const entryFor = (intent: string, group: CareGroup) =>
    words.replies.find(
      ({ intent: name, groups }) => name === intent && (groups === undefined || groups.includes(group)),
    );

  function understand(message: string): Understood {
    const { readings } = reader.message(message);
    const isShort = readings.length <= SHORT_WORDS;
    const intents = new Set<string>();
    for (const { rule } of reader.contextsIn(readings)) {
      if (!rule.name.endsWith(SHORT)) intents.add(rule.name);
      else if (isShort) intents.add(rule.name.slice(0, -SHORT.length));
    }
    // "I told my aunt, she's here with me now": who came is the help.
    const isNear = WHO_IS_NEAR.some(([told, near]) => intents.has(told) && intents.has(near));
    const isHelped = intents.has(TOLD) && isNear && !intents.has(BUT);
    if (isHelped) for (const each of OF_SOMEBODY_NEAR) intents.delete(each);
    return { intents, length: readings.length };
  }

  /** The pair of a wording and a tail that was said longest ago, or never. */
  function reply(
    intent: string,
    care: Care,
    { age, language }: FollowUpRequest,
    countries: readonly Country[],
  ) {
    const group = groupOf(care);
    const entry = entryFor(intent, group);
    if (entry === undefined) throw new Error(`There are no follow-up words for "${intent}".`);
    const band = bandOf(age) === "youngest" ? "youngest" : "older";
    const { any, teacher, atHome, outside } = words.tails[group][language][band];
    // Harm in both places: only helpers that no place names.
    const isBoth = care.isAtHome && care.isOutside;
    const others = isBoth ? [] : care.isOutside ? outside : care.isAtHome ? atHome : [];
    const tails = [...any, ...(care.isTeacherOut || care.isOutside ? [] : teacher), ...others];
    // Where a life is in danger, no answer is without the number.
    const isNumberOwed = (core: string) => isForLife(group) && !EMERGENCY_NUMBER.test(core);
    const choices = entry[language][band].flatMap((core, at) =>
      (entry.tail || isNumberOwed(core) ? tails : [""]).map((tail, with_) => ({
        core: `${intent}:${at}`,
        tail: `tail:${with_}`,
        text: withNumbers(`${core} ${tail}`.trim(), helpLines, countries, language),
      })),
    );
    const lastSaid = (part: string) => care.said.findLastIndex((id) => id.split("|").includes(part));
    const rank = (choice: (typeof choices)[number]) => [
      care.said.lastIndexOf(`${choice.core}|${choice.tail}`),
      lastSaid(choice.core),
      lastSaid(choice.tail),
    ];
    const [best] = choices.toSorted((one, other) => {
      const [left, right] = [rank(one), rank(other)];
      const at = left.findIndex((value, index) => value !== right[index]);
      return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
    });
    if (best === undefined) throw new Error(`There are no follow-up words for "${intent}".`);
    return { text: best.text, id: `${best.core}|${best.tail}` };
  }

  /** Whether the child speaks of something else, and what it told before lets the tutor answer it. */
  function rests(
    care: Care,
    { verdict, apart, isCalm }: MessageScreening,
    { asksLesson, intents, length, wish }: Understood & Wanted,
  ): boolean {
    if (care.isFirm || verdict !== "fine") return false;
    const mayTurn = wish === undefined || BESIDE_LESSON.includes(wish);
    if (asksLesson && mayTurn) return true;
    if (care.isResting)
      return (apart !== undefined || isCalm === true) && (wish === undefined || OF_TUTOR.includes(wish));
    return (
      apart === "surely" && length >= TELLING_WORDS && mayTurn && (wish === undefined || intents.has(PLAY))
    );
  }

  return {
    countryIn,

    answer(request) {
      const { message, screening, age, language } = request;
      const kind = screening.verdict === "disclosure" ? screening.kind : null;
      const told = kind !== null && isDisclosure(kind) ? kind : null;
      if (request.care === null && told === null) return null;

      const country = request.place ?? request.care?.country ?? null;
      const countries = linesFor(helpLines, { setting: request.country, said: country });
      const { intents, length } = understand(message);
      const before = request.care;
      const isAtHome = screening.isAtHome || before?.isAtHome === true;
      const isTeacher = intents.has(TEACHER_HARMS);
      const isOutside = screening.isOutside || isTeacher || before?.isOutside === true;
      const isTeacherOut =
        isTeacher || TEACHER_OUT.some((one) => intents.has(one)) || before?.isTeacherOut === true;
      const isRuled = told !== null && screening.isLearned !== true;
      const isFirm = before?.isFirm === true || (isRuled && !LIGHT.includes(told));
      const group = before === null ? null : groupOf(before);
      const wish = order.find(
        (intent) => intents.has(intent) && (group === null || entryFor(intent, group) !== undefined),
      );

      const isNew =
        told !== null &&
        (before === null ||
          isGraver(told, before.kind) ||
          (wish === undefined && !before.told.includes(told)));
      if (told !== null && isNew) {
        const gravest = before === null || isGraver(told, before.kind) ? told : before.kind;
        const care = {
          ...{
            kind: gravest,
            told: [...(before?.told ?? []), told],
            isAtHome,
            isOutside,
            isTeacherOut,
            country,
            isFirm,
            isResting: false,
          },
          ...{ said: before?.said ?? [], turns: before?.turns ?? -1 },
        };
        // A child that told of one place before may now tell of the other.
        const isSaid = screening.isAtHome || screening.isOutside || isTeacher;
        const place = isSaid
          ? { isAtHome: screening.isAtHome, isOutside: screening.isOutside || isTeacher }
          : { isAtHome, isOutside };
        const text = fixedAnswer(answers, helpLines, told, { language, age, countries, ...place });
        return { text, care: withSaid(care, `disclosure:${told}`), intent: "disclosure" };
      }
      if (before === null) return null;
      if (rests(before, screening, { intents, length, wish, asksLesson: request.asksLesson === true }))
        return { text: null, care: { ...before, country, isResting: true }, intent: "rest" };
      if (intents.has(REPEAT) && request.said !== undefined) {
        return { text: request.said, care: { ...before, country }, intent: REPEAT };
      }

      const isInsult = wish === undefined && screening.kind === "profanity";
      const untold = length === 0 ? "quiet" : length < TELLING_WORDS ? "default" : "more";
      // Whose care may rest needs no new conversation for its sums.
      const isLeft = wish === PLAY && !isFirm;
      const intent = isInsult ? "insult" : isLeft ? untold : (wish ?? untold);
      const care: Care = { ...before, isAtHome, isOutside, isTeacherOut, country, isFirm, isResting: false };
      const { text, id } = reply(intent, care, request, countries);
      return { text, care: withSaid(care, id), intent };
    },
  };
}
