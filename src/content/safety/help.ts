import type { Language } from "#domain/locale/language.ts";
import type { HelpPlace } from "#domain/safety/personal/places.ts";

type HelpWords = {
  readonly pressed: string;
  readonly mistake: string;
  readonly places: Readonly<Record<HelpPlace, string>>;
};

/** What staff read on the desk when a child pressed "I need a grown-up". */
export const helpWords: Readonly<Record<Language, HelpWords>> = {
  en: {
    pressed: "Pressed “I need a grown-up”. Where: {place}.",
    mistake: "The child says: it was by mistake.",
    places: {
      gate: "the door, before the class password",
      consent: "the page of permissions",
      entry: "the page that asks for name and age",
      home: "the welcome page",
      profile: "getting to know the child",
      learning: "lessons",
      adventure: "the jungle adventure",
      fun_time: "Fun Time",
      tutor: "the Jungle School chat",
      practice: "practice",
      grown_ups: "the grown-ups’ page",
      luma: "the learning path",
      demo: "the public demo",
      little_explorers: "Little Explorers",
    },
  },
  es: {
    pressed: "Tocó «Necesito a una persona adulta». Dónde: {place}.",
    mistake: "La niña o el niño dice: fue sin querer.",
    places: {
      gate: "la puerta, antes de la contraseña de la clase",
      consent: "la página de permisos",
      entry: "la página que pregunta nombre y edad",
      home: "la página de bienvenida",
      profile: "las preguntas para conocerle",
      learning: "las lecciones",
      adventure: "la aventura de la selva",
      fun_time: "la Hora de jugar",
      tutor: "el chat de la Escuela de la Selva",
      practice: "la práctica",
      grown_ups: "la página para personas adultas",
      luma: "el camino de aprendizaje",
      demo: "la demostración pública",
      little_explorers: "Little Explorers",
    },
  },
};
