import type { Phrases } from "#domain/enrolment/assistant/knowledge.ts";

/** Sentences that belong to no topic. */
export const phrases: Phrases = {
  decline: {
    en: "I don't know that, and I'd rather not guess.",
    es: "Eso no lo sé, y prefiero no adivinar.",
  },
  declineInert: {
    en: "I can't help with that. I answer questions about Ceiba.",
    es: "Con eso no te puedo ayudar. Yo respondo preguntas sobre Ceiba.",
  },
  offerPerson: {
    en: "Shall a person from our team contact you? Leave your details below and they will.",
    es: "¿Quieres que una persona del equipo te contacte? Deja tus datos aquí abajo y lo hará.",
  },
  didYouMean: {
    en: "I want to be sure I understood. Did you mean one of these?",
    es: "Quiero asegurarme de haber entendido. ¿Te refieres a una de estas?",
  },
  no: { en: "No.", es: "No." },
  idle: {
    en: "I only know about the school, so I can't help with that. Here is what I can tell you about.",
    es: "Yo solo sé de la escuela, así que con eso no te puedo ayudar. De esto sí te puedo contar.",
  },
  notQuite: { en: "Not quite:", es: "No exactamente:" },
};
