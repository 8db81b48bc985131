import { THRESHOLDS } from "../../assistant/ranking.ts";
import { relationsIn } from "../../assistant/relations.ts";
import { continueLead } from "../contact.ts";
import type { Draft } from "../draft.ts";
import { isOfSchool, sum, tellSum } from "../prices.ts";
import { matterBefore, namesNothing } from "../thing.ts";
import { isAboutPlace, isAccepted, isOfAges, isUnclear, type Part } from "../understanding/part.ts";
import { asksOpenly } from "../understanding/telling.ts";
import { atEntry } from "./entry.ts";
import {
  OF_AGE,
  PACKS,
  programOf,
  recommend,
  tellAges,
  tellFit,
  tellFitHere,
  untilThen,
  whichChild,
} from "./fit.ts";
import { tellTogether } from "./together.ts";

const SHORT = 14;

/** Answers what turns on the children's ages; says whether it did. */
export function aboutChildren(draft: Draft): boolean {
  const { heard, turn, state } = draft;
  const [part] = heard.parts;
  const meaning = part?.meaning;
  const isDoubtful = part !== undefined && !isAccepted(part);
  // "My daughter is 3" speaks of nothing but an age, whatever it is nearest to.
  const isOnlyAge = heard.ages.length > 0 && isOfAges(draft.desk, heard.reading);
  const aboutPlace = meaning?.kind !== "fact" || isAboutPlace(meaning.fact) || isDoubtful || isOnlyAge;
  if (heard.correctsAges && heard.parts.length === 1) {
    // A lead that stands with the wrong ages is put right too.
    if (state.lead !== "none") continueLead(draft);
    return tellFitHere(draft, heard.ages);
  }
  // "And in September 2028?" of a child whose birthday was told.
  const isOfPlace = (each: Part) =>
    each.meaning.kind !== "fact" || isAboutPlace(each.meaning.fact) || !isAccepted(each);
  const isOfStart = heard.ages.length === 0 && (heard.parts.every(isOfPlace) || heard.correction !== null);
  const isToWait = heard.cues.has("untilthen") && !heard.cues.has("attends");
  if (isOfStart && !isToWait && heard.birthday === null && atEntry(draft)) return true;
  if (untilThen(draft)) return true;
  // "Would they be together, and what would both cost?"
  if (tellTogether(draft)) return !heard.reading.concepts.has("cost");
  // "Is there something free for my boy of 5?"
  if (heard.isQuestion && heard.ages.length > 0 && heard.reading.concepts.has("free") && aboutPlace) {
    recommend(draft);
    return true;
  }
  if (priceForAges(draft)) return true;
  if (part !== undefined && heard.parts.length === 1 && heard.birthday === null && tellSum(draft, part))
    return true;
  if (meaning?.kind === "move" && meaning.move === "which_child") return whichChild(draft);
  // "He's 10" after what is undecided of him.
  const isTold = heard.ages.length > 0 && heard.parts.length === 1 && aboutPlace && !heard.isQuestion;
  if (isTold && heard.reading.tokens.length <= SHORT_QUESTION && matterBefore(draft) !== undefined)
    return tellFit(draft, heard.ages, true);
  // "And the home plan, could she use that at 5?": an age that was told before, of what is for home.
  const isAgeAgain = heard.birthday !== null && !heard.cues.has("birthday");
  if (isAgeAgain && programOf(draft) !== null && heard.parts.length === 1)
    return tellFitHere(draft, [heard.birthday === null ? 0 : heard.birthday.turns - 1]);
  if (heard.birthday !== null) {
    // What else was asked is answered after it.
    if (part !== undefined && asksElse(part)) {
      atEntry(draft, true, heard.cues.has("attends") || heard.cues.has("asksfit"));
      return false;
    }
    return atEntry(draft);
  }
  // "And his sister, she's 8" after what fits an age.
  const isOfAge = OF_AGE.has(turn.state.topic ?? "");
  const isAfterAge = isOfAge && heard.reading.tokens.length <= MOST_OF_NOTHING;
  const isGuess = meaning?.kind === "outside" && (meaning.isGuess ?? meaning.area === null);
  // "We love it, my girl is 4, would you take her?": the age is what is asked of, whatever else is only guessed at.
  const asksOfChild = turn.message.includes("?") && heard.ages.length > 0 && heard.cues.has("attends");
  if (asksOfChild && isGuess && heard.parts.length === 1)
    return turn.state.thing === null ? tellFit(draft, heard.ages) : tellFitHere(draft, heard.ages);
  if (isAfterAge && heard.ages.length > 0 && heard.parts.length === 1 && isGuess)
    return tellFitHere(draft, heard.ages);
  if (heard.parts.length > 1 || heard.isToldBeside || !(aboutPlace || heard.isAges)) return false;
  if (turn.state.asked === "children" && (heard.ages.length > 0 || heard.count !== null)) {
    if (state.lead === "made") continueLead(draft);
    else if (heard.ages.length > 0) tellFit(draft, heard.ages);
    else draft.say("remember", "notedChildren");
    if (state.children.ages.length === 0) draft.ask("children", "askAges");
    return true;
  }
  if (heard.cues.has("tells") && !asksOpenly(draft.desk, turn.message) && isWeak(part))
    return introducedFamily(draft);
  if (part !== undefined && asksOfAge(draft, part))
    return heard.cues.has("birthday") ? tellAges(draft, part) : tellFitHere(draft, heard.ages);
  if (heard.isAges || tellsOnlyAges(draft)) return tellFitHere(draft, heard.ages);
  // "Can we do it for my 7 year old too?" asks of what was spoken of.
  const isAgesFact = meaning?.kind === "fact" && (meaning.fact.id === "ages" || meaning.fact.id === "pods");
  const isOpen = isAgesFact || isUnclear(meaning) || isDoubtful;
  const isFit = heard.isQuestion && isOpen && heard.reading.tokens.length <= SHORT;
  if (isFit && heard.ages.length > 0 && programOf(draft) !== null) return tellFitHere(draft, heard.ages);
  // "And the 5 year old?"
  const isOfKnown = turn.state.children.ages.length > 0;
  if (
    isOfKnown &&
    heard.ages.length === 1 &&
    heard.reading.tokens.length <= SHORT_QUESTION &&
    heard.isQuestion
  )
    return tellFitHere(draft, heard.ages);
  if (asksToCome(draft, part)) {
    const known = heard.ages.length > 0 ? heard.ages : state.children.ages;
    // What was told beside an age is not what the child would come to.
    if (known.length > 0) return isOfAge ? tellFit(draft, known) : tellFitHere(draft, known);
    draft.ask("children", "askAgesFirst");
    return true;
  }
  // "No, she's 9" takes back the age, not the answer.
  const isNoAnswer = meaning?.kind === "move" && (meaning.move === "refuse" || meaning.move === "affirm");
  const isVague = isUnclear(meaning) || isNoAnswer;
  // In a long story an age is seldom what it is about.
  const isShort = heard.reading.tokens.length <= SHORT;
  if (
    isShort &&
    ((heard.ages.length > 1 && (isVague || meaning?.kind === "fact")) ||
      (isVague && heard.ages.length === 1 && !heard.isQuestion))
  ) {
    tellFit(draft, heard.ages);
    return true;
  }
  if (isVague && heard.count !== null && !heard.isQuestion && !heard.isCount) {
    draft.say("remember", "notedChildren");
    draft.ask("children", "askAgesFirst");
    return true;
  }
  return false;
}

