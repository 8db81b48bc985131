import type { WelcomeTier } from "#domain/learner/age.ts";
import type { Bilingual } from "#domain/locale/language.ts";
import type { ActivityKind } from "#domain/tutor/library.ts";

/** Specification §4 "Welcome text depends on age (tiers: <=7, <=10, above)." */
export const welcome: Readonly<Record<WelcomeTier, Bilingual>> = {
  youngest: {
    en: "Welcome to Jungle School, {name}! What shall we wonder about today?",
    es: "¡Te doy la bienvenida a la Escuela de la Selva, {name}! ¿Qué quieres saber hoy?",
  },
  middle: {
    en: "Welcome to Jungle School, {name}! Ask me why things are so, bring me a tricky sum, or let us make something. What are you curious about?",
    es: "¡Te doy la bienvenida a la Escuela de la Selva, {name}! Pregúntame el porqué de las cosas, trae una cuenta difícil o creemos algo. ¿Qué te da curiosidad?",
  },
  oldest: {
    en: "Welcome to Jungle School, {name}. I am {guide}, a computer helper. I give hints rather than answers and like questions that have more than one. What is on your mind?",
    es: "Te doy la bienvenida a la Escuela de la Selva, {name}. Soy {guide}, ayudante de computadora. Doy pistas antes que respuestas y me gustan las preguntas que tienen más de una. ¿Qué traes en mente?",
  },
};

type Prompt = { readonly id: ActivityKind | "story"; readonly label: Bilingual; readonly message: Bilingual };

/** §2 "quick-prompt buttons Create, Nature and Story": what stands on them, and what they send. */
export const quickPrompts: readonly Prompt[] = [
  {
    id: "create",
    label: { en: "Create", es: "Crear" },
    message: { en: "Let's create something!", es: "¡Vamos a crear algo!" },
  },
  {
    id: "nature",
    label: { en: "Nature", es: "Naturaleza" },
    message: { en: "Let's explore nature!", es: "¡Exploremos la naturaleza!" },
  },
  {
    id: "story",
    label: { en: "Story", es: "Cuento" },
    message: { en: "Tell me a story!", es: "¡Cuéntame una historia!" },
  },
];
