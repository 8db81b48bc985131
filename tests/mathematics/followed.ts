import { LANGUAGES, type Language } from "#domain/locale/language.ts";
import { answerOf, planOf } from "#domain/mathematics/problem.ts";
import { toNumber } from "#domain/mathematics/rational.ts";
import type { Answer } from "#domain/tutor/turn.ts";

type Values = Readonly<Record<string, number | string>>;
/** A way of asking on, and what comes out then. */
type On = {
  readonly frames: Readonly<Record<Language, readonly string[]>>;
  readonly result: (v: Values) => number;
};
export type Followed = {
  readonly kind: string;
  readonly values: readonly Values[];
  readonly result: (v: Values) => number;
  readonly first: Readonly<Record<Language, readonly string[]>>;
  readonly ons: readonly On[];
  /** What is counted, said behind a result. */
  readonly unit?: Readonly<Record<Language, string>>;
  /** How it is worked out. */
  readonly working?: string;
};
const n = (values: Values, name: string): number => Number(values[name]);

/** Problems as children bring them, each with what is asked on once it was read. */
export const FOLLOWED: readonly Followed[] = [
  {
    kind: "shared out",
    values: [
      { a: 60, b: 4, c: 5 },
      { a: 72, b: 6, c: 8 },
    ],
    result: (v) => n(v, "a") / n(v, "b"),
    unit: { en: "candies", es: "dulces" },
    working: "{a} / {b}",
    first: {
      en: [
        "I share {a} candies among {b} kids, how many does each one get",
        "{a} candies for {b} kids. how many each?",
      ],
      es: [
        "reparto {a} dulces entre {b} niños, cuántos recibe cada uno",
        "tengo {a} dulces y los reparto entre {b} niños. ¿cuántos a cada niño?",
      ],
    },
    ons: [
      {
        result: (v) => n(v, "a") / n(v, "c"),
        frames: {
          en: ["what if its {c} kids", "and with {c} kids?", "and if there are {c} kids"],
          es: ["y si son {c} niños", "¿y si fueran {c} niños?", "y entre {c}", "y con {c} niños?"],
        },
      },
      {
        result: (v) => (n(v, "a") / n(v, "b")) * 2,
        frames: {
          en: ["and if there are twice as many candies", "now double it"],
          es: ["y si es el doble de dulces", "y el doble?"],
        },
      },
      {
        result: (v) => n(v, "a") / n(v, "b") - 3,
        frames: {
          en: ["now take away 3", "and if he eats 3", "then he loses 3"],
          es: ["ahora quítale 3", "y si se come 3", "y si pierde 3"],
        },
      },
    ],
  },
  {
    kind: "equal groups",
    values: [
      { a: 6, b: 8, c: 9, d: 7 },
      { a: 5, b: 12, c: 4, d: 20 },
    ],
    result: (v) => n(v, "a") * n(v, "b"),
    unit: { en: "marbles", es: "canicas" },
    working: "{a} x {b}",
    first: {
      en: [
        "There are {a} bags with {b} marbles each. How many marbles are there?",
        "i have {a} bags, {b} marbles in each bag. how many in all",
      ],
      es: [
        "Hay {a} bolsas con {b} canicas cada una. ¿Cuántas canicas hay?",
        "tengo {a} bolsas y en cada una hay {b} canicas, cuántas son en total",
      ],
    },
    ons: [
      {
        result: (v) => n(v, "c") * n(v, "b"),
        frames: {
          en: ["what if its {c} bags", "and with {c} bags?", "and if there were {c} bags"],
          es: ["y si son {c} bolsas", "¿y con {c} bolsas?", "y si fueran {c} bolsas"],
        },
      },
      {
        result: (v) => n(v, "a") * n(v, "d"),
        frames: {
          en: ["and if each bag has {d}", "what if there are {d} in each bag"],
          es: ["y si cada bolsa tiene {d}", "y si en cada una hay {d}"],
        },
      },
      {
        result: (v) => n(v, "a") * n(v, "b") - 5,
        frames: {
          en: ["now take away 5", "and if I lose 5", "and then i give away 5"],
          es: ["ahora quita 5", "y si pierdo 5", "y luego regalo 5"],
        },
      },
      {
        result: (v) => (n(v, "a") * n(v, "b")) / 2,
        frames: { en: ["what about half", "and half of that?"], es: ["y la mitad?", "y la mitad de eso"] },
      },
    ],
  },
  {
    kind: "bought",
    values: [
      { a: 15, b: 3, c: 7 },
      { a: 20, b: 4, c: 6 },
    ],
    result: (v) => n(v, "a") * n(v, "b"),
    unit: { en: "pesos", es: "pesos" },
    working: "{b} x {a}",
    first: {
      en: [
        "A notebook costs {a} pesos. How much do {b} notebooks cost?",
        "one notebook is {a} pesos, how much for {b} notebooks",
      ],
      es: [
        "Un cuaderno cuesta {a} pesos. ¿Cuánto cuestan {b} cuadernos?",
        "cada cuaderno cuesta {a} pesos, cuánto pago por {b} cuadernos",
      ],
    },
    ons: [
      {
        result: (v) => n(v, "a") * n(v, "c"),
        frames: {
          en: ["and {c} notebooks?", "what about {c}", "and if I buy {c}", "and for {c} notebooks"],
          es: ["y {c} cuadernos?", "y si compro {c}", "y por {c} cuadernos", "y si son {c}"],
        },
      },
      {
        result: (v) => n(v, "c") * n(v, "b"),
        frames: {
          en: ["and if a notebook costs {c}", "what if each one costs {c} pesos"],
          es: ["y si el cuaderno cuesta {c}", "y si cada uno cuesta {c} pesos"],
        },
      },
      {
        result: (v) => 200 - n(v, "a") * n(v, "b"),
        frames: {
          en: ["if i pay with 200 how much change do i get", "and if I pay with 200, whats my change"],
          es: ["si pago con 200 cuánto me dan de cambio", "y si pago con 200, cuánto cambio"],
        },
      },
    ],
  },
  {
    kind: "two who have some",
    values: [
      { a: 24, b: 15 },
      { a: 40, b: 18 },
    ],
    result: (v) => n(v, "a") - n(v, "b"),
    unit: { en: "shells", es: "conchas" },
    working: "{a} - {b}",
    first: {
      en: [
        "I have {a} shells and my sister has {b} shells. How many more do I have?",
        "i have {a} shells and my brother has {b}, how many more do i have than him",
      ],
      es: [
        "Tengo {a} conchas y mi hermana tiene {b} conchas. ¿Cuántas más tengo yo?",
        "yo tengo {a} conchas y mi hermano {b}, cuántas más tengo que él",
      ],
    },
    ons: [
      {
        result: (v) => n(v, "a") + n(v, "b"),
        frames: {
          en: ["how many both together", "and how many do we have in all", "how many together"],
          es: ["cuántas tenemos los dos", "y juntos cuántas tenemos", "y cuántas en total"],
        },
      },
      {
        result: (v) => n(v, "a") - 11,
        frames: {
          en: ["and if she has 11", "what if he only has 11"],
          es: ["y si ella tiene 11", "y si él nada más tiene 11"],
        },
      },
    ],
  },
  {
    kind: "taken away",
    values: [
      { a: 34, b: 9, c: 12 },
      { a: 50, b: 22, c: 30 },
    ],
    result: (v) => n(v, "a") - n(v, "b"),
    unit: { en: "stickers", es: "estampas" },
    working: "{a} - {b}",
    first: {
      en: [
        "Ana has {a} stickers and gives away {b}. How many are left?",
        "i had {a} stickers and lost {b}, how many do i have now",
      ],
      es: [
        "Ana tiene {a} estampas y regala {b}. ¿Cuántas le quedan?",
        "tenía {a} estampas y perdí {b}, cuántas me quedan",
      ],
    },
    ons: [
      {
        result: (v) => n(v, "a") - n(v, "c"),
        frames: {
          en: ["what if its {c} instead of {b}", "and if it was {c} not {b}"],
          es: ["y si son {c} en vez de {b}", "y si fueran {c} y no {b}"],
        },
      },
      {
        result: (v) => n(v, "a") - n(v, "b") + 3,
        frames: {
          en: ["now mama gave me 3 more", "and then gets 3 more", "now add 3"],
          es: ["ahora mi mamá me dio 3 más", "y luego le dan 3 más", "ahora súmale 3"],
        },
      },
    ],
  },
  {
    kind: "a sum",
    values: [
      { a: 36, b: 4, c: 7 },
      { a: 24, b: 6, c: 3 },
    ],
    result: (v) => n(v, "a") * n(v, "b"),
    working: "{b} x {a}",
    first: { en: ["what is {a} x {b}", "{a} times {b}"], es: ["cuánto es {a} x {b}", "{a} por {b}"] },
    ons: [
      {
        result: (v) => n(v, "a") * n(v, "c"),
        frames: {
          en: ["and with {c}?", "and times {c}?", "what about times {c}", "what if its {c}"],
          es: ["¿y con {c}?", "y por {c}?", "y si es por {c}", "y si fuera {c}"],
        },
      },
      {
        result: (v) => n(v, "a") * n(v, "b") - 5,
        frames: {
          en: ["now take away 5", "and then minus 5", "minus 5"],
          es: ["ahora quítale 5", "y luego menos 5", "menos 5"],
        },
      },
      {
        result: (v) => (n(v, "a") * n(v, "b")) / 2,
        frames: { en: ["what about half", "and half of it"], es: ["y la mitad?", "y la mitad de eso"] },
      },
      {
        result: (v) => n(v, "a") * n(v, "b") * 2,
        frames: { en: ["and double that", "now double it"], es: ["y el doble?", "y el doble de eso"] },
      },
    ],
  },
  {
    kind: "around a field",
    values: [
      { a: 15, b: 8, c: 45 },
      { a: 12, b: 5, c: 30 },
    ],
    result: (v) => 2 * (n(v, "a") + n(v, "b")),
    unit: { en: "meters", es: "metros" },
    first: {
      en: [
        "what is the perimeter of a rectangle of {a} m by {b} m",
        "a field is {a} m by {b} m, how much fence do i need to go around it",
      ],
      es: [
        "cuál es el perímetro de un rectángulo de {a} m por {b} m",
        "un terreno mide {a} m por {b} m, cuanta malla necesito para cercarlo",
      ],
    },
    ons: [
      {
        result: (v) => n(v, "a") * n(v, "b"),
        frames: {
          en: ["whats the area tho", "and the area?", "and what is the area"],
          es: ["y el área?", "cuál es el área entonces", "y cuánto es el área"],
        },
      },
      {
        result: (v) => 2 * (n(v, "a") + n(v, "b")) * n(v, "c"),
        frames: {
          en: ["and if it costs {c} pesos per meter", "what if each meter costs {c} pesos"],
          es: ["y si la malla cuesta {c} pesos el metro", "y si cada metro cuesta {c} pesos"],
        },
      },
    ],
  },
];

