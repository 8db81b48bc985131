import { sentences, words } from "#domain/language/text.ts";
import type { Topic } from "../../assistant/knowledge.ts";
import type { Draft } from "../draft.ts";
import { knownFor, tellFact } from "../questions.ts";
import { spokenOf, thingNamed } from "../thing.ts";
import { isAccepted, isUnclear, type Part } from "../understanding/part.ts";

/** "And when she turns 6?": of an age to come, which is not remembered. */
export function tellAges(draft: Draft, { question }: Part): boolean {
  const { answerer, open } = draft.desk;
  const ages = answerer.fact("ages");
  const known = { ages: draft.heard.ages, children: null };
  if (ages !== undefined) tellFact(draft, ages, answerer.tell(ages, question, open, known));
  return ages !== undefined;
}

const MOST_MEANWHILE = 14;

/** The packs or the plans, where those are spoken of. */
export function programOf({ desk, turn, heard }: Draft): string | null {
  // "And once he is 6?" asks of what comes after.
  if (heard.cues.has("later")) return null;
  const id = spokenOf(desk, turn.state.thing, heard.reading)?.id;
  return id === PACKS || id === PLANS || id === HOME ? id : null;
}

/** Whether what was spoken of fits an age. */
export function tellFitHere(draft: Draft, ages: readonly number[]): true {
  const { littleExplorers, learnerAges } = draft.desk.catalogue;
  const program = programOf(draft);
  const { topic } = draft.turn.state;
  // "And the one of 9?" after what there is for a child of 4 asks anew, and not of the packs that were told to it.
  if (topic === RECOMMENDED) {
    draft.topic = topic;
    suit(draft, ages);
    return true;
  }
  const isAside =
    topic !== null &&
    OF_AGE.has(topic) &&
    thingNamed(draft.desk.knowledge, draft.heard.reading) === undefined;
  const isOlder = ages.some((age) => age > littleExplorers.ages.to);
  if (program === null || (program === PACKS && isAside && isOlder)) return tellFit(draft, ages);
  draft.topic = draft.turn.state.topic;
  const { demoAges } = draft.desk.catalogue;
  const nameOf = (age: number) => {
    if (program === PLANS || (program === HOME && age > demoAges.to))
      return age < learnerAges.from || age > learnerAges.to ? "plansNot" : "plansFit";
    if (age < littleExplorers.ages.from) return "packsLater";
    return age <= littleExplorers.ages.to ? "packsFit" : age <= demoAges.to ? "packsPast" : null;
  };
  for (const age of ages) {
    const name = nameOf(age);
    if (name === null) tellFit(draft, [age]);
    else draft.add("answer", draft.phrase(name, { age: String(age) }));
  }
  draft.thing = program;
  return true;
}

/** "What could we do till he is 6?": what there is before the age that is waited for. */
export function untilThen(draft: Draft): boolean {
  const { cues } = draft.heard;
  const { from } = draft.desk.catalogue.podSchool.ages;
  const ages = draft.state.children.ages.filter((age) => age < from);
  const today = draft.desk.answerer.fact("home_now");
  // Of a long message it is the sentence that says so.
  const asks = sentences(draft.turn.message).find((one) => draft.desk.answerer.cues(one).has("untilthen"));
  const isOfOld =
    draft.state.children.ages.length > 0 &&
    draft.heard.isQuestion &&
    words(asks ?? draft.turn.message).length <= MOST_MEANWHILE;
  // "Do I pay when we sign up or wait until September?" is surely of something else.
  const isOther = draft.heard.parts.some(
    ({ meaning }) =>
      meaning.kind === "outside" && meaning.area?.lead !== undefined && meaning.isGuess !== true,
  );
  if (cues.has("untilthen") && ages.length === 0 && isOfOld && !isOther && today !== undefined) {
    const { language } = draft.turn;
    const question = { message: today.question[language], language, topic: null };
    tellFact(
      draft,
      today,
      draft.desk.answerer.tell(today, question, draft.desk.open, knownFor(draft, today)),
    );
    return true;
  }
  if (!cues.has("untilthen") || ages.length === 0) return false;
  draft.topic = "recommend";
  draft.thing = PACKS;
  suit(draft, ages);
  return true;
}

export function whichChild(draft: Draft): boolean {
  const { cues, ages: named } = draft.heard;
  const ages = named.length > 0 ? named : draft.state.children.ages;
  draft.topic = "pods";
  if (ages.length === 0) {
    draft.ask("children", "askAgesFirst");
    return true;
  }
  const age = cues.has("younger") ? Math.min(...ages) : cues.has("elder") ? Math.max(...ages) : onlyOf(ages);
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

const onlyOf = ([age, ...others]: readonly number[]) => (age === undefined || others.length > 0 ? null : age);

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
    : ages.some((age) => age > to && age <= draft.desk.catalogue.learnerAges.to)
      ? PLANS
      : null;
  meanwhile(draft, ages);
  if (ages.length === 0) draft.say("remember", "notedChildren");
  return true;
}

