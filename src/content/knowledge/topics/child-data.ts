import type { Variant } from "#domain/enrolment/assistant/knowledge.ts";

/** What is said of recording children and of training on their data, whichever topic the question lands in. */
export const childData: readonly Variant[] = [
  {
    when: ["says:training"],
    opens: "contact",
    text: {
      en: "Whether data is used to train AI is something a person has to answer: leave your details below and somebody from our team will. What I can say: the children's tools are not open yet and store nothing about children, and when they open, the microphone and the AI chat need an adult's consent. Whether an outside AI provider answers this chat depends on the school's setup; the Privacy page says what is kept.",
      es: "Si los datos se usan para entrenar una IA te lo tiene que contestar una persona: deja tus datos aquí abajo y alguien del equipo lo hará. Lo que sí sé: las herramientas para niñas y niños todavía no abren y no guardan nada de ellos, y cuando abran, el micrófono y el chat con IA necesitarán el consentimiento de una persona adulta. Que en este chat responda un proveedor externo de IA depende de cómo lo configure la escuela; la página de Privacidad dice qué se guarda.",
    },
  },
  {
    when: ["says:recording"],
    text: {
      en: "The children's tools are not open yet, so they record no child and store nothing about children. When they open, the microphone and the AI chat need an adult's consent. This chat keeps what you write; whether an outside AI provider answers it depends on the school's setup, and the Privacy page says what is kept.",
      es: "Las herramientas para niñas y niños todavía no abren, así que no graban a nadie ni guardan nada de ellos. Cuando abran, el micrófono y el chat con IA necesitarán el consentimiento de una persona adulta. Este chat guarda lo que escribes; que responda un proveedor externo de IA depende de cómo lo configure la escuela, y la página de Privacidad dice qué se guarda.",
    },
  },
];
