import type { Bilingual, Language } from "#domain/locale/language.ts";

/** The ages a school of ours teaches. */
export const SKILL_AGES = { from: 3, to: 14 } as const;

/** One thing that can be learned, as a family would say it. */
export type Skill = {
  /** Strand, area and name: `number.place-value.tens-ones`. */
  readonly id: string;
  readonly name: Bilingual;
  /** When most children learn it; both ends included. */
  readonly ages: readonly [from: number, to: number];
  /** The skills it stands on. */
  readonly needs: readonly string[];
  /** Which curriculum or album puts it here. */
  readonly from: readonly string[];
  /** Spelling and reading are other skills in another language; counting is not. */
  readonly languages: readonly Language[];
};

export function strandOf(id: string): string {
  return id.split(".", 1)[0] ?? id;
}
