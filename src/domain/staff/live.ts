/** What the desk is made of, as far as its pages hear at once that something of it is otherwise (decision 186). */
export const DESK_PARTS = [
  "families",
  "inbox",
  "money",
  "safety",
  "answers",
  "facts",
  "visits",
  "places",
  "letters",
  "mails",
] as const;
export type DeskPart = (typeof DESK_PARTS)[number];

/** For each part a number that is another one after each change. */
export type DeskChanges = Readonly<Record<DeskPart, number>>;

/** What changed between two looks. At the first look nobody knows: everything may have. */
export function changedParts(before: DeskChanges | null, now: DeskChanges): DeskPart[] {
  return DESK_PARTS.filter((part) => before === null || before[part] !== now[part]);
}