/** "My girls are 4 and 5": told in few words, and nothing beside it. */
const tellsOnlyAges = ({ desk, heard, turn }: Draft) =>
  heard.ages.length > 0 &&
  heard.reading.tokens.length <= SHORT &&
  !asksOpenly(desk, turn.message) &&
  isOfAges(desk, heard.reading) &&
  programOf({ desk, heard, turn } as Draft) !== null;

/** "5 and 8", "for one of 6", "just the older one", after a price: what it comes to for those who may come. */
function priceForAges(draft: Draft): boolean {
  const { heard, turn, desk, state } = draft;
  const isOfPrice = turn.state.topic === "pod_school" || turn.state.topic === "cost_overview";
  const isPlain = heard.reading.tokens.length <= MOST_OF_NOTHING && isOfAges(desk, heard.reading);
  if (!isOfPrice || heard.birthday !== null || heard.cues.has("negative") || !(heard.isAges || isPlain))
    return false;
  const which = heard.cues.has("elder") ? Math.max : heard.cues.has("younger") ? Math.min : null;
  const one = which !== null && state.children.ages.length > 1 ? which(...state.children.ages) : null;
  const isLeftOut = heard.cues.has("without");
  const meant = one === null ? [] : state.children.ages.filter((age) => (age === one) !== isLeftOut);
  const ages = heard.ages.length > 0 ? heard.ages : meant;
  const mayCome = ages.filter((age) => isOfSchool(draft, age));
  if (mayCome.length === 0) return false;
  sum(draft, mayCome.length, 1, mayCome[0]);
  const others = ages.filter((age) => !mayCome.includes(age));
  if (others.length > 0) tellFit(draft, others);
  Object.assign(draft, { topic: "pod_school", thing: "school" });
  return true;
}

/** "What if he is 13", "y a los 6 ya entraría": an age, and nothing that speaks of another thing. */
function asksOfAge({ desk, heard }: Draft, part: Part): boolean {
  if (heard.ages.length === 0) return false;
  const { meaning, reading } = part;
  const isOfPods = meaning.kind === "fact" && meaning.fact.id === "pods";
  const isPlain = isOfAges(desk, reading);
  const isOpen =
    isUnclear(meaning) ||
    meaning.kind === "outside" ||
    (isOfPods && heard.reading.tokens.length <= SHORT_QUESTION);
  return isOpen && isPlain && part.beside.length === 0 && reading.tokens.length <= MOST_OF_AGE;
}

