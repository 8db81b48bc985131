import { expect, test } from "vitest";
import { fill } from "#domain/locale/fill.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { newState, readState, type TutorState } from "#domain/tutor/state.ts";
import { tutor } from "./tutor-talk.ts";

type Template = {
  readonly en: string;
  readonly es: string;
  readonly answer: (a: number, b: number, c: number) => number;
  /** The numbers a, b and c, for as many problems: "12 7.5, 9 4". */
  readonly of: string;
};

/** Problems as children and their books word them, some of them in words that the tutor does not know. */
const TEMPLATES: readonly Template[] = [
  {
    en: "a garden is {a} m long and {b} m wide how much fence do i need",
    es: "un jardin mide {a} m de largo y {b} m de ancho cuanta cerca necesito",
    answer: (a, b) => 2 * (a + b),
    of: "12 7.5, 9 4, 20 15, 6 5",
  },
  {
    en: "I walk around a field that is {a} m by {b} m. How many meters do I walk?",
    es: "Le doy la vuelta a una cancha de {a} m por {b} m. ¿Cuántos metros camino?",
    answer: (a, b) => 2 * (a + b),
    of: "30 20, 50 25, 14 9, 40 12",
  },
  {
    en: "What is the perimeter of a rectangle {a} cm long and {b} cm wide?",
    es: "¿Cuál es el perímetro de un rectángulo de {a} cm de largo y {b} cm de ancho?",
    answer: (a, b) => 2 * (a + b),
    of: "8 3, 11 6, 7 2, 15 10",
  },
  {
    en: "a room is {a} m long and {b} m wide, how many square meters of carpet do we need",
    es: "un cuarto mide {a} m de largo y {b} m de ancho, cuantos metros cuadrados de alfombra se necesitan",
    answer: (a, b) => a * b,
    of: "5 4, 6 3, 8 5, 10 7",
  },
  {
    en: "a truck drives {a} km in {b} hours, how fast does it go",
    es: "un camion recorre {a} km en {b} horas, a que velocidad va",
    answer: (a, b) => a / b,
    of: "180 2.5, 240 3, 150 2, 400 5",
  },
  {
    en: "A car goes {a} km per hour. How far does it go in {b} hours?",
    es: "Un coche va a {a} km por hora. ¿Cuántos kilómetros recorre en {b} horas?",
    answer: (a, b) => a * b,
    of: "60 3, 80 2, 50 4, 90 5",
  },
  {
    en: "we had {a} pizzas cut in {b} slices each and ate {c} slices how many left",
    es: "teniamos {a} pizzas cortadas en {b} rebanadas cada una y nos comimos {c} rebanadas cuantas quedan",
    answer: (a, b, c) => a * b - c,
    of: "3 8 17, 2 6 5, 4 8 20, 5 10 31",
  },
  {
    en: "in {a} boxes there are {b} mangoes each and {c} went bad how many are left",
    es: "en {a} cajas hay {b} mangos cada una y se pudrieron {c} cuantos quedan",
    answer: (a, b, c) => a * b - c,
    of: "6 9 5, 4 7 3, 3 12 6, 8 5 9",
  },
  {
    en: "if a liter of gas costs {a} how much do {b} liters cost",
    es: "si un litro de gasolina cuesta {a} cuanto cuestan {b} litros",
    answer: (a, b) => a * b,
    of: "24.5 8, 22 5, 20 12, 25 6",
  },
  {
    en: "There are {a} rows with {b} chairs in each row. How many chairs are there?",
    es: "Hay {a} filas con {b} sillas en cada fila. ¿Cuántas sillas hay?",
    answer: (a, b) => a * b,
    of: "6 8, 4 9, 7 5, 12 10",
  },
  {
    en: "I save {a} pesos every week. How many pesos do I have after {b} weeks?",
    es: "Ahorro {a} pesos cada semana. ¿Cuántos pesos tengo después de {b} semanas?",
    answer: (a, b) => a * b,
    of: "15 6, 20 4, 12 5, 25 8",
  },
  {
    en: "{a} cookies for {b} kids, how many does each kid get",
    es: "{a} galletas para {b} niños, cuantas le tocan a cada niño",
    answer: (a, b) => a / b,
    of: "24 6, 18 3, 20 4, 35 5",
  },
  {
    en: "A ribbon of {a} cm is cut into {b} equal pieces. How long is each piece?",
    es: "Un listón de {a} cm se corta en {b} pedazos iguales. ¿Cuánto mide cada pedazo?",
    answer: (a, b) => a / b,
    of: "40 5, 60 4, 36 6, 90 3",
  },
  {
    en: "I have {a} eggs and each carton holds {b}. How many cartons do I fill?",
    es: "Tengo {a} huevos y en cada cartón caben {b}. ¿Cuántos cartones lleno?",
    answer: (a, b) => a / b,
    of: "48 12, 30 6, 60 10, 36 9",
  },
  {
    en: "I had {a} pesos and spent {b}. How much do I have left?",
    es: "Tenía {a} pesos y gasté {b}. ¿Cuánto me queda?",
    answer: (a, b) => a - b,
    of: "50 18, 100 37, 25 9, 80 45",
  },
  {
    en: "My book has {a} pages and I read {b} today. How many pages do I still have to read?",
    es: "Mi libro tiene {a} páginas y hoy leí {b}. ¿Cuántas páginas me faltan?",
    answer: (a, b) => a - b,
    of: "120 45, 64 20, 90 33, 48 12",
  },
  {
    en: "the tooth fairy gave me {a} pesos and i had {b} how much i have",
    es: "el raton me trajo {a} pesos y ya tenia {b} cuanto tengo",
    answer: (a, b) => a + b,
    of: "20 35, 10 15, 50 5, 30 12",
  },
  {
    en: "I have {a} pesos and the ball costs {b}. How much more do I need?",
    es: "Tengo {a} pesos y la pelota cuesta {b}. ¿Cuánto me falta?",
    answer: (a, b) => b - a,
    of: "55 60, 20 45, 33 50, 70 100",
  },
  {
    en: "Ana has {a} stickers. Leo has twice as many. How many do they have together?",
    es: "Ana tiene {a} estampas. Leo tiene el doble. ¿Cuántas tienen entre los dos?",
    answer: (a) => 3 * a,
    of: "12 2, 8 2, 15 2, 20 2",
  },
  {
    en: "Ana has {a} marbles and Leo has {b} times as many. How many does Leo have?",
    es: "Ana tiene {a} canicas y Leo tiene {b} veces más. ¿Cuántas tiene Leo?",
    answer: (a, b) => a * b,
    of: "6 3, 9 4, 7 5, 12 2",
  },
  {
    en: "I buy {a} notebooks at {b} pesos each and pay with {c} pesos. How much change do I get?",
    es: "Compro {a} cuadernos de {b} pesos cada uno y pago con {c} pesos. ¿Cuánto me dan de cambio?",
    answer: (a, b, c) => c - a * b,
    of: "3 25 100, 2 18 50, 4 20 100, 5 30 200",
  },
  {
    en: "I buy a juice for {a} pesos and a sandwich for {b} pesos and pay with {c}. What is my change?",
    es: "Compro un jugo de {a} pesos y una torta de {b} pesos y pago con {c}. ¿Cuánto me regresan?",
    answer: (a, b, c) => c - a - b,
    of: "15 30 50, 12 25 100, 18 40 100, 10 22 50",
  },
  {
    en: "{a} kids pay {b} pesos each for the bus and {c} pesos for the driver together. How much is it in all?",
    es: "{a} niños pagan {b} pesos cada uno por el camión y {c} pesos juntos para el chofer. ¿Cuánto es en total?",
    answer: (a, b, c) => a * b + c,
    of: "8 12 50, 5 20 30, 10 15 40, 6 9 20",
  },
  {
    en: "Lucía swims {a} laps a day, {b} times a week. How many laps does she swim in a week?",
    es: "Lucía nada {a} vueltas al día, {b} veces por semana. ¿Cuántas vueltas nada en una semana?",
    answer: (a, b) => a * b,
    of: "10 3, 8 4, 12 5, 20 2",
  },
  {
    en: "A bus has {a} people. {b} get off and {c} get on. How many people are on the bus now?",
    es: "En un camión van {a} personas. Bajan {b} y suben {c}. ¿Cuántas personas van ahora?",
    answer: (a, b, c) => a - b + c,
    of: "20 6 4, 35 12 8, 18 9 5, 40 15 10",
  },
  {
    en: "{a} bags with {b} candies each are shared equally among {c} kids. How many does each kid get?",
    es: "{a} bolsas con {b} dulces cada una se reparten por igual entre {c} niños. ¿Cuántos le tocan a cada niño?",
    answer: (a, b, c) => (a * b) / c,
    of: "4 6 3, 5 8 4, 3 10 6, 2 12 8",
  },
  {
    en: "A box has {a} chocolates, {b} are dark and the rest are white. How many are white?",
    es: "Una caja tiene {a} chocolates, {b} son oscuros y los demás blancos. ¿Cuántos son blancos?",
    answer: (a, b) => a - b,
    of: "24 9, 30 12",
  },
  {
    en: "A rope is {a} m long. I cut off {b} pieces of {c} m. How much rope is left?",
    es: "Una cuerda mide {a} m. Corto {b} pedazos de {c} m. ¿Cuánta cuerda queda?",
    answer: (a, b, c) => a - b * c,
    of: "20 3 4, 30 5 2",
  },
  {
    en: "A pool is {a} m long and {b} m wide. Ana swims all the way around it {c} times. How far does she swim?",
    es: "Una alberca mide {a} m de largo y {b} m de ancho. Ana le da {c} vueltas completas. ¿Cuántos metros nada?",
    answer: (a, b, c) => 2 * (a + b) * c,
    of: "10 5 3, 12 8 2",
  },
  {
    en: "How many hours are {a} minutes and {b} minutes together?",
    es: "¿Cuántas horas son {a} minutos y {b} minutos juntos?",
    answer: (a, b) => (a + b) / 60,
    of: "80 40, 90 30",
  },
  {
    en: "Ana has {a} pesos and Leo has {b} pesos less. How many do they have together?",
    es: "Ana tiene {a} pesos y Leo tiene {b} pesos menos. ¿Cuánto tienen entre los dos?",
    answer: (a, b) => 2 * a - b,
    of: "30 10, 50 15",
  },
  {
    en: "Ana has {a} shells. Leo has {b} more than Ana. How many do they have together?",
    es: "Ana tiene {a} conchas. Leo tiene {b} más que Ana. ¿Cuántas tienen juntos?",
    answer: (a, b) => 2 * a + b,
    of: "10 4, 12 5",
  },
  {
    en: "I sleep {a} hours a day. How many hours do I sleep in a week?",
    es: "Duermo {a} horas al día. ¿Cuántas horas duermo en una semana?",
    answer: (a) => 7 * a,
    of: "9 3, 10 4",
  },
];

