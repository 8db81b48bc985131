import { type Problem, problems } from "../../problem.ts";
import { isLess } from "../../rational.ts";
import { hasRole } from "../tokens/token.ts";
import type { Telling } from "./telling.ts";

/** So many groups with so many in each; shared out; or how many groups. */
export function equalGroups(telling: Telling): Problem | null {
  const { quantities, has, asks, tokens, ask } = telling;
  const [a, b, ...others] = quantities;
  if (a === undefined || b === undefined || others.length > 0) return null;
  const unit = telling.askedUnit()?.unit;
  const large = isLess(a.value, b.value) ? b : a;
  // "Math problems for homework" is among nobody.
  const among = quantities.find(
    ({ at, group }) =>
      hasRole(tokens[at - 1], "among") && (group === undefined || ["person", "container"].includes(group)),
  );
  const isEachAsked = asks("each") || (ask === tokens.length && has("each") && has("share"));
  // "Each" right before the question still belongs to it: "cada quien, ¿cuántas?"
  const eachQuantity = quantities.find(({ isEach }) => isEach);
  if (
    has("share") ||
    among !== undefined ||
    (isEachAsked && eachQuantity === undefined) ||
    (asks("each") && !has("how_many_more"))
  ) {
    if (eachQuantity !== undefined && eachQuantity !== large && !asks("each"))
      return problems.measure(large.value, eachQuantity.value, { unit });
    const all = among === undefined ? large : among === a ? b : a;
    const groups = all === a ? b : a;
    return problems.share(all.value, groups.value, { unit: all.unit });
  }
  if (eachQuantity === undefined) return null;
  const other = eachQuantity === a ? b : a;
  const wanted = telling.askedWord();
  // How many groups: what is asked is neither the one thing that is counted nor the total of it.
  const isSameThing =
    other.noun !== undefined &&
    (other.noun === eachQuantity.noun ||
      (eachQuantity.noun === undefined && other.group !== "container" && asksContainer(telling)));
  const asksGroups =
    (wanted !== undefined && wanted !== other.noun && isSameThing) ||
    (asksContainer(telling) && other.group !== "container");
  if (asksGroups && !isLess(other.value, eachQuantity.value))
    return problems.measure(other.value, eachQuantity.value, { unit });
  return problems.groups(other.value, eachQuantity.value, { unit: unit ?? eachQuantity.unit });
}

const asksContainer = (telling: Telling) => telling.askedUnit()?.group === "container";
