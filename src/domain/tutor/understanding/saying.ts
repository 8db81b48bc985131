import { namesIn } from "../names.ts";

/** What a child does by saying something; a `check` shows a piece of its own work, a `worry` may be harm. */
export const DOINGS = namesIn(
  "question request check correction refusal telling feeling worry answer reacts social story nonsense",
);
export type Doing = (typeof DOINGS)[number];

/** Which question and which wish: `new` of a matter of its own, `on` of what is spoken of; `other` than the rest. */
export const KINDS = {
  question: namesIn("new on tutor"),
  request: namesIn("other exercise story joke game make writing"),
} as const;
type Kinds = typeof KINDS;
/** What is done, of some of it more exactly. */
export type Does = Doing | { [Of in keyof Kinds]: `${Of}:${Kinds[Of][number]}` }[keyof Kinds];

/** A child's message, what it does by it, and what the tutor had said before; empty where nothing was said. */
export type Saying = { readonly does: Does; readonly before: string; readonly message: string };
