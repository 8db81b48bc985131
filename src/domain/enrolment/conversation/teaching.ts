import type { Draft } from "./draft.ts";
import { forPerson } from "./not-known.ts";
import type { Part } from "./understanding/part.ts";

/** The thing that is spoken of with who would like to teach. */
export const TEACHING = "residency";

/** What is undecided of families alone: when a child starts, and what it needs for that. */
const OF_FAMILIES: ReadonlySet<string> = new Set([
  ...["part_time", "later_start", "deadline", "contract", "vaccination", "admission_papers", "trial_day"],
  ...["waitlist_length", "list_position", "sibling_place", "ratio"],
]);
/** Told of these, who writes asks as a teacher. */
const TO_TEACH = ["told:careers", "told:teacher_pay"];

/**
 * "I couldn't come before October, is that a problem?" from who would like to teach: nothing that is undecided of children
 * answers it. The page for teachers does; says whether it was told.
 */
export function tellTeacher(draft: Draft, { meaning }: Part): boolean {
  const { heard, turn } = draft;
  const isTeacher = TO_TEACH.some((key) => turn.state.said[key] !== undefined);
  const { children } = turn.state;
  // "And would my own child get a place?" asks as a family.
  const isFamily = children.ages.length > 0 || heard.ages.length > 0 || heard.cues.has("ownchild");
  if (!isTeacher || isFamily || !heard.isQuestion) return false;
  const isOfFamilies =
    (meaning.kind === "outside" && OF_FAMILIES.has(meaning.area?.id ?? "")) ||
    (meaning.kind === "fact" && meaning.fact.move === "answer_time") ||
    (meaning.kind === "outside" && meaning.area === null);
  if (!isOfFamilies) return false;
  draft.say("unknown", "notForTeachers");
  draft.thing = TEACHING;
  const { email, phone } = turn.state.contact;
  if (email !== null || phone !== null) forPerson(draft, turn.message);
  return true;
}
