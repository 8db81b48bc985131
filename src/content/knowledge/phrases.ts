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
    es: "Quiero estar seguro de haber entendido. ¿Te refieres a una de estas?",
  },
  notQuite: { en: "Not quite:", es: "No exactamente:" },
};
