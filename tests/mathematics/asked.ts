import type { Language } from "#domain/locale/language.ts";

/** What an answer must be: a problem with this result, or words in what is said. */
type Wanted = { readonly result: number; readonly claimed?: "right" | "wrong" } | { readonly says: RegExp };
type Values = Readonly<Record<string, number | string>>;
export type Asked = {
  readonly kind: string;
  readonly values: readonly Values[];
  readonly wanted: (values: Values) => Wanted;
  readonly frames: Readonly<Record<Language, readonly string[]>>;
};
const n = (values: Values, name: string): number => Number(values[name]);
const result = (value: number): Wanted => ({ result: value });

const SUMS: readonly Values[] = [
  { sum: "24 x 6", r: 144, w: 124 },
  { sum: "100 - 37", r: 63, w: 73 },
  { sum: "58 + 27", r: 85, w: 75 },
  { sum: "96 / 4", r: 24, w: 26 },
];
const OPERATIONS: readonly Values[] = [
  { en: "36 times 4", es: "36 por 4", r: 144, w: 124 },
  { en: "100 minus 37", es: "100 menos 37", r: 63, w: 73 },
  { en: "58 plus 27", es: "58 más 27", r: 85, w: 75 },
  { en: "96 divided by 4", es: "96 entre 4", r: 24, w: 26 },
];

