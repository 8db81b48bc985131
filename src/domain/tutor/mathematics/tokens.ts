import type { Token } from "../../mathematics/reading/tokens/token.ts";
import { tokensOf } from "../../mathematics/reading/tokens/tokens.ts";
import type { Turn } from "../turn.ts";

const read = new WeakMap<Turn, readonly Token[]>();

/** What stands in the message, read once for all who ask. */
export function tokensIn(turn: Turn): readonly Token[] {
  const known = read.get(turn) ?? tokensOf(turn.message, turn.library.mathematics.words[turn.state.language]);
  read.set(turn, known);
  return known;
}
