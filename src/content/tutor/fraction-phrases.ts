import type { BilingualList } from "#domain/tutor/library.ts";

/** How fractions are talked about: a hint, a bigger hint, and the whole line. */
export const fractionPhrases = {
  fraction_right: {
    en: ["Yes, that's it!", "Yes! Well thought:"],
    es: ["¡Sí, eso es!", "¡Sí! Bien pensado:"],
  },
  fraction_shorter: {
    en: ["Your {said} is the same amount; with the smallest numbers it is written {value}."],
    es: ["Tu {said} es la misma cantidad; con los números más chicos se escribe {value}."],
  },
  fraction_more: { en: ["{more} is more than {less}."], es: ["{more} es más que {less}."] },
  fraction_same: {
    en: ["{less} and {more} are the same amount, cut into different pieces."],
    es: ["{less} y {more} son la misma cantidad, cortada en pedazos distintos."],
  },
  fraction_like: {
    en: [
      "Both have {p} below, so the pieces have the same size. Only the tops count: how much is {a} {sign} {b}?",
    ],
    es: [
      "Las dos tienen {p} abajo: los pedazos son del mismo tamaño. Solo cuentan los de arriba: ¿cuánto es {a} {sign} {b}?",
    ],
  },
  fraction_like_more: {
    en: [
      "Work out {a} {sign} {b} and write it on top. Below stays {p}, because the pieces keep their size. How do you write it?",
    ],
    es: [
      "Resuelve {a} {sign} {b} y escríbelo arriba. Abajo se queda el {p}, porque los pedazos no cambian de tamaño. ¿Cómo lo escribes?",
    ],
  },
  fraction_unlike: {
    en: [
      "The pieces have different sizes, so first we cut them alike. Which number is in the tables of both {p} and {q}?",
    ],
    es: [
      "Los pedazos son de tamaños distintos, así que primero los cortamos iguales. ¿Qué número está en la tabla del {p} y también en la del {q}?",
    ],
  },
  fraction_unlike_more: {
    en: ["{pieces} works for both: {left} is {one}, and {right} is {other}. And now {one} {sign} {other}?"],
    es: [
      "El {pieces} sirve para las dos: {left} es {one} y {right} es {other}. Y ahora, ¿{one} {sign} {other}?",
    ],
  },
  fraction_unlike_compare: {
    en: ["{pieces} works for both: {left} is {one}, and {right} is {other}. Now look at the tops."],
    es: [
      "El {pieces} sirve para las dos: {left} es {one} y {right} es {other}. Ahora fíjate en los de arriba.",
    ],
  },
  fraction_like_compare: {
    en: ["The pieces have the same size. One has {a} of them and the other {b}. Now which one is it?"],
    es: ["Los pedazos son del mismo tamaño. Una tiene {a} y la otra {b}. Entonces, ¿cuál es?"],
  },
  fraction_cakes: {
    en: ["Imagine two equal cakes. One is cut into {p} pieces, the other into {q}. Which pieces are larger?"],
    es: [
      "Imagina dos pasteles iguales. Uno se corta en {p} pedazos y el otro en {q}. ¿Cuáles pedazos son más grandes?",
    ],
  },
  fraction_cakes_more: {
    en: [
      "The more pieces a cake is cut into, the smaller each one is. You get {a} of them each time. So which one is it, {left} or {right}?",
    ],
    es: [
      "Entre más pedazos, más chico es cada uno. Y cada vez te toca la misma cuenta: {a}. Entonces, ¿cuál es: {left} o {right}?",
    ],
  },
  fraction_share: {
    en: ["Share {whole} fairly among {p}. How many does each one get?"],
    es: ["Reparte {whole} por igual entre {p}. ¿Cuántos le tocan a cada quien?"],
  },
  fraction_table: {
    en: ["Go through the table of {p}: which number times {p} makes {whole}?"],
    es: ["Recorre la tabla del {p}: ¿qué número por {p} da {whole}?"],
  },
  fraction_part: {
    en: [
      "First find one part: share {whole} fairly among {p}. Then take {a} of those parts. How much is it?",
    ],
    es: [
      "Primero busca una parte: reparte {whole} por igual entre {p}. Luego toma {a} de esas partes. ¿Cuánto es?",
    ],
  },
  fraction_parts: {
    en: ["One part is {part}. You take {a} of them: {a} × {part}?"],
    es: ["Una parte es {part}. Tomas {a}: ¿{a} × {part}?"],
  },
} satisfies Readonly<Record<string, BilingualList>>;
