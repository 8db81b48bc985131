import type { BilingualList } from "#domain/tutor/library.ts";

/** How fractions are talked about: a hint, a bigger hint, and the whole line. */
export const fractionPhrases = {
  fraction_right: {
    en: ["Yes, that's it!", "Yes! Well thought:"],
    es: ["¡Sí, eso es!", "¡Sí! Bien pensado:"],
  },
  fraction_checked: { en: ["You are right:", "Right!"], es: ["Tienes razón:", "¡Correcto!"] },
  fraction_step: {
    en: ["Yes, exactly.", "Yes, that step is right."],
    es: ["Sí, exacto.", "Sí, ese paso está bien."],
  },
  fraction_step_larger: {
    en: ["Yes, {said} is in both tables. A smaller one makes it easier:"],
    es: ["Sí, el {said} está en las dos tablas. Con uno más chico es más fácil:"],
  },
  fraction_way: { en: ["Yes, that is the way."], es: ["Sí, por ahí va."] },
  fraction_shorter: {
    en: ["Your {said} is the same amount; with the smallest numbers it is written {value}."],
    es: ["Tu {said} es la misma cantidad; con los números más chicos se escribe {value}."],
  },
  fraction_also_mixed: { en: ["{line}, that is {mixed}."], es: ["{line}, es decir, {mixed}."] },
  fraction_mixed: { en: ["{mixed} is the same as {improper}."], es: ["{mixed} es lo mismo que {improper}."] },
  fraction_more: { en: ["{more} is more than {less}."], es: ["{more} es más que {less}."] },
  fraction_less: { en: ["{less} is less than {more}."], es: ["{less} es menos que {more}."] },
  fraction_same: {
    en: ["{less} and {more} are the same amount, cut into different pieces."],
    es: ["{less} y {more} son la misma cantidad, cortada en pedazos distintos."],
  },
  fraction_twin: {
    en: ["{less} and {more} are exactly the same amount."],
    es: ["{less} y {more} son exactamente la misma cantidad."],
  },
  fraction_like: {
    en: [
      "Both have {pieces} below, so the pieces have the same size. Only the tops count: how much is {x} {sign} {y}?",
    ],
    es: [
      "Las dos tienen {pieces} abajo: los pedazos son del mismo tamaño. Solo cuentan los de arriba: ¿cuánto es {x} {sign} {y}?",
    ],
  },
  fraction_like_more: {
    en: [
      "Work out {x} {sign} {y} and write it on top. Below stays {pieces}, because the pieces keep their size. How do you write it?",
    ],
    es: [
      "Resuelve {x} {sign} {y} y escríbelo arriba. Abajo se queda el {pieces}, porque los pedazos no cambian de tamaño. ¿Cómo lo escribes?",
    ],
  },
  fraction_like_shown: {
    en: ["The pieces keep their size, so below stays {pieces}, and on top {x} {sign} {y} makes {top}."],
    es: ["Los pedazos no cambian de tamaño: abajo se queda el {pieces}, y arriba {x} {sign} {y} da {top}."],
  },
  fraction_write: {
    en: ["The {top} goes on top. Below goes how many pieces a whole has. How do you write it?"],
    es: ["El {top} va arriba. Abajo va cuántos pedazos tiene un entero. ¿Cómo lo escribes?"],
  },
  fraction_unlike: {
    en: [
      "The pieces have different sizes, so first we cut them alike. Which number is in the tables of both {p} and {q}?",
    ],
    es: [
      "Los pedazos son de tamaños distintos, así que primero los cortamos iguales. ¿Qué número está en la tabla del {p} y también en la del {q}?",
    ],
  },
  fraction_whole: {
    en: [
      "The {whole} is not cut yet. Cut each whole into {pieces} equal pieces: how many pieces do you get?",
    ],
    es: [
      "El {whole} todavía no está cortado. Corta cada entero en {pieces} pedazos iguales: ¿cuántos pedazos salen?",
    ],
  },
  fraction_alike_both: {
    en: ["{pieces} works for both: {left} is {one}, and {right} is {other}."],
    es: ["El {pieces} sirve para las dos: {left} es {one} y {right} es {other}."],
  },
  fraction_alike_one: {
    en: ["{pieces} works for both: {cut} is {into}, and {kept} stays as it is."],
    es: ["El {pieces} sirve para las dos: {cut} es {into} y {kept} se queda igual."],
  },
  fraction_now: { en: ["And now {one} {sign} {other}?"], es: ["Y ahora, ¿{one} {sign} {other}?"] },
  fraction_tops: { en: ["Now look at the tops."], es: ["Ahora fíjate en los de arriba."] },
  fraction_which_more: {
    en: ["Which one is more: {left} or {right}? Or are they the same?"],
    es: ["¿Cuál es más: {left} o {right}? ¿O son iguales?"],
  },
  fraction_which_less: {
    en: ["Which one is less: {left} or {right}? Or are they the same?"],
    es: ["¿Cuál es menos: {left} o {right}? ¿O son iguales?"],
  },
  fraction_which_same: {
    en: ["Are {left} and {right} the same amount?"],
    es: ["¿{left} y {right} son la misma cantidad?"],
  },
  fraction_like_compare: {
    en: ["The pieces have the same size. Here you get {x} of them, and there {y}."],
    es: ["Los pedazos son del mismo tamaño. De una tomas {x} y de la otra {y}."],
  },
  fraction_like_compare_more: {
    en: ["Picture two plates with pieces of the same size: {x} on one plate and {y} on the other."],
    es: ["Imagina dos platos con pedazos del mismo tamaño: {x} en un plato y {y} en el otro."],
  },
  fraction_like_compare_shown: {
    en: ["The pieces have the same size, so the tops tell: {x} here and {y} there."],
    es: ["Los pedazos son del mismo tamaño, así que cuentan los de arriba: {x} y {y}."],
  },
  fraction_cakes: {
    en: ["Imagine two equal cakes. One is cut into {p} pieces, the other into {q}. Which pieces are larger?"],
    es: [
      "Imagina dos pasteles iguales. Uno se corta en {p} pedazos y el otro en {q}. ¿Cuáles pedazos son más grandes?",
    ],
  },
  fraction_cakes_less: {
    en: [
      "Imagine two equal cakes. One is cut into {p} pieces, the other into {q}. Which pieces are smaller?",
    ],
    es: [
      "Imagina dos pasteles iguales. Uno se corta en {p} pedazos y el otro en {q}. ¿Cuáles pedazos son más chicos?",
    ],
  },
  fraction_cakes_shown: {
    en: ["The more pieces a cake is cut into, the smaller each one is."],
    es: ["Entre más pedazos se cortan de un pastel, más chico es cada uno."],
  },
  fraction_taken_one: {
    en: ["From each cake you get 1 piece."],
    es: ["De cada pastel te toca 1 pedazo."],
  },
  fraction_taken: {
    en: ["From each cake you get {a} pieces."],
    es: ["De cada pastel te tocan {a} pedazos."],
  },
  fraction_share: {
    en: ["Share {whole} fairly among {p}. How many does each one get?"],
    es: ["Reparte {whole} por igual entre {p}. ¿Cuántos le tocan a cada quien?"],
  },
  fraction_table: {
    en: ["Go through the table of {p}: which number times {p} makes {whole}?"],
    es: ["Recorre la tabla del {p}: ¿qué número por {p} da {whole}?"],
  },
  fraction_share_shown: {
    en: ["{whole} shared fairly among {p} is {part} for each one."],
    es: ["Si repartes {whole} por igual entre {p}, cada parte es {part}."],
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
  fraction_parts_shown: {
    en: ["One part is {part}, and you take {a} of them."],
    es: ["Una parte es {part}, y tomas {a}."],
  },
  fraction_beyond: {
    en: [
      "That one goes further than I can check. With fractions I add two, subtract two, compare two, or find a part of a number. Which part would you try first? Write it to me like 1/2 + 1/4.",
    ],
    es: [
      "Esa llega más lejos de lo que puedo revisar. Con fracciones sumo dos, resto dos, comparo dos o busco la parte de un número. ¿Qué parte harías primero? Escríbemelo como 1/2 + 1/4.",
    ],
  },
  fraction_below: {
    en: [
      "{right} is more than {left}, so there is not enough to take it away: that goes below zero, and I do not do that with fractions yet. Turned around it works: how much is {sum}?",
    ],
    es: [
      "{right} es más que {left}, así que no alcanza para quitarlo: el resultado queda bajo cero, y eso todavía no lo hago con fracciones. Al revés sí sale: ¿cuánto es {sum}?",
    ],
  },
  fraction_uneven: {
    en: [
      "{right} cannot be shared evenly among {p}: something would be left over, and I only find parts that come out even. Try one close to it: how much is {sum}?",
    ],
    es: [
      "{right} no se puede repartir justo entre {p}: algo sobra, y yo solo busco partes exactas. Prueba con una parecida: ¿cuánto es {sum}?",
    ],
  },
  fraction_pair: {
    en: [
      "{left} and {right}: what shall we do with them? To add them, write {left} + {right}. To see which one is more, write {left} or {right}.",
    ],
    es: [
      "{left} y {right}: ¿qué hacemos con ellas? Para sumarlas, escribe {left} + {right}. Para ver cuál es más, escribe {left} o {right}.",
    ],
  },
  fraction_meaning: {
    en: [
      "{fraction} is a fraction, a part of something whole. The {bottom} below tells into how many equal pieces it is cut, and the {top} on top how many of them you take.",
    ],
    es: [
      "{fraction} es una fracción, una parte de algo entero. El {bottom} de abajo dice en cuántos pedazos iguales se corta, y el {top} de arriba, cuántos tomas.",
    ],
  },
  fraction_meaning_more: {
    en: [
      "In {fraction} a whole has {bottom} pieces, and there are {top} of them. That is the same as {mixed}.",
    ],
    es: ["En {fraction} un entero tiene {bottom} pedazos, y hay {top}. Eso es lo mismo que {mixed}."],
  },
  fraction_left: {
    en: [
      "Imagine a tortilla cut into {bottom} equal pieces, and you eat {top}. What fraction of it is left?",
    ],
    es: ["Imagina una tortilla cortada en {bottom} pedazos iguales, y te comes {top}. ¿Qué fracción queda?"],
  },
  fraction_explained: {
    en: [
      "A fraction tells a part of something whole. Cut a tortilla into 4 equal pieces and take 1: that is 1/4, one quarter. The number below tells how many pieces the whole has, and the number on top how many you take.",
    ],
    es: [
      "Una fracción dice qué parte de algo entero tomas. Corta una tortilla en 4 pedazos iguales y toma 1: eso es 1/4, un cuarto. El número de abajo dice cuántos pedazos tiene el entero, y el de arriba, cuántos tomas.",
    ],
  },
  fraction_explained_short: {
    en: [
      "A fraction is a part of something whole. Cut a cake into 2 equal pieces: each piece is one half, and it is written 1/2.",
    ],
    es: [
      "Una fracción es una parte de algo entero. Corta un pastel en 2 pedazos iguales: cada pedazo es una mitad, y se escribe 1/2.",
    ],
  },
  fraction_picture: {
    en: [
      "Imagine {whole} strawberries. You share them fairly with a friend: half for each. How many do you get?",
    ],
    es: ["Imagina {whole} fresas. Las compartes con una amiga, mitad y mitad. ¿Cuántas te tocan?"],
  },
  fraction_given_compare: {
    en: ["Here is one for you: which is more, {sum}? You may say “hint”."],
    es: ["Aquí va una para ti: ¿qué es más, {sum}? Puedes decir «pista»."],
  },
  fraction_offer: {
    en: ["Would you like to try a fraction problem?"],
    es: ["¿Quieres probar un problema de fracciones?"],
  },
} satisfies Readonly<Record<string, BilingualList>>;
