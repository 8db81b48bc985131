import { namesIn } from "./names.ts";

/** What a child does by saying something; a `check` shows a piece of its own work. */
export const SAID_AS = namesIn(
  "question request check correction refusal telling feeling answer social story",
);
export type SaidAs = (typeof SAID_AS)[number];

/** A child's message, what it does by it, and what the tutor had said before; empty where nothing was said. */
export type Saying = { readonly as: SaidAs; readonly before: string; readonly message: string };
