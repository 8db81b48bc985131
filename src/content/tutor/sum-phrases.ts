import type { BilingualList } from "#domain/tutor/library.ts";

/** How sums are talked about: a hint, a bigger hint, and the way shown together. */
export const sumPhrases = {
  sum_asked: {
    en: ["{sum}: let's work it out together. A hint:", "{sum}, good one! First a hint:"],
    es: ["{sum}: hagámosla juntos. Una pista:", "{sum}, ¡buena! Primero una pista:"],
  },
  sum_given: {
    en: ["Here is one for you: {sum}. What do you think? You may say “hint”."],
    es: ["Aquí va una para ti: {sum}. ¿Cuánto crees que es? Puedes decir «pista»."],
  },
  sum_right: {
    en: ["Yes! {sum} = {value}. You worked that out.", "That's it: {sum} = {value}. Well thought!"],
    es: ["¡Sí! {sum} = {value}. Lo resolviste tú.", "Eso es: {sum} = {value}. ¡Bien pensado!"],
  },
  sum_claim_right: {
    en: ["I checked it, and it is right: {sum} = {value}. How did you do it?"],
    es: ["La revisé y está bien: {sum} = {value}. ¿Cómo le hiciste?"],
  },
  sum_wrong: {
    en: ["Not quite yet, and that is fine. Look:", "I like that you try. Let's see:"],
    es: ["Todavía no, y está bien. Mira:", "Qué bueno que lo intentas. Veamos:"],
  },
  sum_close: { en: ["Very close! Only one step away."], es: ["¡Muy cerca! Solo te falta un paso."] },
  sum_unsure: {
    en: ["No problem. A hint:", "Let's take a smaller step:"],
    es: ["No pasa nada. Una pista:", "Demos un paso más chico:"],
  },
  sum_shown: { en: ["Let's look at it together."], es: ["Veámosla juntos."] },
  sum_another: { en: ["Would you like another one?"], es: ["¿Quieres otra?"] },
  sum_hard: {
    en: [
      "That one has several steps or big numbers, and I check only one small step at a time. Which part would you do first? Write me just that part, such as 12 × 3.",
    ],
    es: [
      "Esa tiene varios pasos o números grandes, y yo reviso un paso a la vez. ¿Qué parte harías primero? Escríbeme solo esa, como 12 × 3.",
    ],
  },
  problem_asked: {
    en: [
      "A problem with a story! First: what do you know, and what is asked? Then: do you put together, take away, make groups or share? Write me the sum you would use, such as 24 − 9, and we work on it.",
    ],
    es: [
      "¡Un problema con historia! Primero: ¿qué sabes y qué te preguntan? Luego: ¿juntas, quitas, haces grupos o repartes? Escríbeme la cuenta que usarías, como 24 − 9, y la trabajamos.",
    ],
  },
  math_beyond: {
    en: [
      "That kind of math I cannot check yet, and I do not want to tell you something wrong. If one step of it is a sum such as 12 × 3, write me that step. For the rest ask your teacher.",
    ],
    es: [
      "Ese tipo de mate todavía no lo puedo revisar, y no quiero decirte algo que esté mal. Si un paso es una cuenta como 12 × 3, escríbeme ese paso. Lo demás pregúntaselo a tu maestra o maestro.",
    ],
  },
  add_zero: {
    en: ["Zero means: nothing is added. How many are there still, if you have {big}?"],
    es: ["Cero quiere decir que no se agrega nada. Si tienes {big}, ¿cuántos quedan?"],
  },
  add_zero_shown: {
    en: ["{big} and nothing more stays {big}."],
    es: ["{big} y nada más sigue siendo {big}."],
  },
  add_count: {
    en: [
      "Keep {big} in your head and count on {small} more with your fingers, beginning with {next}. Where do you arrive?",
    ],
    es: [
      "Guarda el {big} en tu cabeza y cuenta {small} más con los dedos, empezando en {next}. ¿A dónde llegas?",
    ],
  },
  add_one: { en: ["What comes right after {big}?"], es: ["¿Qué número sigue después del {big}?"] },
  add_count_more: {
    en: ["After {big} come {some}… and one more?"],
    es: ["Después del {big} vienen {some}… ¿y uno más?"],
  },
  add_count_shown: {
    en: ["From {big} we count on: {all}. So it is {value}."],
    es: ["Desde {big} contamos: {all}. Entonces es {value}."],
  },
  add_split: {
    en: ["Split {split} into {tens} and {ones}. How much is {kept} + {tens}? Then add the {ones}."],
    es: ["Parte el {split} en {tens} y {ones}. ¿Cuánto es {kept} + {tens}? Luego suma el {ones}."],
  },
  add_split_more: {
    en: ["{kept} + {tens} = {part}. Now only {ones} more."],
    es: ["{kept} + {tens} = {part}. Ahora solo faltan {ones}."],
  },
  add_split_shown: {
    en: ["{kept} + {tens} = {part}, and {part} + {ones} = {value}."],
    es: ["{kept} + {tens} = {part} y {part} + {ones} = {value}."],
  },
  add_round: {
    en: ["Think in tens: {a} of them, and {b} of them. How many tens together?"],
    es: ["Piensa en decenas: primero {a}, luego {b}. ¿Cuántas decenas juntas?"],
  },
  add_round_more: {
    en: ["{a} + {b} = {tens} tens. What number is that?"],
    es: ["{a} + {b} = {tens} decenas. ¿Qué número es?"],
  },
  add_round_shown: { en: ["{tens} tens are {value}."], es: ["{tens} decenas son {value}."] },
  sub_below: {
    en: [
      "{left} is smaller than {right}, so we land below zero. Walk from {left} down to 0 first. How many steps are still to go?",
    ],
    es: [
      "{left} es menor que {right}, así que llegamos debajo de cero. Primero baja de {left} a 0. ¿Cuántos pasos faltan?",
    ],
  },
  sub_below_more: {
    en: ["You used {left} of the {right} steps. The others go below zero and get a minus sign."],
    es: ["Usaste {left} de los {right} pasos. Los demás van debajo de cero y llevan signo menos."],
  },
  sub_below_shown: {
    en: ["{over} steps are left below zero. We write {value}."],
    es: ["Quedan {over} pasos debajo de cero. Escribimos {value}."],
  },
  sub_count: {
    en: ["Start at {left} and take {right} steps back on your fingers. Where do you stop?"],
    es: ["Empieza en {left} y da {right} pasos hacia atrás con los dedos. ¿Dónde te detienes?"],
  },
  sub_one: {
    en: ["What comes right before {left}, if you take {right} away?"],
    es: ["¿Qué queda si a {left} le quitas {right}?"],
  },
  sub_count_more: {
    en: ["Back from {left}: {some}… and one step more?"],
    es: ["Hacia atrás desde {left}: {some}… ¿y un paso más?"],
  },
  sub_count_shown: {
    en: ["Back from {left}: {all}. So {value} is left."],
    es: ["Hacia atrás desde {left}: {all}. Entonces queda {value}."],
  },
  sub_zero_shown: {
    en: ["Nothing is taken away, so {value} stays."],
    es: ["No se quita nada, así que queda {value}."],
  },
  sub_up: {
    en: ["Ask how far it is from {right} up to {left}. Jump first to {ten}. How big is that jump?"],
    es: ["Pregunta cuánto hay de {right} a {left}. Primero salta hasta {ten}. ¿De cuánto es ese salto?"],
  },
  sub_up_more: {
    en: ["From {right} to {ten} is {first}. From {ten} to {left} is {second}. Put both jumps together."],
    es: ["De {right} a {ten} hay {first}. De {ten} a {left} hay {second}. Junta los dos saltos."],
  },
  sub_up_shown: {
    en: ["{first} + {second} = {value}, so that is the distance."],
    es: ["{first} + {second} = {value}: esa es la distancia."],
  },
  sub_round: {
    en: ["{right} is whole tens. Take only tens away from {left}; the ones do not change."],
    es: ["{right} son decenas completas. Quita solo decenas a {left}; las unidades no cambian."],
  },
  sub_round_more: {
    en: ["Count back from {left} in tens until you have taken {right}."],
    es: ["Cuenta hacia atrás desde {left} de diez en diez hasta quitar {right}."],
  },
  sub_round_shown: {
    en: ["{left} without {right} leaves {value}."],
    es: ["{left} sin {right} deja {value}."],
  },
  mul_zero: {
    en: ["Picture zero bags with {big} seeds each. How many seeds do you see?"],
    es: ["Imagina cero bolsas con {big} semillas cada una. ¿Cuántas semillas ves?"],
  },
  mul_zero_shown: { en: ["No bags, no seeds: 0."], es: ["Sin bolsas no hay semillas: 0."] },
  mul_one: {
    en: ["Picture one single bag with {big} seeds. How many are there?"],
    es: ["Imagina una sola bolsa con {big} semillas. ¿Cuántas hay?"],
  },
  mul_one_shown: { en: ["One bag of {big} is {value}."], es: ["Una bolsa de {big} es {value}."] },
  mul_groups: {
    en: [
      "Picture {small} bags with {big} seeds in each. Count bag by bag: {big}, {twice}… Where do you arrive?",
    ],
    es: [
      "Imagina {small} bolsas con {big} semillas cada una. Cuenta bolsa por bolsa: {big}, {twice}… ¿A dónde llegas?",
    ],
  },
  mul_groups_more: { en: ["{some}… and one more bag of {big}?"], es: ["{some}… ¿y una bolsa más de {big}?"] },
  mul_groups_shown: {
    en: ["Bag by bag: {all}. So it is {value}."],
    es: ["Bolsa por bolsa: {all}. Entonces es {value}."],
  },
  mul_split: {
    en: ["Split {big} into {tens} and {ones}. How much is {small} × {tens}? And {small} × {ones}?"],
    es: ["Parte el {big} en {tens} y {ones}. ¿Cuánto es {small} × {tens}? ¿Y {small} × {ones}?"],
  },
  mul_split_more: {
    en: ["{small} × {tens} = {a}, and {small} × {ones} = {b}. Now put them together."],
    es: ["{small} × {tens} = {a} y {small} × {ones} = {b}. Ahora júntalos."],
  },
  mul_split_shown: { en: ["{a} + {b} = {value}."], es: ["{a} + {b} = {value}."] },
  mul_round: {
    en: ["{big} is {t} tens. How many tens are {small} × {t}?"],
    es: ["{big} son {t} decenas. ¿Cuántas decenas son {small} × {t}?"],
  },
  mul_round_more: {
    en: ["{small} × {t} = {product} tens. What number is that?"],
    es: ["{small} × {t} = {product} decenas. ¿Qué número es?"],
  },
  mul_round_shown: { en: ["{product} tens are {value}."], es: ["{product} decenas son {value}."] },
  div_share: {
    en: ["Share {left} seeds fairly among {right} friends. Or ask: which number times {right} makes {left}?"],
    es: [
      "Reparte {left} semillas por igual entre {right} amigos. O pregunta: ¿qué número por {right} da {left}?",
    ],
  },
  div_share_rest: {
    en: [
      "Share {left} seeds fairly among {right} friends. A few will be left over. How many does each get, and how many remain?",
    ],
    es: [
      "Reparte {left} semillas por igual entre {right} amigos. Van a sobrar algunas. ¿Cuántas le tocan a cada quien y cuántas sobran?",
    ],
  },
  div_count: {
    en: ["Count in jumps of {right}: {some}… Go on until {left} and count the jumps. Do not jump past it!"],
    es: ["Cuenta en saltos de {right}: {some}… Sigue hasta {left} y cuenta los saltos. ¡No te pases!"],
  },
  div_one: {
    en: ["How often does {right} fit whole into {left}?"],
    es: ["¿Cuántas veces cabe {right} completo en {left}?"],
  },
  div_ten: {
    en: ["Ten jumps of {right} make {ten}. How much is still to be shared?"],
    es: ["Diez saltos de {right} son {ten}. ¿Cuánto falta por repartir?"],
  },
  div_ten_more: {
    en: ["{remaining} remain. How many more jumps of {right} are in {remaining}? Add them to the ten."],
    es: ["Faltan {remaining}. ¿Cuántos saltos más de {right} hay en {remaining}? Súmalos a los diez."],
  },
  div_shown: {
    en: ["{right} × {value} = {product}, so each gets {value}."],
    es: ["{right} × {value} = {product}, así que a cada quien le tocan {value}."],
  },
  div_shown_rest: {
    en: ["{right} × {value} = {product}. Each gets {value}, and {rest} are left over."],
    es: ["{right} × {value} = {product}. A cada quien le tocan {value} y sobran {rest}."],
  },
  div_zero: {
    en: [
      "A riddle! Sharing {left} among nobody does not work: there is no number that times 0 makes {left}. That is why nobody divides by zero. Shall we try another sum?",
    ],
    es: [
      "¡Un acertijo! Repartir {left} entre nadie no funciona: ningún número por 0 da {left}. Por eso nadie divide entre cero. ¿Probamos otra cuenta?",
    ],
  },
} satisfies Readonly<Record<string, BilingualList>>;
