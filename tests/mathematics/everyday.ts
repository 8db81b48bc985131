import type { Language } from "#domain/locale/language.ts";

type Numbers = readonly [a: number, b: number, c?: number, d?: number];
/** A problem as families say it, where nobody has made a book's sentence of it. */
export type Everyday = {
  readonly numbers: readonly Numbers[];
  readonly answer: (a: number, b: number, c: number, d: number) => number;
  readonly wordings: Readonly<Record<Language, readonly string[]>>;
};

const PRICES: readonly Numbers[] = [
  [15, 3],
  [12, 4],
  [35, 2],
  [8, 6],
];
const PAID: readonly Numbers[] = [
  [15, 3, 100],
  [12, 4, 50],
  [35, 2, 200],
  [8, 6, 60],
];
const SAVED: readonly Numbers[] = [
  [3, 12, 50],
  [5, 4, 60],
  [20, 6, 150],
  [10, 7, 100],
];
const SHARED: readonly Numbers[] = [
  [24, 4],
  [30, 5],
  [48, 8],
  [36, 3],
];
const MADE: readonly Numbers[] = [
  [6, 12],
  [4, 8],
  [12, 24],
  [10, 30],
];
const MORE: readonly Numbers[] = [
  [9, 2],
  [15, 6],
  [20, 7],
  [36, 9],
];
const STEPS: readonly Numbers[] = [
  [36, 9, 5],
  [20, 7, 4],
  [50, 12, 8],
];

