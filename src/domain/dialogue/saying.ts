import { fill } from "../locale/fill.ts";
import type { Language } from "../locale/language.ts";

/** Sentences by name, each in several wordings, so that nothing needs to be said twice in the same words. */
export type Sayings = Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;

/** The wording that comes next of a sentence that was said so many times; the last one stays. */
export function wording(
  sayings: Sayings,
  name: string,
  language: Language,
  times: number,
  values: Readonly<Record<string, string>>,
): string {
  const all = sayings[name]?.[language];
  const chosen = all?.[Math.min(times, all.length - 1)];
  if (chosen === undefined) throw new Error(`Nothing is written for "${name}".`);
  return fill(chosen, values);
}
