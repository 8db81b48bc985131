import { plain } from "../../../tutor/words.ts";
import { type Form, fromDecimal, type Rational } from "../../rational.ts";
import type { Lexicon } from "../lexicon.ts";

export type Raw = { readonly text: string; readonly isTight: boolean };

/** More is no child's message about numbers. */
const MOST_WORDS = 90;

/** "X al cuadrado", "x squared": a letter's power in words, as it is written in signs. */
export function withPowers(message: string, { roles }: Lexicon): string {
  const written = (text: string, phrases: readonly string[] | undefined, sign: string) =>
    phrases === undefined || phrases.length === 0
      ? text
      : text.replace(
          new RegExp(`(?<!\\p{L})([a-z])\\s(?:${phrases.join("|")})(?!\\p{L})`, "giu"),
          `$1${sign}`,
        );
  return written(written(message, roles.squared, "²"), roles.cubed, "³");
}

export function rawOf(message: string): readonly Raw[] {
  const text = plain(message)
    .replace(/['’]/g, "")
    .replace(/¿/g, " ")
    .replace(/\bo clock\b/g, "oclock")
    // "km/h" is no division.
    .replace(/\bkm\s*\/\s*h(?:r|ora|our)?\b/g, "km kmh")
    .replace(/\bm\s*\/\s*s(?:eg|ec)?\b/g, "m persecond")
    // The half of a match is no number.
    .replace(/\b(first|second|other|last) half\b/g, "$1 period")
    .replace(/≤/g, "<=")
    .replace(/≥/g, ">=")
    .replace(/²/g, "^2")
    .replace(/³/g, "^3")
    // "80 m3" is a unit, and no second number.
    .replace(/(\d\s*)m\s?\^?3\b/g, "$1 cubicm ");
  const found: Raw[] = [];
  let end = -1;
  for (const { 0: each, index } of text.matchAll(/\d+(?:[.,:]\d+)*|\.\d+|[a-zñ]+|[+−–*×·÷/=<>()%$?^-]/g)) {
    found.push({ text: each, isTight: index === end });
    end = index + each.length;
    if (found.length >= MOST_WORDS) break;
  }
  return found;
}

/** The number of figures; a clock's for "9:15". */
export function figure(
  text: string,
): { readonly value: Rational; readonly form: Form } | { readonly minutes: number } | null {
  const [hours = "", minutes, ...others] = text.split(":");
  if (minutes !== undefined) {
    const isTime =
      others.length === 0 && /^\d{1,2}$/.test(hours) && /^\d\d$/.test(minutes) && Number(hours) < 24;
    if (!isTime) return null;
    // No time of day has 75 minutes: kept as it is written, so that it is the time of nothing.
    const per = Number(minutes) < 60 ? 60 : 100;
    return { minutes: Number(hours) * per + Number(minutes) };
  }
  const clean = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
    ? text.replaceAll(",", "")
    : text.replace(",", ".");
  if (!/^\d{0,9}(?:\.\d{1,5})?$/.test(clean)) return null;
  return {
    value: fromDecimal(clean.startsWith(".") ? `0${clean}` : clean),
    form: clean.includes(".") ? "decimal" : "whole",
  };
}
