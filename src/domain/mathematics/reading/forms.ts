import { apply, number } from "../expression.ts";
import { type Problem, problems } from "../problem.ts";
import { rational } from "../rational.ts";
import { strangers } from "./sums/run.ts";
import { hasRole, numbersAmong, saying, type Token } from "./tokens/token.ts";

/** More than these, and something else is asked. */
const MOST_AROUND = 3;

/** One amount to be written in another way: "3/4 as a percent", "pasa 35% a decimal", "8 m/s in km/h". */
export function readForm(tokens: readonly Token[]): Problem | null {
  const [one, ...others] = numbersAmong(tokens);
  if (one === undefined || others.length > 0 || strangers(tokens) > MOST_AROUND) return null;
  if (tokens.some((token) => token.kind === "sign" && token.sign !== "?")) return null;
  const has = saying(tokens);
  const { form, group, value } = one;
  if (group === "length") return speedIn(tokens, tokens.indexOf(one));
  if (group !== undefined || value.top < 0) return null;
  if (one.isPercent === true) {
    return has("as_decimal") ? problems.sum(apply("/", number(value), number(100)), "decimal") : null;
  }
  const isPart = form !== "whole" && one.isWord !== true;
  if (!isPart) return null;
  if (has("percent"))
    return form === "fraction"
      ? problems.percent_of(rational(value.top), rational(value.bottom))
      : problems.sum(apply("*", number(value), number(100)), "decimal");
  const cut = apply("/", number(value.top), number(value.bottom));
  return has("as_decimal") && form === "fraction" ? problems.sum(cut, "decimal") : null;
}

/** "8 meters per second in kilometers per hour": an hour has 3600 seconds, and a kilometer 1000 meters. */
function speedIn(tokens: readonly Token[], at: number): Problem | null {
  const per = (each: Token) => hasRole(each, "hourly", "secondly");
  const near = tokens.slice(at, at + NEAR).find(per);
  const is = hasRole(near, "secondly");
  const other = tokens.some((token) => hasRole(token, is ? "hourly" : "secondly"));
  const one = tokens[at];
  if (near === undefined || !other || one?.kind !== "number") return null;
  const [times, by] = is ? [3600, 1000] : [1000, 3600];
  return problems.sum(apply("/", apply("*", number(one.value), number(times)), number(by)), "decimal");
}
/** The number, its unit, and "per hour". */
const NEAR = 3;
