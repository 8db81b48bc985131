import { type Problem, problems } from "../../problem.ts";
import type { Role } from "../lexicon.ts";
import { hasRole } from "../tokens/token.ts";
import type { Telling } from "./telling.ts";

/** How old somebody is in so many years, was so many years ago, or is beside somebody else. */
export function ages(telling: Telling): Problem | null {
  const { asks, quantities } = telling;
  const [one, other, ...more] = quantities;
  const isLived = one?.before.has("have") === true && one.unit === "year" && other?.unit === "year";
  const isAge =
    isLived || asks("age") || telling.asked().some((token) => token.kind === "word" && token.unit === "year");
  if (one === undefined || other === undefined || more.length > 0 || !isAge) return null;
  const years = quantities.filter(
    ({ after, before, unit }) => unit === "year" && !before.has("have") && !after.has("have"),
  );
  const [span = other] = years.filter(
    (each) => each === other || each.after.has("larger") || each.after.has("smaller"),
  );
  const start = span === other ? one : other;
  const unit = { unit: "year" };
  const has = (role: Role) => span.after.has(role) || span.before.has(role);
  if (asks("larger") && span.unit !== "year") return problems.difference(one.value, other.value, unit);
  if (span.unit !== "year") return null;
  if (has("ago") || span.after.has("smaller")) return problems.take(start.value, span.value, unit);
  return span.after.has("larger") || has("by") ? problems.join(start.value, span.value, unit) : null;
}

/** Who has how many more than whom. */
export function comparisons(telling: Telling): Problem | null {
  const { quantities, asks, has, tokens, ask } = telling;
  const [a, b, ...others] = quantities;
  if (a === undefined || b === undefined || others.length > 0) return null;
  const unit = telling.askedUnit()?.unit ?? a.unit ?? b.unit;
  // "How many more", "cuántos gatos más hay que perros".
  const asksMore =
    asks("how_many") &&
    telling
      .asked()
      .slice(1, 3)
      .some((token) => hasRole(token, "larger"));
  if (asks("how_many_more", "missing") || asksMore || (asks("how_many") && asks("more_than", "less_than")))
    return problems.difference(a.value, b.value, { unit });
  const times = quantities.find(
    ({ after, before }) => after.has("times_as_many") || before.has("times_as_many"),
  );
  if (times !== undefined && !times.isEach) {
    const other = times === a ? b : a;
    return problems.times_as_many(other.value, times.value, { unit });
  }
  const more = quantities.find(
    ({ after }) =>
      after.has("more_than") ||
      after.has("less_than") ||
      (after.has("than") && (after.has("larger") || after.has("smaller"))),
  );
  if (more === undefined || !has("how_many", "what_is")) return null;
  const other = more === a ? b : a;
  // Whoever is compared with stands after "than": the question about them turns it round.
  const than = tokens.findIndex(
    (token, at) => at > more.at && hasRole(token, "than", "more_than", "less_than"),
  );
  const base = tokens
    .slice(than + 1, than + 3)
    .find((token) => token.kind === "word" && token.roles.length === 0);
  const isBase =
    base?.kind === "word" &&
    tokens.slice(ask).some((token) => token.kind === "word" && token.word === base.word) &&
    tokens.indexOf(base) < ask;
  const isMore = more.after.has("more_than") || more.after.has("larger");
  return isMore === isBase
    ? problems.less_than(other.value, more.value, { unit })
    : problems.more_than(other.value, more.value, { unit });
}
