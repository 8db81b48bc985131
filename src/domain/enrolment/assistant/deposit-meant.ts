import { figuresIn } from "#domain/dialogue/figures.ts";
import type { PaymentType } from "#domain/payments/deposit.ts";
import type { Catalogue } from "./facts.ts";
import type { EnrolmentQuestion, Read } from "./ranking.ts";
import type { Reading } from "./reader.ts";

const POINTS_BACK = /^(it|that|this|lo|la|ese|esa|eso|este|esta|pagarlo|hacerlo|darlo)$/;
const OTHER = /^(other|otro|otra)$/;
const SECOND = /^(second|latter|segundo|segunda)$/;
const FIRST = /^(first|former|primero|primera|primer)$/;
/** Turns of the conversation that still say what "it" is. */
const RECENT = 6;

/**
 * Which deposit a message is about: the one it names, else the one the conversation was about. Null when nothing
 * says it. Only the Founders' Circle reserves a place, so whoever speaks of a place means that one.
 */
export function depositMeant(
  question: EnrolmentQuestion,
  reading: Reading,
  read: Read,
  catalogue: Catalogue,
): PaymentType | null {
  const { concepts, tokens } = reading;
  const has = (pattern: RegExp) => tokens.some((token) => pattern.test(token));
  const named = nameOf(concepts);
  if (named) return named;
  const { money } = figuresIn(tokens);
  for (const type of ["teacher_sponsor", "founders_circle"] as const) {
    if (money.includes(catalogue.prices[type])) return type;
  }
  const before = question.topic;
  if (before === "deposit_overview") {
    if (has(SECOND) || has(OTHER)) return "teacher_sponsor";
    if (has(FIRST)) return "founders_circle";
  }
  if (concepts.has("spot") || (concepts.has("reserve") && !has(POINTS_BACK))) return "founders_circle";
  const swapped = has(OTHER);
  if (before === "deposit_sponsor") return swapped ? "founders_circle" : "teacher_sponsor";
  if (before === "deposit_founders") return swapped ? "teacher_sponsor" : "founders_circle";
  for (const { text } of (question.history ?? []).slice(-RECENT).reverse()) {
    const meant = nameOf(read(text).concepts);
    if (meant) return meant;
  }
  return null;
}

/** The deposit whose name a text shows, unless it shows both. */
function nameOf(concepts: ReadonlySet<string>): PaymentType | null {
  const sponsor = concepts.has("sponsor");
  if (sponsor === concepts.has("founders")) return null;
  return sponsor ? "teacher_sponsor" : "founders_circle";
}
