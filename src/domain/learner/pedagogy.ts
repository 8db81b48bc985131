import { plainWords } from "./plain-text.ts";

/** §5 "Pedagogy options: Montessori, Project-Based, IB-aligned." */
export const PEDAGOGIES = ["Montessori", "Project-Based", "IB-aligned"] as const;
export type Pedagogy = (typeof PEDAGOGIES)[number];

/** A pedagogy by its name, in any case; null for anything else. */
export function pedagogyOf(value: unknown): Pedagogy | null {
  const name = typeof value === "string" ? value.trim().toLowerCase() : "";
  return PEDAGOGIES.find((pedagogy) => pedagogy.toLowerCase() === name) ?? null;
}

/** The words of §4 and their Spanish equivalents (decision 011), plain: lower case, no accents or punctuation. */
const STYLES: readonly (readonly [RegExp, Pedagogy])[] = [
  [/\bhands on\b|\bmanos\b|\btocando\b|\bmateriales\b|\btouch/, "Montessori"],
  [/\bprojects?\b|\bproyectos?\b/, "Project-Based"],
  [/\bstep by step\b|\bpaso a paso\b|\bpaso por paso\b/, "IB-aligned"],
];

/**
 * §4 "contains 'Hands-on' gives Montessori; contains 'projects' gives Project-Based; contains 'Step-by-step' gives
 * IB-aligned. Otherwise age <= 8 Montessori, age <= 11 Project-Based, older IB-aligned."
 *
 * @param learningStyle the answer to the intake's learning_style question, in either language; any length
 */
export function inferPedagogy(learningStyle: string, age: number): Pedagogy {
  const answer = plainWords(learningStyle).join(" ");
  const style = STYLES.find(([words]) => words.test(answer));
  if (style !== undefined) return style[1];
  if (age <= 8) return "Montessori";
  return age <= 11 ? "Project-Based" : "IB-aligned";
}
