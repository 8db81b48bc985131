import { fromDecimal, type Rational, rational } from "../mathematics/rational.ts";
import { slipIn } from "../mathematics/slips.ts";
import type { Item } from "./item.ts";
import type { PracticeWords, Slips } from "./words.ts";

/** "-5", "0.75", "3/4", "1,200", "10:15"; null where it is no number. */
export function numberOf(text: string): Rational | null {
  const bare = text.replace(/[\s,]/g, "").replace("−", "-");
  const parts = /^(-?)(\d{1,7}(?:\.\d{1,4})?)(?:([/:])(\d{1,4}))?$/.exec(bare);
  if (parts === null) return null;
  const [, minus, first = "0", between, second = "1"] = parts;
  const left = fromDecimal(first);
  const sign = minus === "" ? 1 : -1;
  if (between === ":") return rational(left.top * 60 + Number(second));
  if (between === "/" && (Number(second) === 0 || first.includes("."))) return null;
  return rational(sign * left.top, left.bottom * (between === "/" ? Number(second) : 1));
}

/** What helps with the slip that a wrong answer shows; null where it shows none that is known. */
export function diagnosed(item: Item, given: string, { slips }: PracticeWords): string | null {
  const named = item.slips[given];
  if (named !== undefined) return slips[named]?.say ?? null;
  const number = numberOf(given);
  const answer = numberOf(item.answer);
  if (item.asked.by === "material" && answer === null) return laidSlip(item.answer, given, slips);
  if (number === null || answer === null) return null;
  const offByOne = (side: "high" | "low") =>
    slips[`off_by_one_${side}${item.shown?.kind === "things" ? "_things" : ""}`]?.say ?? null;
  if (item.problem !== null) {
    const { name, side } = slipIn(item.problem, number);
    return name === "off_by_one" ? offByOne(side) : (slips[name ?? ""]?.say ?? null);
  }
  const by = number.top - answer.top;
  if (number.bottom !== 1 || answer.bottom !== 1 || Math.abs(by) !== 1) return null;
  return offByOne(by > 0 ? "high" : "low");
}

/** What was written for something else, by the table of what is mixed up: "b" for "v", nothing for "h". */
export function swapOf(right: string, wrong: string, slips: Slips): string | undefined {
  const isPair = ([one, other]: readonly [string, string]) =>
    (one === right && other === wrong) || (one === wrong && other === right);
  return Object.entries(slips).find(([, { swaps = [] }]) => swaps.some(isPair))?.[0];
}

/** A word that was laid: a piece is missing, one is too many, or they stand in another order. */
function laidSlip(answer: string, given: string, slips: Slips): string | null {
  const sorted = (text: string) => [...text].sort().join("");
  if (given === "") return null;
  if (sorted(given) === sorted(answer)) return slips.pieces_order?.say ?? null;
  if (given.length < answer.length) return slips.pieces_missing?.say ?? null;
  return slips.pieces_other?.say ?? null;
}
