/**
 * The articles by shelf, in the order in which they are shown; each is a file of this name in ./en and in ./es, and
 * has the address `/{shelf}/{name}`.
 */
export const shelves = {
  help: [
    "what-it-costs",
    "which-pod",
    "after-the-waitlist",
    "holding-a-place",
    "student-portal-door",
    "no-sound-no-microphone",
    "your-familys-data",
  ],
  parents: [
    "first-week-at-home",
    "beside-your-child",
    "when-it-gets-hard",
    "screens-and-hands",
    "two-languages",
  ],
  teachers: ["preparing-a-class", "when-the-safety-desk-calls", "practice-in-class"],
  blog: ["why-it-says-i-do-not-know", "a-streak-never-hurts"],
  community: ["ways-to-take-part", "an-afternoon-with-neighbours"],
} as const;

/** When a post of the blog was written (ISO date). */
export const written = {
  "why-it-says-i-do-not-know": "2026-11-22",
  "a-streak-never-hurts": "2026-11-22",
} as const satisfies Record<(typeof shelves)["blog"][number], string>;

export type Shelf = keyof typeof shelves;
export type ArticleName = (typeof shelves)[Shelf][number];

export const SHELVES = Object.keys(shelves) as readonly Shelf[];

/** The shelf on which an article stands. */
export function shelfOf(article: ArticleName): Shelf {
  return SHELVES.find((shelf) => (shelves[shelf] as readonly string[]).includes(article)) as Shelf;
}

export const articleHref = (article: ArticleName): string => `/${shelfOf(article)}/${article}`;