export function meanwhile(draft: Draft, ages: readonly number[]): void {
  const { ages: packs } = draft.desk.catalogue.littleExplorers;
  const { from } = draft.desk.catalogue.podSchool.ages;
  const isForPacks = ages.some((age) => age < from && age >= packs.from && age <= packs.to);
  if (!isForPacks) return;
  if (draft.turn.state.thing !== PACKS) draft.say("answer", "littleExplorers");
  if (ages.every((age) => age < from)) draft.thing = PACKS;
}

export const PACKS = "packs";
const RECOMMENDED = "recommend";

/** Told of these, what fits an age is told beside them. */
export const OF_AGE: ReadonlySet<string> = new Set(["ages", "pods", RECOMMENDED]);

const PLANS = "plans";

/** All that there is for home, where a family learns there. */
const HOME = "home";

/** "What would suit my girl of 4?": what there is for each age. */
export function recommend(draft: Draft) {
  const { heard, state } = draft;
  const ages = heard.ages.length > 0 ? heard.ages : state.children.ages;
  draft.topic = "recommend";
  if (ages.length === 0) return draft.ask("children", "askAgesFirst");
  suit(draft, ages);
  if (!heard.cues.has("seeks")) return;
  const isForPacks = draft.thing === PACKS;
  draft.say("answer", isForPacks ? "seeksPacks" : "seeksMore");
  if (isForPacks) draft.state.offered = { kind: "facts", facts: ["packs_inside"] };
}

/** What there is for some ages; those whom the same suits are named together. */
function suit(draft: Draft, ages: readonly number[]): void {
  const { desk, turn } = draft;
  const { from, to } = desk.catalogue.podSchool.ages;
  const { from: first } = desk.catalogue.learnerAges;
  const { podPrice = "" } = desk.answerer.figures(turn.language);
  const nameOf = (age: number) =>
    age < first ? "suitsLater" : age < from ? "suitsBelow" : age > to ? "suitsAbove" : "suits";
  for (const name of new Set([...ages].sort((one, other) => other - one).map(nameOf))) {
    const own = ages.filter((age) => nameOf(age) === name);
    const age = listOf(draft, own.map(String));
    const pod = own.length > 1 ? podsOf(draft, own) : podOf(draft, own[0] ?? 0);
    draft.say("answer", name, { age, pod, price: podPrice });
    draft.thing = name === "suits" ? "school" : name === "suitsBelow" ? (draft.thing ?? PACKS) : draft.thing;
  }
}

/** "Looking for a school, no idea where to begin": by the children's ages; says whether that is what is asked. */
export function orient(draft: Draft): boolean {
  const { parts, cues, ages, isQuestion } = draft.heard;
  const isOpen = parts.every(
    (part) =>
      isUnclear(part.meaning) ||
      !isAccepted(part) ||
      (part.meaning.kind === "fact" && isGeneral(part.meaning.fact)),
  );
  // Whoever lost somebody and asks nothing yet hears what there is for its children.
  const isLost = cues.has("hardnews") && ages.length > 0 && !isQuestion;
  // "What do you have for a 4 year old?"
  const isForAge = ages.length > 0 && isQuestion && parts.every(isOfAll);
  if (!(cues.has("seeks") || isLost || isForAge) || !isOpen) return false;
  recommend(draft);
  return true;
}
const GENERAL: ReadonlySet<string> = new Set(["about", "who_for", "enrolment_steps", "ages", "pods"]);
const isOfAll = ({ meaning, reading }: Part) =>
  meaning.kind === "fact" &&
  (meaning.fact.id === "about" || (meaning.fact.id === "home_now" && !reading.concepts.has("now")));
const isGeneral = ({ id, aspectOf }: Topic) => GENERAL.has(aspectOf ?? id);

/** Whether every child that is known is too young for Pod School. */
export function areAllTooYoung({ state, desk }: Draft): boolean {
  const { ages } = state.children;
  return ages.length > 0 && ages.every((age) => age < desk.catalogue.podSchool.ages.from);
}

/** The pods that take an age, by name. */
export function podOf({ desk, turn }: Draft, age: number): string {
  const names = Object.entries(desk.catalogue.podSchool.pods)
    .filter(([, { from, to }]) => age >= from && age <= to)
    .map(([name]) => name.charAt(0).toUpperCase() + name.slice(1));
  return new Intl.ListFormat(turn.language, { type: "disjunction" }).format(names);
}

const listOf = ({ turn }: Draft, names: readonly string[]) =>
  new Intl.ListFormat(turn.language, { type: "conjunction" }).format(names);

/** "7: Foundation; 11: Creator". */
export const podsOf = (draft: Draft, ages: readonly number[]) =>
  ages.map((age) => `${age}: ${podOf(draft, age)}`).join("; ");
