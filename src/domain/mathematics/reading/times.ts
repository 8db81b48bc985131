import { type Problem, problems } from "../problem.ts";
import { isWhole, rational } from "../rational.ts";
import type { Lexicon } from "./lexicon.ts";
import { hasRole, type NumberToken, saying, type Token } from "./tokens/token.ts";

type Clock = { readonly minutes: number; readonly at: number; readonly hasPart: boolean };

/** Leaving, arriving and how long it takes: two are told and the third is asked. */
export function readTimes(tokens: readonly Token[], { units }: Lexicon): Problem | null {
  const hands = handsIn(tokens);
  if (hands !== null) return hands;
  const hasMoment = tokens.some(
    (token) => token.kind === "clock" || hasRole(token, "oclock", "depart", "arrive"),
  );
  if (!hasMoment) return null;
  const clocks = clocksIn(tokens);
  const spans = tokens.flatMap((token, at) => {
    if (token.kind !== "number" || token.group !== "time" || clocks.some((clock) => clock.at === at))
      return [];
    const size = units[token.unit ?? ""]?.size;
    return size === undefined ? [] : [rational(token.value.top * size, token.value.bottom)];
  });
  const length =
    spans.reduce((all, each) => all + each.top / each.bottom, 0) + halfHour(tokens, spans.length);
  const has = saying(tokens);
  const [first, second] = clocks;
  if (first === undefined) return null;
  if (second !== undefined) {
    const asks = has("how_long", "how_many", "takes") || (has("depart") && has("arrive"));
    if (!asks || length > 0 || clocks.length > 2) return null;
    const before = tokens.slice(0, first.at);
    // "How long until 5 if it is 3:40": the end is said first.
    const isTurned =
      before.some((token) => hasRole(token, "arrive", "until")) &&
      !before.some((token) => hasRole(token, "depart"));
    return isTurned
      ? problems.between(rational(second.minutes), rational(first.minutes))
      : problems.between(rational(first.minutes), rational(second.minutes));
  }
  if (length <= 0 || !Number.isInteger(length) || length > 24 * 60) return null;
  const moment = rational(first.minutes);
  // What stands nearest before the time says what it is the time of.
  const told = [...tokens.slice(0, first.at)].reverse().find((token) => hasRole(token, "depart", "arrive"));
  const asked = tokens.findLastIndex((token) => hasRole(token, "what_time"));
  const asksLeaving = asked > first.at && tokens.slice(asked).some((token) => hasRole(token, "depart"));
  const isEnd = asksLeaving || (hasRole(told, "arrive") && !hasRole(told, "depart"));
  const asksOther = tokens.some((token) =>
    hasRole(token, "what_time", "depart", "arrive", "how_long", "how_many"),
  );
  if (!asksOther) return null;
  return isEnd ? problems.earlier(moment, rational(length)) : problems.later(moment, rational(length));
}

/** "The big hand is on 6 and the little one on 3": the hour, and five minutes for each number that the big one has passed. */
function handsIn(tokens: readonly Token[]): Problem | null {
  const after = (role: "long_hand" | "short_hand") => {
    const at = tokens.findIndex((token) => hasRole(token, role));
    const token = at < 0 ? undefined : tokens.slice(at).find((each) => each.kind === "number");
    return token?.kind === "number" && isHourNumber(token) && token.value.top <= 12 ? token.value.top : null;
  };
  const [long, short] = [after("long_hand"), after("short_hand")];
  if (long === null || short === null || long === 12) return null;
  return problems.later(rational(short * 60), rational(long * 5));
}

function halfHour(tokens: readonly Token[], spans: number): number {
  // "Una hora y media": the half is of the hour before it.
  return tokens.some(
    (token, at) =>
      spans > 0 &&
      token.kind === "number" &&
      token.isWord === true &&
      token.value.bottom === 2 &&
      hasRole(tokens[at - 1], "and") &&
      isHour(tokens[at - 2]),
  )
    ? 30
    : 0;
}
const isHour = (token: Token | undefined) => token?.kind === "word" && token.unit === "hour";

/** Times of day: "8:40", "las 8 y media", "half past 8", "at 7", "8 o'clock". */
export function clocksIn(tokens: readonly Token[]): readonly Clock[] {
  const found: Clock[] = [];
  tokens.forEach((token, at) => {
    if (token.kind === "clock") {
      found.push({ minutes: token.minutes, at, hasPart: true });
      return;
    }
    const before = tokens[at - 1];
    // "From 2:30 to 4": two times of day, and no quarter to four.
    const isSecond = found.at(-1)?.hasPart === true && hasRole(before, "to", "until");
    if (token.kind !== "number" || (found.at(-1)?.at === at - 2 && !isSecond)) return;
    const run = minutesOfDigits(token);
    if (run !== null && hasRole(before, "oclock") && token.group === undefined) {
      found.push({ minutes: run, at, hasPart: true });
      return;
    }
    if (!isHourNumber(token)) return;
    const isNamed =
      isSecond ||
      hasRole(before, "oclock", "past", "half_past", "before_hour", "until") ||
      hasRole(tokens[at + 1], "oclock");
    if (!isNamed || (token.group !== undefined && token.group !== "time")) return;
    found.push({ minutes: token.value.top * 60 + besides(tokens, at), at, hasPart: false });
  });
  return found;
}

/** "430", as whoever dictates writes half past four; null where it is no time of day. */
export function minutesOfDigits({ value, form }: NumberToken): number | null {
  const [hours, minutes] = [Math.floor(value.top / 100), value.top % 100];
  const isTime = form === "whole" && isWhole(value) && hours >= 1 && hours < 24 && minutes < 60;
  return isTime ? hours * 60 + minutes : null;
}

const isHourNumber = ({ value, form }: NumberToken) =>
  form === "whole" && isWhole(value) && value.top >= 1 && value.top <= 24;

/** Minutes that are said beside the hour: "y media", "quarter past", "ten to". */
function besides(tokens: readonly Token[], at: number): number {
  const [and, part] = [tokens[at + 1], tokens[at + 2]];
  const minutesOf = (token: Token | undefined) =>
    token?.kind === "number"
      ? token.form === "fraction"
        ? (60 * token.value.top) / token.value.bottom
        : token.value.top
      : 0;
  if (hasRole(and, "and") && part?.kind === "number" && part.group === undefined && minutesOf(part) < 60)
    return minutesOf(part);
  const before = tokens[at - 1];
  if (hasRole(before, "half_past")) return 30;
  if (hasRole(before, "past")) return minutesOf(tokens[at - 2]);
  return hasRole(before, "before_hour") ? -minutesOf(tokens[at - 2]) : 0;
}
