import type { Knowledge } from "#domain/enrolment/assistant/knowledge.ts";
import { knowledge } from "../index.ts";
import { atHome } from "./topics.ts";

/** What parents ask about at home, by meaning; beside the lexicon of the enrolment assistant. */
const lexicon = {
  hometime: `minutes, minute, per day, a day, each day, every day, how often, skip, skipped, behind, slower, minutos, al dia, cada dia, todos los dias, cada cuanto, saltarnos, atrasados, despacio`,
  interest: `bored, boring, interest, interested, refuses, distracted, attention, engaged, motivate, frustrated, tears, cries, sit still, aburre, aburrido, interes, interesa, atencion, distrae, motivo, motivar, frustra, llanto, llora, no quiere`,
  materials: `material*, supplies, buy, instead of, kit, sand, shells, paint, crayon*, messy, allerg*, mouth, comprar, en lugar de, arena, conchas, pintura, crayones, ensucia, alergi*, boca, utiles`,
  screens: `screen*, tablet, video*, phone, offline, pantalla*, tableta, celular, telefono, computadora`,
  siblings: `sibling*, brother, sister, twins, cousins, baby, two kids, both, hermano*, hermana*, hermanito, hermanita, gemel*, primos, bebe, dos hijos`,
  homelanguage: `mix*, confuse*, two languages, both languages, dos idiomas, mezcla*, confund*, dos lenguas`,
  level: `too easy, too hard, harder, easier, too difficult, babyish, adapt, wheelchair, autism, muy facil, muy dificil, mas facil, mas dificil, no le sale, adapto, silla de ruedas, autismo`,
  weather: `rain*, rainy, storm, hot, indoors, inside, outside, weather, hurricane, llueve, lluvia*, tormenta, calor, adentro, afuera, salir, huracan*, frio`,
  certificate: `certificate*, diploma*, unlock*, locked, mark a week, week complete, progress, certificado*, abrimos, cerrada, marco, avance`,
  printing: `print*, printer, worksheet*, pdf, download*, ink, imprim*, impresora, hojas, descarg*, tinta, sellos, stamps`,
  emergency: `swallow*, chok*, hurt, bleed*, blood, poison*, sting, stung, scorpion, rash, fever, emergency, breathing, breathe, drown*, burn, burned, burnt, hit his head, hit her head, unconscious, allergic reaction, trag*, ahog*, lastim*, sangr*, venenos*, le pico, alacran, sarpullido, fiebre, emergencia, herid*, no respira, quemo, se pego, desmay*, reaccion alergica`,
} as const;

/** Subjects that the enrolment chat declines, and that the topics of the weeks at home answer. */
const ANSWERED_HERE = ["weather", "supplies", "activities"];

/**
 * What the parents' panel of Little Explorers knows: everything about the school, and the topics of the weeks at home.
 * Kept apart, so that the enrolment chat stays as it was measured.
 */
export const homeKnowledge: Knowledge = {
  ...knowledge,
  // Of screens the weeks at home have their own answer.
  topics: [...knowledge.topics.filter(({ id }) => id !== "screen_time"), ...atHome],
  // A child who may be hurt comes before every other reading of the sentence.
  crossings: [{ all: ["emergency"], own: true, topics: ["home_emergency"] }, ...knowledge.crossings],
  outside: knowledge.outside.filter(({ id }) => !ANSWERED_HERE.includes(id)),
  starters: ["home_time", "home_interest", "home_materials"],
  lexicon: { ...knowledge.lexicon, ...lexicon },
  phrases: {
    ...knowledge.phrases,
    offerPerson: {
      en: "We have kept your question for the school’s staff.",
      es: "Guardamos tu pregunta para el equipo de la escuela.",
    },
    idle: {
      en: "I only know about these weeks and the school. Here is what I can tell you about.",
      es: "Yo solo sé de estas semanas y de la escuela. De esto sí te puedo contar.",
    },
  },
};

/** What the panel itself says. */
export const supportPhrases = {
  kept: homeKnowledge.phrases.offerPerson,
  inChat: {
    en: "That is done in the enrolment chat, where the form or the payment opens beside the answer.",
    es: "Eso se hace en el chat de inscripciones, donde el formulario o el pago se abre junto a la respuesta.",
  },
} as const;
