import type { Language } from "#domain/locale/language.ts";
import type { Kind } from "#domain/mathematics/problem.ts";

type Numbers = readonly [a: number, b: number, c?: number];
export type Wordings = {
  readonly kind: Kind;
  readonly numbers: readonly Numbers[];
  readonly answer: (a: number, b: number, c: number) => number;
  /** The even ones were at hand while the reader was written; the odd ones only afterwards. */
  readonly wordings: Readonly<Record<Language, readonly string[]>>;
};
const SMALL: readonly Numbers[] = [
  [7, 3],
  [9, 4],
  [12, 5],
  [15, 8],
  [20, 6],
  [24, 9],
  [31, 12],
  [40, 17],
  [8, 2],
  [18, 11],
];
const EVEN: readonly Numbers[] = [
  [12, 3],
  [20, 4],
  [24, 6],
  [35, 5],
  [42, 7],
  [18, 2],
  [36, 9],
  [40, 8],
  [27, 3],
  [50, 10],
];
const TIMES: readonly Numbers[] = [
  [3, 6],
  [4, 5],
  [2, 8],
  [6, 7],
  [5, 9],
  [8, 4],
  [7, 3],
  [9, 6],
  [10, 5],
  [12, 4],
];

/** Said as children say it: with and without capitals, accents, question marks and commas. */
export const WORDINGS: readonly Wordings[] = [
  {
    kind: "take",
    numbers: SMALL,
    answer: (a, b) => a - b,
    wordings: {
      en: [
        "I have {a} apples and I eat {b}. How many are left?",
        "there were {a} birds and {b} flew away how many are there now",
        "Sam has {a} marbles and gives {b} away, how many does he have left",
        "mia had {a} stickers. she lost {b}. how many stickers does she have",
        "i have {a} pesos and i spend {b}",
        "If you have {a} cookies and you eat {b} of them, how many cookies remain?",
        "a baker had {a} cakes and sold {b}, how many are left over?",
        "{b} of my {a} balloons popped. how many do i have left",
      ],
      es: [
        "Tengo {a} manzanas y me como {b}. ¿Cuántas me quedan?",
        "habia {a} pajaros y se fueron {b} cuantos quedan",
        "tengo {a} pesos y gasto {b}",
        "Ana tenía {a} canicas y perdió {b}, ¿cuántas le quedan?",
        "Luis tiene {a} dulces y regala {b} cuantos le quedan",
        "en un arbol hay {a} pajaros y vuelan {b}. cuantos pajaros quedan",
        "si tengo {a} galletas y me como {b} cuántas galletas me sobran",
        "mi mamá compró {a} huevos y se rompieron {b} ¿cuántos quedan?",
      ],
    },
  },
  {
    kind: "join",
    numbers: SMALL,
    answer: (a, b) => a + b,
    wordings: {
      en: [
        "I have {a} apples and my mom gives me {b} more. How many do I have?",
        "there are {a} ducks and {b} more come. how many ducks are there",
        "i have {a} shells and i find {b} more",
        "Leo has {a} cars and gets {b} more, how many cars in all",
        "there are {a} red flowers and {b} blue flowers. how many flowers are there altogether?",
        "ana picks {a} mangos and {b} oranges. how many fruits in total",
        "my friend had {a} books and bought {b} more how many books does she have now",
        "{a} kids are playing and {b} kids join them. how many kids are playing?",
      ],
      es: [
        "Tengo {a} manzanas y mi mamá me da {b} más. ¿Cuántas tengo?",
        "hay {a} patos y llegan {b} mas cuantos hay",
        "tengo {a} conchas y encuentro {b} más",
        "Leo tiene {a} carritos y le regalan {b}, ¿cuántos tiene en total?",
        "hay {a} flores rojas y {b} flores azules, ¿cuántas flores hay en total?",
        "ana corta {a} mangos y {b} naranjas cuantas frutas son en total",
        "mi amiga tenía {a} libros y compró {b} más ¿cuántos libros tiene ahora?",
        "en el camion iban {a} personas y subieron {b} cuantas personas van",
      ],
    },
  },
  {
    kind: "difference",
    numbers: SMALL,
    answer: (a, b) => a - b,
    wordings: {
      en: [
        "Leo has {a} shells and Mia has {b}. How many more does Leo have?",
        "i have {a} stickers and my friend has {b} how many more do i have",
        "There are {a} cats and {b} dogs. How many more cats than dogs are there?",
        "ana scored {a} points and luis scored {b} points, how many more points did ana score",
      ],
      es: [
        "Leo tiene {a} conchas y Mía tiene {b}. ¿Cuántas más tiene Leo?",
        "tengo {a} estampas y mi amiga tiene {b} cuantas mas tengo",
        "Hay {a} gatos y {b} perros. ¿Cuántos gatos más hay que perros?",
        "ana hizo {a} puntos y luis {b} puntos, ¿cuántos puntos más hizo ana?",
      ],
    },
  },
  {
    kind: "groups",
    numbers: TIMES,
    answer: (a, b) => a * b,
    wordings: {
      en: [
        "I have {a} bags with {b} candies in each. How many candies do I have?",
        "there are {a} boxes and each box has {b} pencils how many pencils are there",
        "{a} bags of {b} apples, how many apples?",
        "there are {a} tables with {b} chairs each. how many chairs",
        "A baker makes {a} trays of {b} cookies. How many cookies are there in all?",
        "each of my {a} friends has {b} marbles. how many marbles do they have",
        "{a} rows of {b} chairs. how many chairs are there?",
        "i read {b} pages every day. how many pages do i read in {a} days",
      ],
      es: [
        "Tengo {a} bolsas con {b} dulces cada una. ¿Cuántos dulces tengo?",
        "hay {a} cajas y cada caja tiene {b} lapices cuantos lapices hay",
        "tengo {a} bolsas con {b} dulces, ¿cuántos tengo?",
        "hay {a} mesas con {b} sillas cada una cuantas sillas son",
        "Un panadero hace {a} charolas de {b} galletas. ¿Cuántas galletas son?",
        "cada uno de mis {a} amigos tiene {b} canicas. cuantas canicas tienen",
        "{a} filas de {b} sillas ¿cuántas sillas hay?",
        "leo {b} paginas cada dia, cuantas paginas leo en {a} dias",
      ],
    },
  },
  {
    kind: "share",
    numbers: EVEN,
    answer: (a, b) => a / b,
    wordings: {
      en: [
        "I have {a} cookies and {b} friends how many each?",
        "{a} candies are shared among {b} kids. how many does each kid get",
        "If I share {a} apples equally between {b} people, how many does each one get?",
        "we have {a} stickers for {b} children. how many does everyone get?",
        "divide {a} marbles among {b} friends, how many each",
        "{b} friends split {a} cookies evenly. how many cookies does each friend get?",
      ],
      es: [
        "Tengo {a} galletas y {b} amigos, ¿cuántas le tocan a cada uno?",
        "reparto {a} dulces entre {b} amigos cuantos le tocan a cada quien",
        "Si reparto {a} manzanas por igual entre {b} personas, ¿cuántas le tocan a cada una?",
        "{a} canicas se reparten entre {b} niños ¿cuántas le tocan a cada niño?",
        "comparto {a} estampas con {b} amigos en partes iguales cuantas nos tocan a cada uno",
        "{b} amigos se reparten {a} galletas por igual. ¿cuántas galletas le tocan a cada quien?",
      ],
    },
  },
  {
    kind: "rate",
    numbers: [
      [1, 12, 3],
      [1, 35, 4],
      [1, 8, 6],
      [1, 25, 2],
      [1, 9, 5],
      [1, 15, 7],
    ],
    answer: (_a, b, c) => b * c,
    wordings: {
      en: [
        "One ticket costs {b} pesos. How much do {c} tickets cost?",
        "a kilo of mango costs {b} pesos how much do {c} kilos cost",
        "pencils cost {b} pesos each. how much are {c} pencils?",
        "if an apple costs {b} pesos how much do i pay for {c} apples",
      ],
      es: [
        "Un boleto cuesta {b} pesos. ¿Cuánto cuestan {c} boletos?",
        "si un kilo de mango cuesta {b} pesos cuanto cuestan {c} kilos",
        "los lápices cuestan {b} pesos cada uno. ¿cuánto cuestan {c} lápices?",
        "cada manzana vale {b} pesos cuanto pago por {c} manzanas",
      ],
    },
  },
  {
    kind: "change_due",
    numbers: [
      [50, 3, 8],
      [100, 4, 12],
      [20, 2, 7],
      [200, 5, 30],
      [50, 6, 5],
    ],
    answer: (a, b, c) => a - b * c,
    wordings: {
      en: [
        "I buy {b} juices for {c} pesos each and pay with {a} pesos. How much change do I get?",
        "he bought {b} tickets at {c} pesos each and paid with {a} pesos, what is his change",
      ],
      es: [
        "Compro {b} jugos de {c} pesos cada uno y pago con {a} pesos. ¿Cuánto me dan de cambio?",
        "compré {b} paletas de {c} pesos y pagué con {a}, cuánto me sobra",
      ],
    },
  },
  {
    kind: "discount",
    numbers: [
      [200, 15],
      [40, 25],
      [80, 10],
      [300, 20],
      [150, 50],
      [120, 5],
    ],
    answer: (a, b) => a - (a * b) / 100,
    wordings: {
      en: [
        "A shirt costs {$}{a} and is {b}% off. What do I pay?",
        "a hat costs {a} pesos with a {b} percent discount. how much do i pay",
        "the game is {a} pesos, there is {b}% off. how much is it now?",
        "if a toy costs {a} pesos and has {b}% discount how much does it cost",
      ],
      es: [
        "Una playera cuesta {a} pesos y tiene {b}% de descuento, ¿cuánto pago?",
        "un juego cuesta {$}{a} con {b} por ciento de descuento cuanto pago",
        "la gorra vale {a} pesos y le hacen {b}% de descuento. ¿cuánto cuesta?",
        "si unos tenis cuestan {a} y tienen {b}% de rebaja cuanto hay que pagar",
      ],
    },
  },
  {
    kind: "percent",
    numbers: [
      [15, 80],
      [20, 150],
      [10, 90],
      [25, 60],
      [50, 34],
      [5, 200],
      [30, 70],
    ],
    answer: (a, b) => (a * b) / 100,
    wordings: {
      en: [
        "what is {a}% of {b}",
        "{a} percent of {b}",
        "whats {a} % of {b}?",
        "how much is {a}% of {b} pesos",
      ],
      es: [
        "cuánto es el {a}% de {b}",
        "{a} por ciento de {b}",
        "el {a}% de {b} cuanto es",
        "¿cuál es el {a} % de {b}?",
      ],
    },
  },
  {
    kind: "later",
    numbers: [
      [520, 35],
      [435, 50],
      [600, 90],
      [915, 20],
      [545, 75],
    ],
    answer: (a, b) => a + b,
    wordings: {
      en: [
        "what time do i arrive if i leave at {A} and it takes {b} minutes",
        "The bus leaves at {A} and takes {b} minutes. When does it arrive?",
        "a movie starts at {A} and lasts {b} minutes. what time does it end?",
        "i start at {A} and need {b} minutes. at what time do i finish",
      ],
      es: [
        "a qué hora llego si salgo a las {A} y tardo {b} minutos",
        "El camión sale a las {A} y tarda {b} minutos. ¿A qué hora llega?",
        "la película empieza a las {A} y dura {b} minutos, ¿a qué hora termina?",
        "si empiezo a las {A} y tardo {b} minutos a que hora acabo",
      ],
    },
  },
  {
    kind: "between",
    numbers: [
      [555, 665],
      [480, 505],
      [630, 700],
      [840, 985],
    ],
    answer: (a, b) => b - a,
    wordings: {
      en: [
        "A train leaves at {A} and arrives at {B}. How long is the trip?",
        "class starts at {A} and ends at {B} how long is it",
        "how many minutes from {A} to {B}",
        "how long is it between {A} and {B}?",
      ],
      es: [
        "El tren sale a las {A} y llega a las {B}. ¿Cuánto dura el viaje?",
        "la clase empieza a las {A} y termina a las {B} cuanto dura",
        "cuántos minutos hay de las {A} a las {B}",
        "¿cuánto tiempo pasa entre las {A} y las {B}?",
      ],
    },
  },
  {
    kind: "rectangle_perimeter",
    numbers: [
      [4, 6],
      [7, 3],
      [10, 5],
      [12, 8],
    ],
    answer: (a, b) => 2 * (a + b),
    wordings: {
      en: [
        "perimeter of a rectangle {a} by {b}",
        "what is the perimeter of a garden {a} meters long and {b} meters wide",
        "find the perimeter of a rectangle with sides {a} and {b}",
        "a rectangle is {a} cm by {b} cm what is its perimeter",
      ],
      es: [
        "perímetro de un rectángulo de {a} por {b}",
        "cuál es el perímetro de un jardín de {a} metros de largo y {b} metros de ancho",
        "calcula el perimetro de un rectangulo con lados {a} y {b}",
        "un rectángulo mide {a} cm por {b} cm cuanto mide su perimetro",
      ],
    },
  },
  {
    kind: "rectangle_area",
    numbers: [
      [4, 6],
      [7, 3],
      [10, 5],
      [12, 8],
    ],
    answer: (a, b) => a * b,
    wordings: {
      en: [
        "what is the area of a rectangle {a} by {b}",
        "area of a room {a} meters by {b} meters",
        "a rectangle is {a} cm long and {b} cm wide. what is the area?",
        "how do i find the area of a rectangle that is {a} by {b}",
      ],
      es: [
        "cuál es el área de un rectángulo de {a} por {b}",
        "area de un cuarto de {a} metros por {b} metros",
        "un rectángulo mide {a} cm de largo y {b} cm de ancho. ¿cuál es el área?",
        "como saco el area de un rectangulo de {a} x {b}",
      ],
    },
  },
  {
    kind: "mean",
    numbers: [
      [4, 8, 6],
      [10, 20, 30],
      [5, 9, 7],
      [2, 3, 10],
    ],
    answer: (a, b, c) => (a + b + c) / 3,
    wordings: {
      en: [
        "what is the mean of {a}, {b}, {c}",
        "average of {a} {b} and {c}",
        "find the average of {a}, {b} and {c}",
        "i got {a}, {b} and {c} points. whats my average?",
      ],
      es: [
        "cuál es el promedio de {a}, {b} y {c}",
        "promedio de {a} {b} {c}",
        "saca el promedio de {a}, {b} y {c}",
        "saqué {a}, {b} y {c} puntos, ¿cuál es mi promedio?",
      ],
    },
  },
  {
    kind: "equation",
    numbers: [
      [3, 5, 4],
      [2, 7, 6],
      [4, 1, 3],
      [5, 10, 2],
      [6, 2, 7],
    ],
    answer: (_a, _b, c) => c,
    wordings: {
      en: [
        "solve {a}x + {b} = {r}",
        "{a}x + {b} = {r}",
        "find x: {a}x + {b} = {r}",
        "what is x if {a}x + {b} = {r}",
      ],
      es: [
        "resuelve {a}x + {b} = {r}",
        "{a}x + {b} = {r}",
        "despeja x en {a}x + {b} = {r}",
        "cuánto vale x si {a}x + {b} = {r}",
      ],
    },
  },
  {
    kind: "sum",
    numbers: SMALL,
    answer: (a, b) => a - b,
    wordings: {
      en: ["what is {a} - {b}", "{a} minus {b}", "whats {a} take away {b}?", "can you help me with {a}-{b}"],
      es: ["cuánto es {a} - {b}", "{a} menos {b}", "cuanto es {a} menos {b}?", "me ayudas con {a}-{b}"],
    },
  },
  {
    kind: "sum",
    numbers: TIMES,
    answer: (a, b) => a * b,
    wordings: {
      en: ["what is {a} x {b}", "{a} times {b}", "how much is {a} multiplied by {b}", "{a}x{b}"],
      es: ["cuánto es {a} x {b}", "{a} por {b}", "cuánto es {a} multiplicado por {b}", "{a}x{b}"],
    },
  },
];