/** What children ask in exercises: each kind in each manner of asking, with several numbers. */
export const ASKED: readonly Asked[] = [
  {
    kind: "a sum in the middle of words",
    values: SUMS,
    wanted: (v) => result(n(v, "r")),
    frames: {
      en: [
        "ok now {sum}",
        "{sum} but with steps please",
        "next one: {sum}",
        "can you help me with {sum} pls",
        "hmm {sum} idk",
        "bet you dont know {sum}",
        "show me how to do {sum} step by step",
        "my teacher gave us {sum} for homework",
      ],
      es: [
        "ahora {sum} pero con pasos porfa",
        "{sum} con pasos",
        "la siguiente: {sum}",
        "me ayudas con {sum} porfis",
        "a que no sabes {sum}",
        "enséñame a hacer {sum} paso por paso",
        "me dejaron {sum} de tarea",
        "mmm {sum} no sé",
      ],
    },
  },
  {
    kind: "a sum in words",
    values: OPERATIONS,
    wanted: (v) => result(n(v, "r")),
    frames: {
      en: ["ok now {en}", "{en} but with steps", "i bet you dont know {en}", "lets do {en} together"],
      es: ["ahora {es} con pasos", "a que no sabes {es}", "y {es} porfa", "hagamos {es} juntos"],
    },
  },
  {
    kind: "a result that is false",
    values: OPERATIONS,
    wanted: (v) => ({ result: n(v, "r"), claimed: "wrong" }),
    frames: {
      en: [
        "is {w} right for {en}",
        "{en} i got {w}",
        "for {en} i got {w} is that right",
        "i did {en} and it came out {w}",
        "{en} is {w} right?",
      ],
      es: [
        "{es} me salió {w}",
        "está bien {w} para {es}",
        "y {es} me salio {w}",
        "hice {es} y me dio {w}",
        "{es} da {w} ¿verdad?",
      ],
    },
  },
  {
    kind: "a result that is right",
    values: OPERATIONS,
    wanted: (v) => ({ result: n(v, "r"), claimed: "right" }),
    frames: {
      en: ["is {r} right for {en}", "{en} i got {r}", "i did {en} and it came out {r}"],
      es: ["{es} me salió {r}", "está bien {r} para {es}", "hice {es} y me dio {r}"],
    },
  },
  {
    kind: "counting in steps",
    values: [
      { s: 5, end: 50 },
      { s: 2, end: 20 },
      { s: 10, end: 100 },
    ],
    wanted: (v) => ({ says: new RegExp(`\\b${n(v, "s")}, ${2 * n(v, "s")}\\b`) }),
    frames: {
      en: ["skip count by {s}s to {end}", "ok now skip count by {s}s to {end}", "count by {s}s up to {end}"],
      es: ["cuenta de {s} en {s} hasta {end}", "ahora contemos de {s} en {s} hasta el {end}"],
    },
  },
  {
    kind: "rounding to a place",
    values: [
      { x: "3.678", en: "hundredth", es: "centésimos", es1: "la centésima", r: 3.68 },
      { x: "12.34", en: "tenth", es: "décimos", es1: "la décima", r: 12.3 },
      { x: "347", en: "ten", es: "decenas", es1: "la decena", r: 350 },
      { x: "2851", en: "hundred", es: "centenas", es1: "la centena", r: 2900 },
      { x: "0.0456", en: "thousandth", es: "milésimos", es1: "la milésima", r: 0.046 },
      { x: "5.5", en: "whole number", es: "enteros", es1: "la unidad", r: 6 },
    ],
    wanted: (v) => result(n(v, "r")),
    frames: {
      en: [
        "round {x} to the nearest {en}",
        "how do i round {x} to the nearest {en}",
        "what is {x} rounded to the nearest {en}",
      ],
      es: [
        "redondea {x} a {es}",
        "cómo se redondea {x} a {es}",
        "como redondeo {x} a {es1}",
        "{x} redondeado a {es}",
      ],
    },
  },
  {
    kind: "a fraction as percent",
    values: [
      { f: "3/4", r: 75 },
      { f: "2/5", r: 40 },
      { f: "1/8", r: 12.5 },
      { f: "7/20", r: 35 },
    ],
    wanted: (v) => result(n(v, "r")),
    frames: {
      en: [
        "how do you turn {f} into a percent",
        "{f} as a percent",
        "what percent is {f}",
        "write {f} as a percentage",
      ],
      es: [
        "cómo convierto {f} en porcentaje",
        "{f} a porcentaje",
        "qué porcentaje es {f}",
        "pasa {f} a por ciento",
      ],
    },
  },
  {
    kind: "a fraction as decimal",
    values: [
      { f: "3/4", r: 0.75 },
      { f: "2/5", r: 0.4 },
      { f: "1/8", r: 0.125 },
    ],
    wanted: (v) => result(n(v, "r")),
    frames: {
      en: ["turn {f} into a decimal", "what is {f} as a decimal", "how do i change {f} to a decimal"],
      es: ["{f} en decimal", "cómo convierto {f} a decimal", "pasa {f} a número decimal"],
    },
  },
  {
    kind: "a decimal as fraction or percent",
    values: [
      { x: "0.75", r: 75, f: "3/4" },
      { x: "0.4", r: 40, f: "2/5" },
    ],
    wanted: (v) => ({ says: new RegExp(`${n(v, "x")} × 100|${n(v, "x") * 100}\\s?/\\s?100|/10\\b`) }),
    frames: {
      en: ["how do i turn {x} into a percent", "{x} as a percent", "write {x} as a fraction"],
      es: ["cómo paso {x} a porcentaje", "{x} a porcentaje", "{x} como fracción"],
    },
  },
  {
    kind: "a percent as fraction or decimal",
    values: [{ p: 35 }, { p: 60 }],
    wanted: (v) => ({ says: new RegExp(`${n(v, "p")}\\s?(?:/|÷)\\s?100`) }),
    frames: {
      en: ["{p}% as a fraction", "how do i write {p}% as a decimal", "turn {p} percent into a fraction"],
      es: ["{p}% como fracción", "cómo escribo {p}% en decimal", "pasa {p} por ciento a fracción"],
    },
  },
  {
    kind: "time from distance and speed",
    values: [
      { d: 200, v: 8, r: 25 },
      { d: 360, v: 12, r: 30 },
    ],
    wanted: (v) => result(n(v, "r")),
    frames: {
      en: [
        "if a wave goes {v} meters per second how long does it take to get here from {d} meters",
        "a runner goes {v} m/s, how long for {d} meters",
        "how many seconds does a bike at {v} m/s need for {d} m",
      ],
      es: [
        "si una ola va a {v} metros por segundo cuanto tarda en llegar desde {d} metros",
        "un corredor va a {v} m/s, ¿cuánto tarda en recorrer {d} metros?",
        "en cuantos segundos recorre {d} metros una bici a {v} m/s",
      ],
    },
  },
  {
    kind: "distance from speed and time",
    values: [
      { t: 3, v: 60, r: 180 },
      { t: 4, v: 25, r: 100 },
    ],
    wanted: (v) => result(n(v, "r")),
    frames: {
      en: [
        "a car goes {v} km per hour how far does it go in {t} hours",
        "how far do you get in {t} hours at {v} km/h",
      ],
      es: [
        "un carro va a {v} km por hora, ¿qué distancia recorre en {t} horas?",
        "cuántos kilómetros avanza en {t} horas a {v} km/h",
      ],
    },
  },
  {
    kind: "speed from distance and time",
    values: [
      { t: 3, d: 180, r: 60 },
      { t: 4, d: 100, r: 25 },
    ],
    wanted: (v) => result(n(v, "r")),
    frames: {
      en: [
        "a train goes {d} km in {t} hours what is its speed",
        "how fast is a car that goes {d} km in {t} hours",
      ],
      es: [
        "un tren recorre {d} km en {t} horas, ¿cuál es su velocidad?",
        "a qué velocidad va un carro que recorre {d} km en {t} horas",
      ],
    },
  },
  {
    kind: "another unit of speed",
    values: [
      { v: 10, r: 36 },
      { v: 8, r: 28.8 },
    ],
    wanted: (v) => result(n(v, "r")),
    frames: {
      en: [
        "how much is {v} meters per second in kilometers per hour",
        "convert {v} m/s to km/h",
        "{v} m/s in km/h",
      ],
      es: [
        "y {v} metros por segundo cuanto es en kilometros por hora",
        "convierte {v} m/s a km/h",
        "{v} m/s a kilómetros por hora",
      ],
    },
  },
  {
    kind: "another unit of speed, the slower way",
    values: [
      { v: 72, r: 20 },
      { v: 36, r: 10 },
    ],
    wanted: (v) => result(n(v, "r")),
    frames: {
      en: ["how many m/s is {v} km/h", "convert {v} km/h to m/s"],
      es: ["{v} km/h cuánto es en m/s", "pasa {v} kilómetros por hora a metros por segundo"],
    },
  },
  {
    kind: "change after a price by weight",
    values: [
      { k: "2.5", p: 32, b: 100, r: 20 },
      { k: "3", p: 24, b: 200, r: 128 },
      { k: "1.5", p: 40, b: 100, r: 40 },
    ],
    wanted: (v) => result(n(v, "r")),
    frames: {
      en: [
        "mom bought {k} kilos of tomatoes at {p} pesos a kilo and paid with a {b} peso bill, how much change",
        "{k} kg of rice at {p} pesos per kilo and I pay with {b} pesos. how much change do I get",
        "I buy {k} kg of rice at {p} pesos per kilo and pay with {b}, how much is my change",
      ],
      es: [
        "mi mamá compró {k} kilos de jitomate a {p} pesos el kilo y pagó con un billete de {b}, cuanto le dieron de cambio",
        "{k} kg de arroz a {p} pesos el kilo y pago con {b}, ¿cuánto me dan de cambio?",
      ],
    },
  },
  {
    kind: "a trinomial",
    values: [
      { t: "x2 + 5x + 6", says: "5.*6|6.*5" },
      { t: "x² + 5x + 6", says: "5.*6|6.*5" },
      { t: "x^2 - 7x + 12", says: "7.*12|12.*7" },
      { t: "x2 + x - 6", says: "1.*−?-?6|6.*1" },
    ],
    wanted: (v) => ({ says: new RegExp(String(v.says)) }),
    frames: {
      en: ["factor {t}", "how do i factorise {t}", "{t} factored"],
      es: ["factoriza {t}", "cómo factorizo {t}", "factorizar {t}"],
    },
  },
  {
    kind: "whether a number is prime",
    values: [{ x: 51 }, { x: 91 }],
    wanted: () => ({ says: /3 × 17|7 × 13/ }),
    frames: {
      en: ["is {x} prime", "what is a prime number and is {x} one", "what's a prime and is {x} prime?"],
      es: ["el {x} es primo?", "que es un numero primo y el {x} es?", "qué es un primo, ¿{x} es primo?"],
    },
  },
  {
    kind: "what is missing in a row",
    values: [
      { row: "1 2 3 4 6 7", r: 5 },
      { row: "10, 20, 40, 50", r: 30 },
      { row: "5 6 8 9", r: 7 },
    ],
    wanted: (v) => ({ says: new RegExp(`${n(v, "r") === 30 ? 20 : n(v, "r") - 1}`) }),
    frames: {
      en: ["{row} which one did i miss", "{row} what number is missing", "which number is missing: {row}"],
      es: ["{row} cual me falto", "{row} ¿qué número falta?", "qué número falta en {row}"],
    },
  },
  {
    kind: "why the larger number below makes the smaller piece",
    values: [
      { a: 3, b: 4 },
      { a: 2, b: 5 },
    ],
    wanted: () => ({ says: /(?:piece|pedazo|part|share|piezas)/i }),
    frames: {
      en: [
        "why is 1/{a} bigger than 1/{b} when {b} is bigger than {a}",
        "I dont get why 1/{a} is bigger than 1/{b} when {b} is bigger than {a}",
        "but {b} is bigger than {a} so why is 1/{a} bigger than 1/{b}",
      ],
      es: [
        "por qué 1/{a} es mayor que 1/{b} si {b} es mayor que {a}",
        "no entiendo por que 1/{a} es mas grande que 1/{b} si el {b} es mas grande que el {a}",
        "pero {b} es mayor que {a}, ¿entonces por qué 1/{a} es mayor que 1/{b}?",
      ],
    },
  },
];