const MOST_OF_AGE = 14;

/** "Can he come?", "¿la aceptan?": asks for a place, and names nothing else. */
function asksToCome({ desk, heard }: Draft, part: Part | undefined): boolean {
  if (part === undefined || !heard.isQuestion) return false;
  // "How do we start?" asks for the way.
  if (!heard.cues.has("attends") || heard.cues.has("begins")) return false;
  const { meaning, reading, question, confidence } = part;
  // "When can she start?" asks for a day.
  if (relationsIn(question.message, desk.answerer.cues).length > 0) return false;
  // "Did it go through?" is surely of something else than a child that would go.
  const isKnown = (meaning.kind === "fact" || meaning.kind === "move") && confidence >= THRESHOLDS.certain;
  return !isKnown && reading.tokens.length <= SHORT_QUESTION && isOfAges(desk, reading);
}

/** Something of its own, that an age does not answer. */
const asksElse = ({ meaning, confidence }: Part) =>
  (meaning.kind === "fact" && !isAboutPlace(meaning.fact)) ||
  (meaning.kind === "outside" && meaning.area?.lead !== undefined && confidence >= THRESHOLDS.clauseOutside);

/** Told without a question, a fact that is only half likely is not what was meant. */
const isWeak = (part: Part | undefined) =>
  part !== undefined &&
  (isUnclear(part.meaning) || (part.meaning.kind === "fact" && part.confidence < THRESHOLDS.certain));

/** "We are moving next year with our two kids": whose ages are known hears what fits them, else they are asked for. */
function introducedFamily(draft: Draft): boolean {
  const { ages, count } = draft.heard;
  if (ages.length > 0) return tellFit(draft, ages);
  if (count === null) return false;
  draft.say("remember", "welcomeFamily");
  if (draft.state.children.ages.length === 0) draft.ask("children", "askAgesFirst");
  return true;
}

/**
 * "She is 5, and do you take half days?": an age that Pod School does not take gets its word before the question is
 * answered; one that it takes only where the family has just come.
 */
export function fitBeside(draft: Draft): void {
  const { heard, turn, desk } = draft;
  const { from, to } = desk.catalogue.podSchool.ages;
  const isWorry = heard.parts.some(({ meaning }) => meaning.kind === "outside" && meaning.area?.ofChild);
  // Where something else is asked, that an age fits settles nothing.
  const isTelling =
    !heard.isQuestion ||
    heard.parts.every(
      ({ meaning, reading }) =>
        meaning.kind === "fact" || (isUnclear(meaning) && reading.tokens.length <= SHORT_QUESTION),
    );
  const isFirst = turn.history.length === 0 && isTelling;
  const fresh = heard.ages.filter(
    (age) => !turn.state.children.ages.includes(age) && ((isFirst && !isWorry) || age < from || age > to),
  );
  const isAnswered = heard.parts.some(({ meaning }) => meaning.kind === "fact" && isAboutPlace(meaning.fact));
  if (heard.cues.has("asksfit") && heard.ages.length > 1 && programOf(draft) === null) {
    tellFit(draft, heard.ages);
    return;
  }
  const isTold = heard.isToldBeside || (isWorry && fresh.some((age) => age > to));
  if (isTold && fresh.length > 0 && !isAnswered && programOf(draft) === null) tellFit(draft, fresh, isWorry);
}

/** "The school, for a boy of 4": told what the school is, the family hears too that the age is not within it. */
export function fitAfter(draft: Draft): void {
  const { heard, desk } = draft;
  const { from, to } = desk.catalogue.podSchool.ages;
  const outside = heard.ages.filter((age) => age < from || age > to);
  // Who is too young was told of the packs.
  const isTooYoung = heard.ages.length > 0 && heard.ages.every((age) => age < from);
  if (isTooYoung && OF_AGE.has(draft.topic ?? "")) draft.thing ??= PACKS;
  const isOfSchool = heard.parts.some(
    ({ meaning }) => meaning.kind === "fact" && SCHOOL.has(meaning.fact.id),
  );
  if (isOfSchool && outside.length > 0 && !draft.isEmpty) tellFit(draft, outside);
}

const SCHOOL: ReadonlySet<string> = new Set(["pod_school", "schedule", "group_size", "school_day"]);

/** "I have a son of 9, could he study there?": the short question that nothing else explains is answered by the fit. */
export function isAnsweredByFit({ desk }: Draft, { meaning, reading, question }: Part): boolean {
  if (meaning.kind !== "outside" && desk.answerer.cues(question.message).has("asksfit")) return true;
  const most = namesNothing(reading) ? MOST_OF_NOTHING : SHORT_QUESTION;
  return isUnclear(meaning) && reading.tokens.length <= most && isOfAges(desk, reading);
}

const MOST_OF_NOTHING = 8;

const SHORT_QUESTION = 5;