/** Before anything is answered, or once the result was said. */
const MOMENTS = ["asked", "answered"] as const;

const fillIn = (frame: string, values: Values): string =>
  frame.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** How a child says what came out; `w` is a result that is none. */
const RESULTS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "{r}",
    "i got {r}",
    "is it {r}?",
    "i think its {r}",
    "the answer is {r}",
    "{r} {unit}",
    "its {r} {unit}",
    "so its {r}, right?",
    "{working} = {r}",
    "{r} because {working} is {r}",
    "i did {working} and got {r}",
    "my answer: {r}",
    "is {r} correct",
    "does that make {r}",
  ],
  es: [
    "{r}",
    "me salió {r}",
    "me salió {r}, está bien?",
    "es {r}?",
    "creo que es {r}",
    "la respuesta es {r}",
    "{r} {unit}",
    "son {r} {unit}",
    "{working} = {r}",
    "{r} porque {working} es {r}",
    "hice {working} y me dio {r}",
    "mi respuesta: {r}",
    "¿está bien {r}?",
    "me da {r}",
  ],
};

/** Said between the problem and its result. */
const BETWEEN: Readonly<Record<Language, readonly (string | null)[]>> = {
  en: [null, "why is the sky blue"],
  es: [null, "por qué el cielo es azul"],
};

