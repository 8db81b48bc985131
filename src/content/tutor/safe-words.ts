import type { Bilingual } from "#domain/locale/language.ts";

/** Said when nothing else may be shown. */
export const safeWords: Bilingual = {
  en: "Let us do something together: say story, create or nature, or ask me why something is so.",
  es: "Hagamos algo juntos: di cuento, crear o naturaleza, o pregúntame por qué pasa algo.",
};
