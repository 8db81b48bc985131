import { apply, number } from "../../expression.ts";
import { type Problem, problems } from "../../problem.ts";
import { add, isLess, isWhole, ONE, rational } from "../../rational.ts";
import { hasRole } from "../tokens/token.ts";
import type { Quantity, Telling } from "./telling.ts";

/** So far in an hour: how far in some hours, or how many hours for so far. */
export function speeds(telling: Telling): Problem | null {
  const { has, isAsked, quantities, tokens } = telling;
  const perHour = speedOf(telling);
  if (perHour !== null) return perHour;
  const speed = quantities.find(
    ({ after, group }) => (after.has("hourly") || after.has("secondly")) && group !== "time",
  );
  const unit = has("secondly") ? "second" : "hour";
  if (speed === undefined || !isAsked()) return null;
  const hours = quantities.filter((each) => each !== speed && (each.group === "time" || each.isPart));
  const [far, ...others] = quantities.filter((each) => each !== speed && !hours.includes(each));
  if (others.length > 0) return null;
  if (far !== undefined)
    return hours.length === 0 ? problems.measure(far.value, speed.value, { unit, form: "decimal" }) : null;
  const minutes = hours.filter(({ unit }) => unit === "minute");
  if (hours.length === 0 || (minutes.length > 0 && !has("hourly"))) return null;
  const total = hoursOf(hours);
  const isHalf = tokens.some(
    (token) => token.kind === "number" && token.isWord === true && token.value.bottom === 2,
  );
  const all = isHalf && hours.every(({ value }) => isWhole(value)) ? add(total, rational(1, 2)) : total;
  return problems.rate(ONE, speed.value, all, { unit: speed.unit, form: "decimal" });
}

const hoursOf = (times: readonly Quantity[]) =>
  times.reduce(
    (sum, { value, unit }) => add(sum, unit === "minute" ? rational(value.top, value.bottom * 60) : value),
    rational(0),
  );

/** "12 km in 45 minutes, what is the speed": so many equal pieces of an hour, and then the whole hour. */
function speedOf({ has, quantities }: Telling): Problem | null {
  const far = quantities.find(({ group }) => group === "length");
  // "2 hours and a half", "1 hour 30 minutes": one time.
  const times = quantities.filter((each) => each.group === "time" || each.isPart);
  const [time, half, ...others] = times;
  const isBoth = far !== undefined && time !== undefined && quantities.length === times.length + 1;
  if (!isBoth || !has("speed") || time.value.top === 0 || others.length > 0) return null;
  if (time.unit === "hour")
    return problems.share(far.value, hoursOf(times), { unit: far.unit, form: "decimal" });
  if (half !== undefined) return null;
  const { top, bottom } = time.value;
  return time.unit === "minute" && bottom === 1 ? problems.speed(far.value, rational(top)) : null;
}

/** "8 slices, I eat 3: what fraction is left", "3 of 12 eggs broke, what fraction is that": so many of all the equal parts. */
export function shares({ asks, has, quantities }: Telling): Problem | null {
  const [a, b, ...others] = quantities;
  const isCounted = [a, b].every((each) => each !== undefined && isWhole(each.value) && !each.isPercent);
  if (a === undefined || b === undefined || others.length > 0 || !isCounted || !has("fraction")) return null;
  const [whole, part] = isLess(a.value, b.value) ? [b, a] : [a, b];
  return problems.share_of(part.value, whole.value, asks("left") || has("left"));
}

export function percents({ quantities, has, isAsked }: Telling): Problem | null {
  const [one, two, ...more] = quantities;
  // "18 of 24 right, what percent is that".
  if (
    one !== undefined &&
    two !== undefined &&
    more.length === 0 &&
    has("percent") &&
    !quantities.some(({ isPercent }) => isPercent)
  ) {
    const [part, whole] = isLess(two.value, one.value) ? [two, one] : [one, two];
    return has("discount", "raise", "lose") ? null : problems.percent_of(part.value, whole.value);
  }
  const percent = quantities.find(({ isPercent }) => isPercent);
  const base = quantities.find(({ isPercent, isPart }) => !isPercent && !isPart);
  if (percent === undefined || base === undefined || !isAsked()) return null;
  const told = { unit: base.unit };
  const others = quantities.filter((each) => each !== percent && each !== base);
  const [then] = others;
  if (then?.isPercent === true && others.length === 1) return bothPercents(base, percent, then);
  if (others.length > 0) return null;
  if (has("discount")) return problems.discount(base.value, percent.value, told);
  if (has("raise")) return problems.raise(base.value, percent.value, told);
  return problems.percent(percent.value, base.value, told);
}

/** "20% off, and then 16% tax": the second is reckoned of what the first leaves. */
function bothPercents(base: Quantity, one: Quantity, other: Quantity): Problem | null {
  const signs = [one, other].map(({ after, before }) =>
    after.has("discount")
      ? -1
      : after.has("raise")
        ? 1
        : before.has("discount")
          ? -1
          : before.has("raise")
            ? 1
            : 0,
  );
  const [first = 0, second = 0] = signs;
  if (first === 0 || second === 0) return null;
  const made = first < 0 ? problems.discount : problems.raise;
  const after = made(base.value, one.value).expression;
  const hundredths = add(rational(100), rational(second * other.value.top, other.value.bottom));
  const factor = rational(hundredths.top, hundredths.bottom * 100);
  return problems.several(
    apply("*", after, number(factor), "percent"),
    [base.value, one.value, other.value],
    { unit: base.unit, form: "decimal" },
  );
}

/** "2/3 of the 24 children", "the half of 18 apples". */
export function parts({ quantities, tokens, has, isAsked, asks }: Telling): Problem | null {
  const [one, two, ...more] = quantities;
  const isBoth =
    more.length === 0 && [one, two].every((each) => each?.isPart === true && each.unit === undefined);
  // "I ate 2/8 and he ate 3/8, how much is left": of the one whole.
  if (isBoth && one !== undefined && two !== undefined && asks("left")) {
    const rest = apply("-", apply("-", number(ONE), number(one.value), "take"), number(two.value), "take");
    return problems.several(rest, [one.value, two.value], { form: "fraction" });
  }
  const part = quantities.find(({ isPart, value }) => isPart && value.top < value.bottom);
  const whole = quantities.find(({ isPart }) => !isPart);
  if (part === undefined || whole === undefined || quantities.length > 2 || !isAsked()) return null;
  const isOf = hasRole(tokens[part.at + 1], "of") || has("have", "lose", "left");
  if (!isOf || part.unit !== undefined) return null;
  const taken = problems.part(part.value, whole.value, { unit: whole.unit });
  if (!(asks("left") || (has("left") && has("lose")))) return taken;
  return problems.part(rational(part.value.bottom - part.value.top, part.value.bottom), whole.value, {
    unit: whole.unit,
  });
}