const isOf = ({ state: { waiting } }: Answer, result: number): boolean =>
  waiting !== null &&
  "problem" in waiting &&
  waiting.problem !== undefined &&
  Math.abs(toNumber(answerOf(waiting.problem)) - result) < 1e-9;

export type Row = {
  readonly talk: readonly string[];
  readonly language: Language;
  readonly isRight: (last: Answer) => boolean;
};

/** Each asked on, in every phrasing. */
export const asksOn = ({ first, ons, result, values }: Followed): readonly Row[] =>
  LANGUAGES.flatMap((language) =>
    ons.flatMap(({ frames, result: then }) =>
      frames[language].flatMap((frame) =>
        first[language].flatMap((opening) =>
          values.flatMap((each) =>
            MOMENTS.map((moment) => ({
              talk: [
                fillIn(opening, each),
                ...(moment === "answered" ? [String(result(each))] : []),
                fillIn(frame, each),
              ],
              language,
              isRight: (last: Answer) => isOf(last, then(each)),
            })),
          ),
        ),
      ),
    ),
  );

/** Each with its result said in every manner, right and wrong. */
export const results = ({ first, result, unit, values, working }: Followed): readonly Row[] =>
  LANGUAGES.flatMap((language) =>
    RESULTS[language]
      .filter(
        (frame) =>
          (unit !== undefined || !frame.includes("{unit}")) &&
          (working !== undefined || !frame.includes("{working}")),
      )
      .flatMap((frame) =>
        first[language].slice(0, 1).flatMap((opening) =>
          values.slice(0, 1).flatMap((each) =>
            BETWEEN[language].flatMap((between) =>
              (["right", "wrong"] as const).map((verdict) => {
                const r = result(each) + (verdict === "right" ? 0 : 10);
                const told = {
                  ...each,
                  r,
                  unit: unit?.[language] ?? "",
                  working: fillIn(working ?? "", each),
                };
                return {
                  talk: [fillIn(opening, each), ...(between === null ? [] : [between]), fillIn(frame, told)],
                  language,
                  isRight: (last: Answer) =>
                    verdict === "right"
                      ? last.act === "right"
                      : last.act === "wrong" && isOf(last, result(each)),
                };
              }),
            ),
          ),
        ),
      ),
  );