export const EVERYDAY: readonly Everyday[] = [
  {
    numbers: PRICES,
    answer: (a, b) => a * b,
    wordings: {
      en: [
        "how much is {b} juices at {a} pesos each",
        "we sold {b} cups of lemonade for {a} dollars each how much did we make",
        "one taco is {a} pesos how much are {b} tacos",
        "the tickets are {a} dollars each and we are {b} people how much do we pay",
      ],
      es: [
        "cuanto es por {b} jugos de {a} pesos",
        "vendimos {b} vasos de limonada a {a} pesos cada uno cuanto juntamos",
        "un taco cuesta {a} pesos cuanto cuestan {b} tacos",
        "los boletos valen {a} pesos y somos {b} cuanto pagamos",
      ],
    },
  },
  {
    numbers: PRICES,
    answer: (a, b) => a * b,
    wordings: {
      en: ["{b} cups of {a} pesos", "{b} juices for {a} dollars each", "{b} nests times {a} eggs"],
      es: ["{b} vasos de {a} pesos", "{b} jugos de {a} pesos cada uno", "{b} nidos por {a} huevos"],
    },
  },
  {
    numbers: PAID,
    answer: (a, b, c) => c - a * b,
    wordings: {
      en: [
        "a cup costs {a} pesos and they bought {b} and gave me {c}. how much do i give back",
        "juice is {a} dollars, somebody buys {b} and pays with a {c} bill, what change do i give",
        "i buy {b} tacos at {a} pesos each and pay with {c} pesos how much change do i get",
        "i have {c} pesos and i buy {b} toys of {a} pesos each how much money is left",
      ],
      es: [
        "el vaso cuesta {a} pesos y me compraron {b} y me dieron un billete de {c} cuanto le regreso",
        "si la torta vale {a} y piden {b} y pagan con {c} cuanto doy de cambio",
        "compro {b} tacos de {a} pesos y pago con un billete de {c}, ¿cuánto me dan de cambio?",
        "tengo {c} pesos y compro {b} juguetes de {a} pesos cada uno cuanto me queda",
      ],
    },
  },
  {
    numbers: [
      [12, 24, 3],
      [4, 8, 2],
      [6, 18, 4],
      [10, 5, 8],
    ],
    answer: (a, b, c) => (c * b) / a,
    wordings: {
      en: [
        "the recipe is for {a} people but we are {b}. it says {c} cups of sugar. how much sugar do we need",
        "a recipe for {a} cookies needs {c} eggs how many eggs for {b} cookies",
        "{c} cups of flour make {a} pancakes, how many cups do i need for {b} pancakes",
      ],
      es: [
        "la receta es para {a} personas pero somos {b}. dice {c} tazas de azucar. cuanta azucar necesitamos",
        "una receta para {a} galletas lleva {c} huevos cuantos huevos para {b} galletas",
        "con {c} tazas de harina salen {a} tortillas, cuantas tazas necesito para {b} tortillas",
      ],
    },
  },
  {
    numbers: MADE,
    answer: (a, b) => (0.5 * b) / a,
    wordings: {
      en: ["the recipe is for {a} but we need {b} and it says half a cup of sugar so how much sugar"],
      es: ["la receta es para {a} y somos {b} y dice media taza de azucar entonces cuanta azucar"],
    },
  },
  {
    numbers: MORE,
    answer: (a, b) => a + b,
    wordings: {
      en: [
        "{a} diggers and {b} diggers",
        "how many is {a} diggers and {b} diggers",
        "{a} apples and {b} apples",
      ],
      es: [
        "{a} carritos y {b} carritos",
        "cuantos son {a} gatos y {b} gatos",
        "{a} manzanas mas {b} manzanas",
      ],
    },
  },
  {
    numbers: MORE,
    answer: (a, b) => a - b,
    wordings: {
      en: [
        "i found {a} ladybugs and {b} flew off how many now",
        "i counted {a} worms and {b} went away. how many is it",
        "mom made {a} pancakes and we ate {b} how many are still there",
      ],
      es: [
        "encontre {a} catarinas y se volaron {b} cuantas hay ahora",
        "conte {a} lombrices y se fueron {b} cuantas son",
        "mi mama hizo {a} tamales y nos comimos {b} cuantos quedan",
      ],
    },
  },
  {
    numbers: MORE,
    answer: (a, b) => a - b,
    wordings: {
      en: [
        "i need {a} stickers and i have {b} how many more do i need",
        "the book has {a} pages and i read {b} how many pages are left to read",
        "we are losing {a} to {b}, how many goals do we need to tie",
        "a game costs {a} dollars and i have {b} dollars how much do i still need",
      ],
      es: [
        "necesito {a} estampas y tengo {b} cuantas me faltan",
        "el libro tiene {a} paginas y ya lei {b} cuantas me faltan",
        "vamos perdiendo {a} a {b} cuantos goles nos faltan para empatar",
        "un juego cuesta {a} pesos y tengo {b} cuanto me falta",
      ],
    },
  },
  {
    numbers: [
      [18, 24],
      [3, 12],
      [6, 8],
      [15, 20],
    ],
    answer: (a, b) => (100 * a) / b,
    wordings: {
      en: [
        "i got {a} out of {b} right what percent is that",
        "{a} of {b} as a percent",
        "what percentage is {a} of {b}",
      ],
      es: [
        "saque {a} de {b} bien que porcentaje es",
        "{a} de {b} en porcentaje",
        "que por ciento es {a} de {b}",
        "si de {b} sobreviven {a} que porcentaje es",
      ],
    },
  },
  {
    numbers: [
      [3, 8],
      [5, 6],
      [1, 4],
      [2, 7],
    ],
    answer: (a, b) => a / b,
    wordings: {
      en: [
        "we ate {a} of {b} slices what fraction is that",
        "{a} of the {b} eggs are brown what fraction is brown",
      ],
      es: [
        "nos comimos {a} de {b} rebanadas que fraccion es",
        "{a} de los {b} huevos son cafes que fraccion es",
      ],
    },
  },
  {
    numbers: [
      [60, 3],
      [80, 2],
      [15, 4],
      [50, 5],
    ],
    answer: (a, b) => a * b,
    wordings: {
      en: [
        "a car goes {a} km in an hour how far does it go in {b} hours",
        "i can read {a} pages in an hour how many pages in {b} hours",
        "a bus drives {a} km per hour for {b} hours how far is that",
        "{a} km per hour for {b} hours",
      ],
      es: [
        "un coche avanza {a} km en una hora cuanto avanza en {b} horas",
        "leo {a} paginas en una hora cuantas paginas leo en {b} horas",
        "un camion va a {a} km por hora durante {b} horas cuanto recorre",
        "{a} km por hora durante {b} horas",
      ],
    },
  },
  {
    numbers: SAVED,
    answer: (a, b) => a * b,
    wordings: {
      en: [
        "i save {a} dollars a week how much do i have after {b} weeks",
        "i get {a} pesos every day how much is it in {b} days",
        "a hen lays {a} eggs a day how many eggs in {b} days",
      ],
      es: [
        "ahorro {a} pesos a la semana cuanto tengo en {b} semanas",
        "me dan {a} pesos cada dia cuanto es en {b} dias",
        "una gallina pone {a} huevos al dia cuantos huevos en {b} dias",
      ],
    },
  },
  {
    numbers: SAVED,
    answer: (a, b, c) => c - a * b,
    wordings: {
      en: [
        "i save {a} dollars a week for {b} weeks and the game is {c} dollars how much more do i need",
        "i want a toy of {c} dollars. i save {a} dollars a week. how much is still missing after {b} weeks",
      ],
      es: [
        "ahorro {a} pesos a la semana por {b} semanas y el juego cuesta {c} pesos cuanto me falta",
        "quiero un juguete de {c} pesos. ahorro {a} pesos a la semana. cuanto me falta despues de {b} semanas",
      ],
    },
  },
  {
    numbers: SHARED,
    answer: (a, b) => a / b,
    wordings: {
      en: [
        "i save {b} pesos a week how many weeks until i have {a} pesos",
        "a box holds {b} eggs how many boxes for {a} eggs",
        "tickets are {b} dollars each how many can i buy with {a} dollars",
        "we have {a} flowers and put {b} in each vase how many vases do we need",
      ],
      es: [
        "ahorro {b} pesos a la semana en cuantas semanas junto {a} pesos",
        "en una caja caben {b} huevos cuantas cajas necesito para {a} huevos",
        "los boletos cuestan {b} pesos cuantos compro con {a} pesos",
        "tenemos {a} flores y ponemos {b} en cada florero cuantos floreros necesitamos",
      ],
    },
  },
  {
    numbers: SHARED,
    answer: (a, b) => a / b,
    wordings: {
      en: [
        "{b} juices cost {a} dollars how much is one",
        "i paid {a} pesos for {b} kilos of mangos how much is a kilo",
        "{a} pesos for {b} tacos how much is each taco",
        "{a} stickers for {b} friends how many does each get",
        "{a} cookies and {b} kids, how many does everybody get",
        "{a} stickers divided by {b} friends",
      ],
      es: [
        "{b} jugos cuestan {a} pesos cuanto cuesta uno",
        "pague {a} pesos por {b} kilos de mango a como es el kilo",
        "{a} pesos por {b} tacos cuanto es cada taco",
        "{a} estampas para {b} amigos cuantas le tocan a cada quien",
        "{a} galletas y somos {b} cuantas nos tocan",
        "{a} estampas entre {b} amigos",
      ],
    },
  },
  {
    numbers: [
      [29, 4],
      [50, 7],
      [17, 3],
      [38, 5],
    ],
    answer: (a, b) => a / b,
    wordings: {
      en: [
        "{a} stickers for {b} friends how many does each get and how many are left over",
        "i have {a} candies and we are {b} kids how many do we get each",
      ],
      es: [
        "tengo {a} dulces y somos {b} cuantos nos tocan y cuantos sobran",
        "{a} dulces para {b} niños cuantos le tocan a cada uno y cuantos sobran",
      ],
    },
  },
  {
    numbers: STEPS,
    answer: (a, b, c) => a - b + c,
    wordings: {
      en: [
        "i had {a} cards and my brother took {b} and then i won {c} how many do i have",
        "there were {a} kids, {b} went home and {c} came. how many kids are there now",
      ],
      es: [
        "tenia {a} cartas, mi hermano me quito {b} y luego gane {c} cuantas tengo",
        "habia {a} niños, se fueron {b} y llegaron {c} cuantos niños hay ahora",
      ],
    },
  },
  {
    numbers: [
      [4, 6, 5],
      [3, 12, 10],
      [5, 8, 7],
    ],
    answer: (a, b, c) => a * b - c,
    wordings: {
      en: [
        "we have {a} boxes with {b} eggs in each and {c} broke how many are left",
        "{a} bags of {b} candies and i ate {c} how many are left",
      ],
      es: [
        "tenemos {a} cajas con {b} huevos cada una y se rompieron {c} cuantos quedan",
        "{a} bolsas de {b} dulces y me comi {c} cuantos quedan",
      ],
    },
  },
  {
    numbers: [
      [2, 15, 3, 20],
      [3, 10, 2, 12],
      [1, 30, 4, 8],
    ],
    answer: (a, b, c, d) => a * b + c * d,
    wordings: {
      en: [
        "{a} juices at {b} pesos each and {c} tacos at {d} pesos each how much is it all together",
        "we bought {a} books for {b} dollars each and {c} pens for {d} dollars each how much did we pay",
      ],
      es: [
        "{a} jugos de {b} pesos y {c} tacos de {d} pesos cuanto es todo",
        "compramos {a} libros de {b} pesos cada uno y {c} plumas de {d} pesos cada una cuanto pagamos",
      ],
    },
  },
  {
    numbers: [
      [8, 5],
      [12, 7],
      [10, 4],
    ],
    answer: (a, b) => 2 * (a + b),
    wordings: {
      en: [
        "the garden is {a} meters by {b} meters how much fence do i need",
        "a room is {a} m long and {b} m wide how far is it around",
      ],
      es: [
        "el jardin mide {a} metros por {b} metros cuanta cerca necesito",
        "la cancha mide {a} m de largo y {b} m de ancho cuanto mide todo alrededor",
      ],
    },
  },
  {
    numbers: [
      [8, 5],
      [12, 7],
      [10, 4],
    ],
    answer: (a, b) => a * b,
    wordings: {
      en: ["how many square meters is a room of {a} by {b} meters", "a rug is {a} by {b} what is its area"],
      es: [
        "cuantos metros cuadrados tiene un cuarto de {a} por {b} metros",
        "un tapete de {a} por {b} que area tiene",
      ],
    },
  },
  {
    numbers: [
      [5, 4],
      [8, 6],
      [7, 3],
    ],
    answer: (a, b) => a + b,
    wordings: {
      en: [
        "my sister is {a} how old will she be in {b} years",
        "i am {a} years old, how old will i be in {b} years",
        "i am {a} and my brother is {b} years older how old is he",
      ],
      es: [
        "mi hermana tiene {a} años cuantos años tendra en {b} años",
        "tengo {a} años, cuantos voy a tener en {b} años",
        "yo tengo {a} y mi hermano es {b} años mayor cuantos años tiene",
      ],
    },
  },
  {
    numbers: [
      [12, 4],
      [40, 9],
      [11, 6],
    ],
    answer: (a, b) => a - b,
    wordings: {
      en: [
        "i am {a} years old how old was i {b} years ago",
        "my dad is {a} and i am {b} how many years older is he",
      ],
      es: ["tengo {a} años cuantos tenia hace {b} años", "mi papa tiene {a} y yo {b} cuantos años me lleva"],
    },
  },
  {
    numbers: [
      [2, 4],
      [3, 6],
      [7, 5],
    ],
    answer: (a, b) => (a + 0.5) * b,
    wordings: {
      en: [
        "a gum costs {a} pesos with 50 cents how much do {b} cost",
        "one pen is {a}.50 dollars how much are {b} pens",
      ],
      es: [
        "un chicle cuesta {a} pesos con 50 centavos cuanto cuestan {b}",
        "una pluma cuesta {a}.50 cuanto cuestan {b} plumas",
      ],
    },
  },
  {
    numbers: [
      [250, 20],
      [80, 25],
      [400, 10],
    ],
    answer: (a, b) => a - (a * b) / 100,
    wordings: {
      en: [
        "a shirt of {a} pesos with {b}% off how much is it then",
        "the shoes cost {a} and are {b}% off how much do i pay",
      ],
      es: [
        "una playera de {a} pesos con {b}% de descuento en cuanto queda",
        "los tenis cuestan {a} y tienen {b}% de descuento cuanto pago",
      ],
    },
  },
  {
    numbers: [
      [3, 4],
      [6, 5],
      [9, 7],
    ],
    answer: (a, b) => a * b,
    wordings: {
      en: [
        "{a} friends have {b} marbles each how many marbles is that",
        "there are {b} chairs in each row and {a} rows how many chairs",
        "i do {b} pushups every day for {a} days how many pushups",
        "{a} packs with {b} cards",
      ],
      es: [
        "{a} amigos tienen {b} canicas cada uno cuantas canicas son",
        "hay {b} sillas en cada fila y {a} filas cuantas sillas hay",
        "hago {b} lagartijas cada dia por {a} dias cuantas lagartijas son",
        "{a} paquetes con {b} estampas",
      ],
    },
  },
  {
    numbers: [
      [6, 2],
      [9, 3],
      [12, 4],
    ],
    answer: (a, b) => a * b,
    wordings: {
      en: [
        "{a} eggs times {b}",
        "{b} times {a} cookies",
        "i have {a} and my sister has {b} times as many how many does she have",
      ],
      es: [
        "{a} huevos por {b}",
        "{b} veces {a} galletas",
        "yo tengo {a} y mi hermana tiene {b} veces mas cuantos tiene ella",
      ],
    },
  },
  {
    numbers: [
      [20, 8],
      [18, 5],
      [30, 12],
    ],
    answer: (a, b) => a - b,
    wordings: {
      en: [
        "there are {a} kids in my class and {b} are girls how many boys are there",
        "{a} cookies minus {b} cookies",
        "we are {a} and {b} are missing today how many are here",
      ],
      es: [
        "en mi salon hay {a} niños y {b} son niñas cuantos niños hombres hay",
        "{a} galletas menos {b} galletas",
        "somos {a} y hoy faltaron {b} cuantos vinieron",
      ],
    },
  },
];
