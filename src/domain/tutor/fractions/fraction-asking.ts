import { isAsking } from "../asking.ts";
import { wordsOf } from "../words.ts";
import { type Amounts, readAmounts } from "./fraction-words.ts";

/** Words that ask for something to be done with fractions, or stand beside it. */
const MATHS = new Set(
  `add adding sum suma sumar sume sumo sumale agrega agregale junta juntar together juntos juntas total plus mas minus
  menos subtract take away taking remove resta restar restale resto le quita quitar quitale difference diferencia entre between
  of from to with and or vs than the a an is are it equal equals same as bigger larger greater biggest largest more most
  smaller smallest less least compare compara comparar comparame calculate work out solve do find calcula calcular
  resuelve resolver haz saca help me ayudame ayuda con y o e u de del al el la los las un una es son igual iguales lo
  mismo que mayor menor grande chico chica chiquito chiquita pequeño pequeña poco fraction fractions fraccion fracciones
  number numero one uno please porfa por favor times x over divide divided dividir dividido by multiplicado multiplied
  not no equivalent equivalente equivalentes problem problema homework tarea my mi i think need creo okay ok hi hola hey
  now ahora then entonces compared question exercise ejercicio pregunta half mitad
  simplify simplifica simplificar reduce convert convierte convertir decimal percent percentage porcentaje into make makes give gives da dan what is whats`.split(
    /\s+/,
  ),
);
const HOMEWORK =
  /\b(?:help|ayuda|ayudame|homework|tarea|calcula|calculate|resuelve|solve|add|adding|suma|sumar|subtract|restar|compare|compara|comparar)\b/;

/** Whether a word belongs to fractions and what is done with them. */
export const isOfMaths = (word: string): boolean => MATHS.has(word);

/** Fractions that are told and not asked: a mark, a day, a part of something that happened. */
export function tellsFractions(message: string): boolean {
  if (!message.includes("/")) return false;
  const read = readAmounts(message);
  if (/\bdate\b/.test(read.skeleton)) return !asksFractions(message, read);
  return read.skeleton.includes("F") && !asksFractions(message, read);
}

/**
 * Whether fractions are asked for: by a question, a sign between them, or because little else is said. With other words
 * about it a fraction is told.
 */
export function asksFractions(message: string, { skeleton }: Amounts): boolean {
  if (isAsking({ message, words: wordsOf(message) })) return true;
  const others = skeleton.match(/[a-zñ]+/g)?.filter((word) => !MATHS.has(word)) ?? [];
  if (others.length === 0) return true;
  // A line between two numbers may be from one day to another.
  if (others.length <= 1 && /[FHON] - [FHON]/.test(skeleton)) return !/\bno\b/.test(skeleton);
  if (/[FHON] [+*=÷<>]|[+*=÷<>] [FHON]/.test(skeleton)) return true;
  if (/[FHON] (?:plus|mas|minus|menos|times|por) [FHON]/.test(skeleton)) return true;
  // "3/4 de 12 manzanas".
  if (/^(?:F (?:of|de) N [a-zñ]+)$/.test(skeleton)) return true;
  return HOMEWORK.test(skeleton) && /[FHON] (?:and|y|e|to|a|con|with|from|de|of) [FHON]/.test(skeleton);
}