const PROBLEMS = TEMPLATES.flatMap((template) =>
  template.of.split(", ").flatMap((numbers) => {
    const [a = 0, b = 0, c = 0] = numbers.split(" ").map(Number);
    return LANGUAGES.map((language) => {
      const right = template.answer(a, b, c);
      const slips = [a + b, a * b, Math.abs(a - b), a / b, a + b + c, a * b + c, right + 1, right - 1];
      const wrong = [...new Set(slips)].filter(
        (each) => each !== right && Number.isInteger(each) && each > 0,
      );
      const message = fill(template[language], { a: String(a), b: String(b), c: String(c) });
      return { language, message, right, wrong };
    });
  }),
);

/** What becomes of a number that is said after a problem: agreed to, refused, or neither. */
function verdict(message: string, said: string, before: TutorState): string {
  const { act, text } = tutor.answer({ message: said, age: 10, state: before });
  const isRefused = act === "wrong" || act === "hint" || act === "shown";
  return `${message} > ${said}: ${act === "right" ? "agreed" : isRefused ? "refused" : act === "step" ? "step" : "neither"}: ${text}`;
}

const asked = ({ language, message }: (typeof PROBLEMS)[number]): TutorState => {
  const { state, text } = tutor.answer({ message, age: 10, state: newState(language) });
  return readState(JSON.stringify({ ...state, said: text }), language);
};

test("there are two hundred problems", () => expect(PROBLEMS.length).toBeGreaterThanOrEqual(200));

test.each(PROBLEMS)("$message: $right is not refused", (problem) => {
  expect(verdict(problem.message, String(problem.right), asked(problem))).toMatch(/: (?:agreed|neither): /);
});

test.each(PROBLEMS)("$message: nothing but $right is agreed to", (problem) => {
  for (const each of problem.wrong)
    expect(verdict(problem.message, String(each), asked(problem))).not.toContain(": agreed: ");
});
