import { ageOn } from "#domain/dialogue/birthday.ts";
import { THRESHOLDS } from "../assistant/ranking.ts";
import type { Reading } from "../assistant/reader.ts";
import { continueLead } from "./contact.ts";
import type { Desk } from "./desk.ts";
import type { Draft } from "./draft.ts";
import { matterBefore, tellFact } from "./questions.ts";
import { namesNothing, spokenOf } from "./thing.ts";
import { isAboutPlace, isAccepted, isUnclear, type Part } from "./understand.ts";

/** Keeps what the message says of the family. */
export function remember({ state, heard }: Draft): void {
  const { ages: named, count, birthday, name } = heard;
  // "When she turns 6": not yet.
  const ages = birthday === null && heard.cues.has("birthday") ? [] : named;
  if (name !== null) state.contact = { ...state.contact, name };
  if (heard.cues.has("unlist") || heard.cues.has("haspaid")) state.unlisted = true;
  const isDenied = heard.denied.length > 0;
  if (ages.length === 0 && count === null && birthday === null && !isDenied) return;
  const before = state.children;
  const known = { ...before, ages: before.ages.filter((age) => !heard.denied.includes(age)) };
  const several = ages.length > 1;
  // "He'll be 6 when you open": one year more is the same child.
  const grown = heard.cues.has("bythen") ? ages.map((age) => age - 1) : [];
  const [age] = ages;
  // What was denied is gone already; else the nearest age is the one that is put right.
  const wrong = heard.correctsAges && !isDenied && age !== undefined ? nearestTo(age, known.ages) : [];
  const others = known.ages.filter((each) => !grown.includes(each) && !wrong.includes(each));
  // One age after others is one of these children, or one more.
  const together = several || known.ages.length === 0 ? ages : [...new Set([...others, ...ages])];
  state.children = {
    ages: ages.length === 0 ? known.ages : together,
    count: count ?? (known.count === null && together.length > 1 ? together.length : known.count),
    birthday: birthday ?? known.birthday,
  };
}

function nearestTo(age: number, ages: readonly number[]): number[] {
  const far = (each: number) => Math.abs(each - age);
  return [...ages].sort((one, other) => far(one) - far(other)).slice(0, 1);
}

const SHORT = 14;

