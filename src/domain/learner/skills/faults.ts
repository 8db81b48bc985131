import type { Skill } from "./skill.ts";

/** The oldest age at which a skill may stand on nothing: what is learned later always stands on something. */
const LATEST_ROOT = 5;

/** What is wrong with the map: the skill's place in the list, and the part of it. */
export type SkillFault = {
  readonly at: number;
  readonly part: readonly (string | number)[];
  readonly reason: string;
};

/** Everything that is wrong with a map of skills; an empty list for a map that a child can walk. */
export function skillFaults(skills: readonly Skill[]): SkillFault[] {
  const first = new Map<string, Skill>();
  const faults: SkillFault[] = [];
  skills.forEach((skill, at) => {
    if (first.has(skill.id)) faults.push({ at, part: ["id"], reason: `there are two skills "${skill.id}"` });
    else first.set(skill.id, skill);
  });
  skills.forEach((skill, at) => {
    faults.push(...ownFaults(skill, at));
    skill.needs.forEach((id, place) => {
      const reason = needFault(skill, id, first.get(id), skill.needs.indexOf(id) < place);
      if (reason !== undefined) faults.push({ at, part: ["needs", place], reason });
    });
  });
  return [...faults, ...wayFaults(skills, first)];
}

function ownFaults(skill: Skill, at: number): SkillFault[] {
  const [from, to] = skill.ages;
  const faults: SkillFault[] = [];
  if (from > to) faults.push({ at, part: ["ages"], reason: `from ${from} to ${to} runs backwards` });
  if (skill.needs.length === 0 && from > LATEST_ROOT) {
    const reason = `begins at ${from} and stands on nothing; only what begins by ${LATEST_ROOT} may`;
    faults.push({ at, part: ["needs"], reason });
  }
  return faults;
}

function needFault(skill: Skill, id: string, need: Skill | undefined, again: boolean): string | undefined {
  if (need === undefined) return `there is no skill "${id}"`;
  if (again) return `"${id}" is named twice`;
  if (need.ages[0] > skill.ages[0])
    return `"${id}" begins at ${need.ages[0]}, later than this skill at ${skill.ages[0]}`;
  const lacking = skill.languages.find((language) => !need.languages.includes(language));
  if (lacking !== undefined) return `"${id}" is not learned in "${lacking}", this skill is`;
}

/** Circles, and the skills behind them: no child could come to these from a skill that needs nothing. */
function wayFaults(skills: readonly Skill[], known: ReadonlyMap<string, Skill>): SkillFault[] {
  const open = new Map([...known].map(([id, { needs }]) => [id, needs.filter((need) => known.has(need))]));
  for (let before = -1; before !== open.size; ) {
    before = open.size;
    for (const [id, needs] of open) if (!needs.some((need) => open.has(need))) open.delete(id);
  }
  return skills.flatMap((skill, at) => {
    if (!open.has(skill.id) || known.get(skill.id) !== skill) return [];
    const circle = circleFrom(skill.id, open);
    const reason = circle
      ? `goes in a circle: ${circle.join(" → ")}`
      : "cannot be reached: all its ways begin in a circle";
    return [{ at, part: ["needs"], reason }];
  });
}

/** The shortest way from a skill over its needs back to itself. */
function circleFrom(id: string, open: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const ways: string[][] = [[id]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const need of open.get(way.at(-1) ?? id) ?? []) {
      if (need === id) return [...way, id];
      if (!open.has(need) || seen.has(need)) continue;
      seen.add(need);
      ways.push([...way, need]);
    }
  }
}
