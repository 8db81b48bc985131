import type { Bilingual } from "#domain/locale/language.ts";

type Template = {
  readonly id: string;
  /** What staff choose by. */
  readonly title: Bilingual;
  /** What the family reads, in its language. {brand}, {writer} and {family} are filled in. */
  readonly text: Bilingual;
};

/** Beginnings of answers. Each is finished by the person who sends it. */
export const templates: readonly Template[] = [
  {
    id: "hello",
    title: { en: "Say who you are", es: "Presentarte" },
    text: {
      en: "Hello, I am {writer} from {brand}, a person this time. I have read your question.",
      es: "Hola, soy {writer}, de {brand}; esta vez te escribe una persona. Ya leí tu pregunta.",
    },
  },
  {
    id: "more",
    title: { en: "Ask about the children", es: "Preguntar por las niñas y los niños" },
    text: {
      en: "So that I can answer you well: how many children are you asking for, how old are they, and when would you like to begin?",
      es: "Para responderte bien, cuéntame: ¿por cuántas niñas o niños preguntas, qué edad tienen y cuándo les gustaría empezar?",
    },
  },
  {
    id: "call",
    title: { en: "Offer a call", es: "Proponer una llamada" },
    text: {
      en: "Shall we talk about it? Send me a phone number, and a day and a time that suit you.",
      es: "¿Lo platicamos? Mándame un número de teléfono y un día y una hora que te queden bien.",
    },
  },
  {
    id: "undecided",
    title: { en: "Not decided yet", es: "Todavía no está decidido" },
    text: {
      en: "The school has not decided that yet. Your question is on our list, and you hear from us once it is decided.",
      es: "Eso la escuela todavía no lo decide. Ya anoté tu pregunta y te respondo en cuanto se defina.",
    },
  },
  {
    id: "late",
    title: { en: "Sorry for the wait", es: "Disculpa por la espera" },
    text: {
      en: "I am sorry that you had to wait for an answer.",
      es: "Disculpa que hayas tenido que esperar la respuesta.",
    },
  },
  {
    id: "bye",
    title: { en: "End kindly", es: "Despedirte" },
    text: {
      en: "Thank you for writing to us. If anything else comes to mind, ask it here, day or night.",
      es: "Gracias por escribirnos. Si te surge algo más, pregúntalo aquí, de día o de noche.",
    },
  },
];
