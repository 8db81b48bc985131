import { type Problem, problems, type Sequence } from "../problem.ts";
import { isWhole, toNumber } from "../rational.ts";
import { strangers } from "./sums/run.ts";
import { hasRole, type NumberToken, saying, type Token } from "./tokens/token.ts";

const isCount = (token: Token | undefined): token is NumberToken =>
  token?.kind === "number" && isWhole(token.value) && !token.isPercent && token.value.top >= 0;

/** "Count to 20", "what comes after 9", "count back from 10", "de 5 en 5", "1, 2, 3": the first ones, and what is next. */
export function readCounting(tokens: readonly Token[]): Problem | null {
  if (tokens.length > 14) return null;
  const numbers = tokens.filter(isCount).map(({ value }) => toNumber(value));
  const has = saying(tokens);
  const [a] = numbers;
  const asks = has("what_is", "how_many", "comes");
  if (
    numbers.length === 1 &&
    a !== undefined &&
    (has("after") || has("before")) &&
    (asks || has("count")) &&
    !tokens.some((token) => token.kind === "sign" && token.sign !== "?")
  ) {
    const step = has("before") ? -1 : 1;
    if (a + step < 0) return null;
    const said = [a - 2 * step, a - step, a].filter((each) => each >= 0);
    return problems.counting({ said, step, end: a + step });
  }
  const [one = 0, two = 0] = numbers;
  const isRow =
    numbers.length > 2 && strangers(tokens) === 0 && tokens.every((token) => token.kind === "number");
  // "Uno, dos, tres": said by itself, it is counted on.
  if (
    isRow &&
    numbers.every((each, at) => at === 0 || each - (numbers[at - 1] ?? 0) === two - one) &&
    two > one
  )
    return problems.counting({
      ...{ said: numbers.slice(-3), step: two - one },
      end: (numbers.at(-1) ?? 0) + (two - one) * numbers.length,
    });
  const gap =
    numbers.length === tokens.filter(({ kind }) => kind === "number").length ? gapIn(numbers) : null;
  if (gap !== null && has("gap")) return problems.counting(gap);
  if (!has("count") || strangers(tokens) > (numbers.length > 0 ? 1 : 0)) return null;
  const after = (...roles: Parameters<typeof hasRole>[1][]) => {
    const at = tokens.findIndex(
      (token, place) => hasRole(token, ...roles) && tokens.slice(place + 1, place + 3).some(isCount),
    );
    const found = tokens.slice(at + 1, at + 3).find(isCount);
    return at < 0 || found === undefined ? undefined : toNumber(found.value);
  };
  if (has("backwards")) {
    const from = after("from") ?? a ?? 10;
    return from < 4 ? null : problems.counting({ said: [from, from - 1, from - 2], step: -1, end: 0 });
  }
  const by = after("by");
  const step = Math.min(100, Math.max(1, by ?? 1));
  const end = after("up_to", "to") ?? (by === undefined && a !== undefined && a > 4 ? a : step * 10);
  const from = after("from");
  const start = from !== undefined && from !== by && from < end ? from : step;
  return problems.counting({
    said: Array.from({ length: end >= step * 5 ? 4 : 2 }, (_, at) => start + step * at),
    step,
    end,
  });
}

/** "1 2 3 4 6 7, which one did I miss": the row up to the one place where its step is doubled. */
function gapIn(row: readonly number[]): Sequence | null {
  const steps = row.slice(1).map((each, at) => each - (row[at] ?? 0));
  const step = Math.min(...steps);
  const at = steps.indexOf(2 * step);
  const isRow = row.length > 3 && step > 0 && steps.every((each, place) => each === step || place === at);
  return isRow && at >= 0 ? { said: row.slice(0, at + 1), step, end: (row[at] ?? 0) + step } : null;
}
