import { tokensOf } from "../../mathematics/reading/tokens/tokens.ts";
import { once } from "../../resilience/once.ts";
import type { Turn } from "../turn.ts";

/** What stands in the message, read once for all who ask. */
export const tokensIn = once(({ library, message, state }: Turn) =>
  tokensOf(message, library.mathematics.words[state.language]),
);
