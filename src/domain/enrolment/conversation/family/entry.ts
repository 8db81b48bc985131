import { ageOn, type Birthday, monthOfAge } from "#domain/dialogue/birthday.ts";
import type { Language } from "#domain/locale/language.ts";
import { LOCALES } from "#domain/locale/money.ts";
import type { Draft } from "../draft.ts";
import type { Part } from "../understanding/part.ts";
import { meanwhile, podOf, tellFit } from "./fit.ts";

/**
 * "She turns 6 in October", "and in September 2028?": the age on the day a child would begin decides, which is the day the
 * school opens where no later one is named. Says whether a birthday is known to reckon from.
 */
export function atEntry(draft: Draft, withOthers = true, isJudged = true): boolean {
  const { heard, turn, state, desk } = draft;
  const { launchDate, podSchool } = desk.catalogue;
  const isLater = heard.start !== null && heard.start > launchDate;
  const birthday = heard.birthday ?? (isLater ? turn.state.children.birthday : null);
  const day = isLater && heard.start !== null ? heard.start : launchDate;
  const age = birthday === null ? null : ageOn(day, birthday, turn.today);
  if (birthday === null || age === null) return false;
  const own = [age, birthday.turns - 1, ageOn(turn.today, birthday, turn.today)];
  const others = heard.birthday === null ? [] : heard.ages.filter((each) => !own.includes(each));
  if (heard.birthday !== null) {
    const siblings = turn.state.children.ages.filter((each) => !own.includes(each));
    const ages = [...new Set([age, ...others, ...siblings])];
    state.children = { ...state.children, ages: ages.filter((each) => !heard.denied.includes(each)) };
  }
  draft.topic = "ages";
  const { from, to } = podSchool.ages;
  const isIn = age >= from && age <= to;
  const values = { age: String(age), day: isLater ? monthOf(draft, day) : dayOf(draft, day) };
  // "When she turns 6, can she come?" asks from when on.
  const asksFromWhen = !isIn && age < from && heard.cues.has("later") && birthday.turns >= from;
  const name = `${isIn ? "byThenAge" : "stillAge"}${isLater ? "Month" : ""}`;
  // "He turns 9 in February, which pod?": the one of that day, and the next where the birthday changes it; no yes or no.
  // Told beside another question, it gets no yes either.
  const isOfPod = heard.parts.some(isOfPods) || heard.cues.has("together") || !isJudged;
  const asksPod = isIn && heard.isQuestion && isOfPod;
  if (asksPod) tellPod(draft, age, birthday.turns, values.day);
  else if (!asksFromWhen) draft.say(isIn ? "answer" : "correct", name, values);
  if (age < from) tellFromWhen(draft, birthday);
  else if (isLater && isIn && day.slice(5, 7) !== launchDate.slice(5, 7)) draft.say("answer", "midYear");
  if (isIn) draft.thing = "school";
  if (others.length > 0 && withOthers) tellFit(draft, others);
  if (!isIn) meanwhile(draft, [age]);
  return true;
}

function tellPod(draft: Draft, age: number, turns: number, day: string): void {
  const { to } = draft.desk.catalogue.podSchool.ages;
  const pod = podOf(draft, age);
  const next = podOf(draft, turns);
  draft.say("answer", "podThen", { age: String(age), day, pod });
  if (turns > age && turns <= to && next !== pod)
    draft.say("answer", "podLater", { age: String(turns), pod: next });
}

const isOfPods = ({ meaning }: Part) => meaning.kind === "fact" && meaning.fact.id === "pods";

/** The month from which the age is right; whether a child may begin in the middle of a year is another matter. */
function tellFromWhen(draft: Draft, birthday: Birthday): void {
  const month = monthOfAge(draft.desk.catalogue.podSchool.ages.from, birthday, draft.turn.today);
  draft.say("answer", "oldEnough", { month: monthOf(draft, month) });
}

const written = (iso: string, language: Language, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALES[language], { ...style, timeZone: "UTC" }).format(
    new Date(`${iso}T00:00:00Z`),
  );
const dayOf = ({ turn }: Draft, iso: string) => written(iso, turn.language, { dateStyle: "long" });
/** "April 2028". */
export const monthOf = ({ turn }: Draft, iso: string) =>
  written(iso, turn.language, { month: "long", year: "numeric" });
