import type { Desk } from "../desk.ts";

export const listed = ({ knowledge }: Desk, concept: string) =>
  new Set((knowledge.cues[concept] ?? "").split(",").map((word) => word.trim()));

const starters = new WeakMap<Desk["knowledge"], Record<"joins" | "asks" | "before", Set<string>>>();

export const startersOf = (desk: Desk) => {
  const found = starters.get(desk.knowledge) ?? {
    joins: listed(desk, "joins"),
    asks: listed(desk, "asks"),
    before: listed(desk, "beforeasks"),
  };
  starters.set(desk.knowledge, found);
  return found;
};
