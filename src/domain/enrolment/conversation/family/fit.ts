import { ageOn } from "#domain/dialogue/birthday.ts";
import type { Draft } from "../draft.ts";
import { tellFact } from "../questions.ts";
import { spokenOf } from "../thing.ts";
import type { Part } from "../understanding/part.ts";

/** "And when she turns 6?": of an age to come, which is not remembered. */
export function tellAges(draft: Draft, { question }: Part): boolean {
  const { answerer, open } = draft.desk;
  const ages = answerer.fact("ages");
  const known = { ages: draft.heard.ages, children: null };
  if (ages !== undefined) tellFact(draft, ages, answerer.tell(ages, question, open, known));
  return ages !== undefined;
}

/** The packs or the plans, where those are spoken of. */
export function programOf({ desk, turn, heard }: Draft): string | null {
  const id = spokenOf(desk, turn.state.thing, heard.reading)?.id;
  return id === PACKS || id === PLANS ? id : null;
}

/** Whether what was spoken of fits an age. */
export function tellFitHere(draft: Draft, ages: readonly number[]): true {
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

/** "Would they be together?": where one pod takes them all. */
export function together(draft: Draft): true {
  const { ages } = draft.state.children;
  const pods = Object.values(draft.desk.catalogue.podSchool.pods);
  const isShared = pods.some(({ from, to }) => ages.every((age) => age >= from && age <= to));
  draft.say(isShared ? "answer" : "correct", isShared ? "togetherYes" : "togetherNo");
  return tellFit(draft, ages);
}

/** "She turns 6 in October": the age on the day the school opens decides. */
export function atEntry(draft: Draft): boolean {
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

export function whichChild(draft: Draft): boolean {
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
