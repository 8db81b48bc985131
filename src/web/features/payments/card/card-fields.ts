import { mayEnter } from "#domain/learner/age.ts";
import type { DepositChild } from "#domain/payments/children.ts";

/** Groups of four while a card number is typed; anything but digits falls away. */
export function groupDigits(typed: string): string {
  const digits = typed.replace(/\D/g, "").slice(0, 19);
  return digits.replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** "MM / YY" while it is typed. A first digit above 1 is a month of its own. */
export function shapeExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, "");
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const [month, year] = [padded.slice(0, 2), padded.slice(2, 6)];
  const inFull = year.length > 2 && year.startsWith("20");
  return year === "" ? month : `${month} / ${inFull ? year : year.slice(0, 2)}`;
}

/** What the practice form sends, and what is wrong with a field: whole, not whether a bank would take it. */
export type CardFields = { readonly number: string; readonly expiry: string; readonly cvc: string };
/** A field of ours, or the provider's fields as a whole. */
export type CardFault = keyof CardFields | "card";
export const CARD: readonly CardFault[] = ["number", "expiry", "cvc", "card"];

export function cardFaults({ number, expiry, cvc }: CardFields): CardFault[] {
  const digits = number.replace(/\D/g, "");
  const faults: CardFault[] = [];
  if (digits.length < 12 || digits.length > 19) faults.push("number");
  if (!/^(0[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})$/.test(expiry.trim())) faults.push("expiry");
  if (!/^\d{3,4}$/.test(cvc.trim())) faults.push("cvc");
  return faults;
}

/** A payer's name and e-mail, by the rules of the contract as far as a form can tell. */
export function payerFaults(name: string, email: string): ("name" | "email")[] {
  const faults: ("name" | "email")[] = [];
  if (name.trim().length < 2) faults.push("name");
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(email.trim())) faults.push("email");
  return faults;
}

/** One row of the children whose place is held; the fault names its row. */
export type ChildField = "name" | "age";
export type ChildMark = `${ChildField} of child ${number}`;
export const childMark = (index: number, field: ChildField): ChildMark => `${field} of child ${index}`;
export const isChildMark = (mark: string): mark is ChildMark => / of child \d+$/.test(mark);

/** The children as typed, and the marks of what is not whole. */
export function readChildren(
  names: readonly string[],
  ages: readonly string[],
): { children: DepositChild[]; faults: ChildMark[] } {
  const faults: ChildMark[] = [];
  const children = names.map((typed, index) => {
    const name = typed.trim();
    const age = /^\d{1,2}$/.test(ages[index]?.trim() ?? "") ? Number(ages[index]) : -1;
    if (name === "") faults.push(childMark(index, "name"));
    if (!mayEnter(age)) faults.push(childMark(index, "age"));
    return { name, age };
  });
  return { children, faults };
}

/**
 * Marks while they are corrected, as a change of what is marked: of `kinds` only what is still faulty stays marked, and
 * nothing new becomes so before the payer presses again.
 */
export function stillAmong(kinds: readonly string[], faulty: readonly string[]) {
  return <Mark extends string>(marks: readonly Mark[]): readonly Mark[] =>
    marks.filter((mark) => !kinds.includes(mark) || faulty.includes(mark));
}

/** "a, b and c". */
export function listOf(words: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(words);
}

/** A day in the future that any practice card takes, as the form writes it. */
export function futureExpiry(year: number): string {
  return `12 / ${String((year + 4) % 100).padStart(2, "0")}`;
}
