import type { Skill } from "./skill.ts";

/**
 * How far from the beginning a set of skills lies, as a number to sort by: the youngest age of the one that begins
 * latest, then how many steps of prerequisites lie below it. What needs less comes first.
 */
export function learningOrder(skills: readonly Skill[]): (ids: readonly string[]) => number {
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  const depths = new Map<string, number>();
  const depth = (id: string): number => {
    const known = depths.get(id);
    if (known !== undefined) return known;
    // A circle is a fault of the map, which its check names; here it must only end.
    depths.set(id, 0);
    const found = 1 + Math.max(-1, ...(byId.get(id)?.needs ?? []).map(depth));
    depths.set(id, found);
    return found;
  };
  return (ids) => Math.max(0, ...ids.map((id) => (byId.get(id)?.ages[0] ?? 0) * 100 + depth(id)));
}
