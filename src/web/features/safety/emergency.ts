import { brand } from "#content/catalogue/brand.ts";
import { helpLines } from "#content/safety/help-lines.ts";
import type { Language } from "#domain/locale/language.ts";
import { linesFor, numberOf } from "#domain/safety/care/help-lines.ts";

export type EmergencyNumber = {
  /** With the country, or with police and ambulance, where there are several. */
  readonly inWords: string;
  /** The one that a tap dials. */
  readonly toDial: string;
};

/** The number for danger to life where the school is (decision 103); it is in the page, so that it needs no network. */
export function emergencyNumber(language: Language): EmergencyNumber {
  const countries = linesFor(helpLines, { setting: brand.country, said: null });
  const first = countries.flatMap(({ lines }) => lines).find(({ role }) => role === "emergency");
  const inWords = numberOf(helpLines, countries, "emergency", language) ?? "";
  return { inWords, toDial: first?.number ?? inWords };
}
