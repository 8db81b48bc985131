import type { Waiting } from "../../state.ts";

/** A gap that waits for its verb. */
export type VerbTask = Waiting & { readonly kind: "verb" };