/** Answers what turns on the children's ages; says whether it did. */
export function aboutChildren(draft: Draft): boolean {
  const { heard, turn, state } = draft;
  const [part] = heard.parts;
  const meaning = part?.meaning;
  const isDoubtful = part !== undefined && !isAccepted(part);
  const aboutPlace = meaning?.kind !== "fact" || isAboutPlace(meaning.fact) || isDoubtful;
  if (heard.correctsAges && heard.parts.length === 1) {
    // A lead that stands with the wrong ages is put right too.
    if (state.lead !== "none") continueLead(draft);
    return tellFitHere(draft, heard.ages);
  }
  if (meaning?.kind === "move" && meaning.move === "which_child") return whichChild(draft);
  // "He's 10" after what is undecided of him.
  const isTold = heard.ages.length > 0 && heard.parts.length === 1 && aboutPlace && !heard.isQuestion;
  if (isTold && heard.reading.tokens.length <= SHORT_QUESTION && matterBefore(draft) !== undefined)
    return tellFit(draft, heard.ages, true);
  if (heard.cues.has("together") && state.children.ages.length > 1 && heard.isQuestion)
    return together(draft);
  if (heard.birthday !== null) {
    // What else was asked is answered after it.
    if (part !== undefined && asksElse(part)) {
      atEntry(draft);
      return false;
    }
    return atEntry(draft);
  }
  if (heard.parts.length > 1 || heard.isToldBeside || !(aboutPlace || heard.isAges)) return false;
  if (turn.state.asked === "children" && (heard.ages.length > 0 || heard.count !== null)) {
    if (state.lead === "made") continueLead(draft);
    else if (heard.ages.length > 0) tellFit(draft, heard.ages);
    else draft.say("remember", "notedChildren");
    if (state.children.ages.length === 0) draft.ask("children", "askAges");
    return true;
  }
  if (heard.cues.has("tells") && !heard.isQuestion && isWeak(part)) return introducedFamily(draft);
  if (part !== undefined && asksOfAge(draft, part))
    return heard.cues.has("birthday") ? tellAges(draft, part) : tellFitHere(draft, heard.ages);
  if (heard.isAges) return tellFitHere(draft, heard.ages);
  // "Can we do it for my 7 year old too?" asks of what was spoken of.
  const isOfAges = meaning?.kind === "fact" && (meaning.fact.id === "ages" || meaning.fact.id === "pods");
  const isOpen = isOfAges || isUnclear(meaning) || isDoubtful;
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

/** "And when she turns 6?": of an age to come, which is not remembered. */
function tellAges(draft: Draft, { question }: Part): boolean {
  const { answerer, open } = draft.desk;
  const ages = answerer.fact("ages");
  const known = { ages: draft.heard.ages, children: null };
  if (ages !== undefined) tellFact(draft, ages, answerer.tell(ages, question, open, known));
  return ages !== undefined;
}

/** The packs or the plans, where those are spoken of. */
function programOf({ desk, turn, heard }: Draft): string | null {
  const id = spokenOf(desk, turn.state.thing, heard.reading)?.id;
  return id === PACKS || id === PLANS ? id : null;
}

/** Whether what was spoken of fits an age. */
function tellFitHere(draft: Draft, ages: readonly number[]): true {
  const { littleExplorers, learnerAges } = draft.desk.catalogue;
  const program = programOf(draft);
  if (program === null) return tellFit(draft, ages);
  draft.topic = draft.turn.state.topic;
  const { from, to } = program === PACKS ? littleExplorers.ages : learnerAges;
  const names =
    program === PACKS ? ["packsLater", "packsFit", "packsPast"] : ["plansNot", "plansFit", "plansNot"];
  for (const age of ages) {
    const name = names[age < from ? 0 : age > to ? 2 : 1] ?? "";
    draft.add("answer", draft.phrase(name, { age: String(age) }));
  }
  return true;
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

/** "She is 5, and do you take half days?": the age gets its word before the question is answered. */
export function fitBeside(draft: Draft, isWorry: boolean): void {
  const { heard, turn } = draft;
  const fresh = heard.ages.filter((age) => !turn.state.children.ages.includes(age));
  const isAnswered = heard.parts.some(({ meaning }) => meaning.kind === "fact" && isAboutPlace(meaning.fact));
  if (heard.isToldBeside && fresh.length > 0 && !isAnswered) tellFit(draft, fresh, isWorry);
}

/** "The school, for a boy of 4": told what the school is, the family hears too that the age is not within it. */
export function fitAfter(draft: Draft): void {
  const { heard, desk } = draft;
  const { from, to } = desk.catalogue.podSchool.ages;
  const outside = heard.ages.filter((age) => age < from || age > to);
  const isOfSchool = heard.parts.some(
    ({ meaning }) => meaning.kind === "fact" && SCHOOL.has(meaning.fact.id),
  );
  if (isOfSchool && outside.length > 0 && !draft.isEmpty) tellFit(draft, outside);
}
const SCHOOL: ReadonlySet<string> = new Set(["pod_school", "schedule", "group_size", "school_day"]);

/** "I have a son of 9, could he study there?": the short question that nothing else explains is answered by the fit. */
export function isAnsweredByFit({ desk }: Draft, { meaning, reading }: Part): boolean {
  const most = namesNothing(reading) ? MOST_OF_NOTHING : SHORT_QUESTION;
  return isUnclear(meaning) && reading.tokens.length <= most && isOfAges(desk, reading);
}
/** Nothing in a message speaks of another thing than how old somebody is and whether that fits. */
function isOfAges({ answerer }: Desk, { tokens }: Reading): boolean {
  const ages = answerer.fact("ages");
  const text = tokens.join(" ");
  return (
    ages !== undefined && answerer.unexplained(ages, text).length === 0 && !answerer.showsOther(ages, text)
  );
}
const MOST_OF_NOTHING = 8;
const SHORT_QUESTION = 5;

/** "Would they be together?": where one pod takes them all. */
function together(draft: Draft): true {
  const { ages } = draft.state.children;
  const pods = Object.values(draft.desk.catalogue.podSchool.pods);
  const isShared = pods.some(({ from, to }) => ages.every((age) => age >= from && age <= to));
  draft.say(isShared ? "answer" : "correct", isShared ? "togetherYes" : "togetherNo");
  return tellFit(draft, ages);
}

/** "She turns 6 in October": the age on the day the school opens decides. */
function atEntry(draft: Draft): boolean {
  const { birthday } = draft.heard;
  const { launchDate, podSchool } = draft.desk.catalogue;
  const age = birthday === null ? null : ageOn(launchDate, birthday, draft.turn.today);
  if (age === null) return false;
  const others = draft.heard.ages;
  const siblings = draft.turn.state.children.ages.filter(
    (each) => each !== age && each !== (birthday?.turns ?? 0) - 1,
  );
  const ages = [...new Set([age, ...others, ...siblings])];
  draft.state.children = {
    ...draft.state.children,
    ages: ages.filter((each) => !draft.heard.denied.includes(each)),
  };
  draft.topic = "ages";
  const isIn = age >= podSchool.ages.from && age <= podSchool.ages.to;
  draft.say(isIn ? "answer" : "correct", isIn ? "byThenAge" : "stillAge", { age: String(age) });
  if (others.length > 0) tellFit(draft, others);
  if (!isIn) meanwhile(draft, [age]);
  return true;
}

function whichChild(draft: Draft): boolean {
  const { cues, ages: named } = draft.heard;
  const ages = named.length > 0 ? named : draft.state.children.ages;
  draft.topic = "pods";
  if (ages.length === 0) {
    draft.ask("children", "askAgesFirst");
    return true;
  }
  const age = cues.has("younger") ? Math.min(...ages) : cues.has("elder") ? Math.max(...ages) : null;
  if (age === null) return tellFit(draft, ages);
  const { from } = draft.desk.catalogue.podSchool.ages;
  const values = { age: String(age), pod: podOf(draft, age) };
  if (!cues.has("negative")) return tellFit(draft, [age]);
  if (age < from) {
    draft.say("confirm", "agreeBelow", values);
    meanwhile(draft, [age]);
  } else draft.say("correct", "contradict", values);
  return true;
}

/** Says of each age whether Pod School takes it. */
export function tellFit(draft: Draft, ages: readonly number[], byAge = false): true {
  draft.topic = "pods";
  const { from, to } = draft.desk.catalogue.podSchool.ages;
  for (const age of [...ages].sort((one, other) => other - one)) {
    const name = age < from ? "fitBelow" : age > to ? "fitAbove" : byAge ? "fitByAge" : "fitNow";
    draft.add("answer", draft.phrase(name, { age: String(age), pod: podOf(draft, age) }));
  }
  if (!byAge && ages.length > 1 && ages.every((age) => age >= from && age <= to))
    draft.say("answer", "bothFit");
  draft.thing = ages.some((age) => age >= from && age <= to)
    ? "school"
    : ages.some((age) => age > to)
      ? PLANS
      : null;
  meanwhile(draft, ages);
  if (ages.length === 0) draft.say("remember", "notedChildren");
  return true;
}

function meanwhile(draft: Draft, ages: readonly number[]): void {
  const { ages: packs } = draft.desk.catalogue.littleExplorers;
  const { from } = draft.desk.catalogue.podSchool.ages;
  const isForPacks = ages.some((age) => age < from && age >= packs.from && age <= packs.to);
  if (!isForPacks) return;
  if (draft.turn.state.thing !== PACKS) draft.say("answer", "littleExplorers");
  draft.thing = PACKS;
}

const PACKS = "packs";
const PLANS = "plans";

/** "What would suit my girl of 4?": what there is for each age. */
export function recommend(draft: Draft) {
  const { heard, state, desk } = draft;
  const ages = heard.ages.length > 0 ? heard.ages : state.children.ages;
  const { from, to } = desk.catalogue.podSchool.ages;
  draft.topic = "recommend";
  if (ages.length === 0) return draft.ask("children", "askAgesFirst");
  const { from: first } = desk.catalogue.learnerAges;
  const { podPrice = "" } = desk.answerer.figures(draft.turn.language);
  for (const age of ages) {
    const name = age < first ? "suitsLater" : age < from ? "suitsBelow" : age > to ? "suitsAbove" : "suits";
    draft.say("answer", name, { age: String(age), pod: podOf(draft, age), price: podPrice });
  }
}

/** Whether every child that is known is too young for Pod School. */
export function areAllTooYoung({ state, desk }: Draft): boolean {
  const { ages } = state.children;
  return ages.length > 0 && ages.every((age) => age < desk.catalogue.podSchool.ages.from);
}

/** The pods that take an age, by name. */
function podOf({ desk, turn }: Draft, age: number): string {
  const names = Object.entries(desk.catalogue.podSchool.pods)
    .filter(([, { from, to }]) => age >= from && age <= to)
    .map(([name]) => name.charAt(0).toUpperCase() + name.slice(1));
  return new Intl.ListFormat(turn.language, { type: "disjunction" }).format(names);
}