/** Sums that were missed or solved, and one to practise that is wished for then. */
const TO_PRACTISE: readonly (readonly [a: number, sign: string, b: number])[] = [
  [36, "x", 4],
  [124, "x", 6],
  [23, "x", 14],
  [47, "+", 38],
  [100, "-", 37],
  [156, "/", 4],
  [84, "/", 7],
];
const WISHES: Readonly<Record<Language, readonly string[]>> = {
  en: ["give me one to practice", "another one", "give me one like that"],
  es: ["dame uno para practicar", "ponme otra", "dame una parecida"],
};

/** The one that is set is of the same kind and size: no larger after a miss, no smaller after a right result. */
export const practised = (): readonly Row[] =>
  LANGUAGES.flatMap((language) =>
    TO_PRACTISE.flatMap(([a, sign, b]) =>
      WISHES[language].flatMap((wish) =>
        [true, false].map((isMissed) => {
          const made = { x: a * b, "+": a + b, "-": a - b, "/": a / b }[sign] ?? 0;
          return {
            talk: [`${a} ${sign} ${b}`, String(isMissed ? made + 10 : made), wish],
            language,
            isRight: ({ state: { waiting } }: Answer) => {
              if (waiting?.kind !== "mathematics") return false;
              const step = planOf(waiting.problem)[0];
              if (step === undefined || step.operator !== (sign === "x" ? "*" : sign)) return false;
              const [one, other] = [toNumber(step.left), toNumber(step.right)];
              const size = (value: number) => String(value).length;
              const isLike =
                size(other) === size(b) && Math.abs(size(one) - size(a)) <= (sign === "/" ? 1 : 0);
              const isGraded = isMissed ? one <= a && other <= b : one >= a || sign === "/" || sign === "-";
              return isLike && isGraded;
            },
          };
        }),
      ),
    ),
  );

/** How a child shows a sentence of its own, and what is to be said of it. */
const SHOWN: Readonly<
  Record<
    Language,
    { readonly frames: readonly string[]; readonly sentences: readonly (readonly [string, RegExp])[] }
  >
> = {
  en: {
    frames: [
      "my sentence is: {s}",
      "i wrote: {s}",
      "check this: {s}",
      'i wrote "{s}"',
      "is this a good sentence: {s}",
    ],
    sentences: [
      ["The dog runs fast.", /begins with a capital/],
      ["My friends play in the garden.", /begins with a capital/],
      ["the dogs is barking", /“dogs is”/],
      ["Volcanos is mountains that spit fire.", /“volcanos is”/],
      ["we was at the beach", /“we was”/],
    ],
  },
  es: {
    frames: ["mi oracion es: {s}", "escribi: {s}", "esta bien: {s}", "escribí «{s}»", "mi frase es: {s}"],
    sentences: [
      ["La niña come fruta.", /Empieza con mayúscula/],
      ["Los niños juegan en la playa.", /Empieza con mayúscula/],
      ["los perros ladra mucho", /«los perros ladra»/],
      ["la niña fue con su bisicleta", /b i _ i c l e t a/],
      ["nosotros fue a la playa", /«nosotros fue»/],
    ],
  },
};

export const shown = (): readonly Row[] =>
  LANGUAGES.flatMap((language) =>
    SHOWN[language].frames.flatMap((frame) =>
      SHOWN[language].sentences.map(([s, wanted]) => ({
        talk: [fillIn(frame, { s })],
        language,
        isRight: ({ text }: Answer) => wanted.test(text),
      })),
    ),
  );
