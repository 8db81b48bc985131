import type { Language } from "../locale/language.ts";

/** The most frequent words of each language that the other does not have. */
const SPANISH = new Set(
  `el la los las un una unos unas de del al y en que qué es son está están estás por para con sin tu tú te ti mi mí su
  sus se lo le les nos como cómo cuál cuándo dónde quién más muy pero porque hay hoy vamos hola adiós gracias bien sí
  eres soy somos quieres puedes tienes dime cuéntame haz nombre años edad día tardes días noches niño niña bosque árbol
  agua número letra color amigo amiga este esta esto ese esa eso aquí ahora otra otro bienvenido bienvenida gusta
  mira escucha listo lista`.split(/\s+/),
);
const ENGLISH = new Set(
  `the a an and of to in on is are was were you your i my we our it its this that these those what who how when where
  why which do does did can could will would let's lets have has with for from but not yes hello hi great good job well
  what's it's i'm don't name old years tell me about like love want look listen ready next now one two three time
  welcome let think help make play learn`.split(/\s+/),
);

/** The most frequent words of each language, for whoever weighs them in another way. */
export const FREQUENT: Readonly<Record<Language, ReadonlySet<string>>> = { en: ENGLISH, es: SPANISH };

/**
 * The language of a text by its frequent words and letters; `otherwise` when nothing tells. The last resort of
 * decision 11: it is asked only when neither the request nor the cookie says a language.
 */
export function detectLanguage(text: string, otherwise: Language = "en"): Language {
  const lower = text.toLowerCase();
  let balance = 0;
  if (/[ñ¿¡]/.test(lower)) balance += 2;
  if (/[áéíóúü]/.test(lower)) balance += 1;
  for (const word of lower.match(/[\p{L}'’]+/gu) ?? []) {
    const plain = word.replaceAll("’", "'");
    if (SPANISH.has(plain)) balance += 1;
    if (ENGLISH.has(plain)) balance -= 1;
  }
  if (balance === 0) return otherwise;
  return balance > 0 ? "es" : "en";
}
