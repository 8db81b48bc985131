import type { EnglishVerbs, Paradigm } from "./known.ts";

/** One vowel before one consonant, in a word of one beat: "stop", and not "play", "fix" or "read". */
const SHORT = /^[^aeiou]*(?:qu)?[aeiou][bdgklmnprtvz]$/;
const ONE_END = /[^aeiou][aeiou][bdgklmnprt]$/;

type Rules = { readonly doubled: readonly string[] };

function withEnding(base: string, ending: "ed" | "ing", { doubled }: Rules): string {
  if (ending === "ing" && base.endsWith("ie")) return `${base.slice(0, -2)}ying`;
  if (ending === "ed" && base.endsWith("e")) return `${base}d`;
  if (ending === "ing" && /[^eoy]e$/.test(base) && base.length > 2) return `${base.slice(0, -1)}ing`;
  if (ending === "ed" && /[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  const isDoubled = SHORT.test(base) || (doubled.includes(base) && ONE_END.test(base));
  return isDoubled ? `${base}${base.at(-1)}${ending}` : `${base}${ending}`;
}

function thirdOf(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

/** All forms of an English verb; `past` and `participle` where they follow no rule. */
export function englishForms(
  verbs: Omit<EnglishVerbs, "be" | "plurals" | "regular"> & Partial<EnglishVerbs>,
  base: string,
  past = withEnding(base, "ed", verbs),
  participle = past,
): Paradigm {
  const third = verbs.third[base] ?? thirdOf(base);
  const five = (text: string) => text.split(",").map((form) => form.trim());
  return {
    base: [base],
    present:
      verbs.be !== undefined && base === "be" ? five(verbs.be.present) : [base, base, third, base, base],
    preterite: verbs.be !== undefined && base === "be" ? five(verbs.be.preterite) : Array(5).fill(past),
    future: Array(5).fill(`${verbs.future} ${base}`),
    participle: [participle],
    gerund: [withEnding(base, "ing", verbs)],
  };
}
