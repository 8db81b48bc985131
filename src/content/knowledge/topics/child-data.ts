import type { Variant } from "#domain/enrolment/assistant/knowledge.ts";

/** What is said of recording children and of training on their data, whichever topic the question lands in. */
export const childData: readonly Variant[] = [
  {
    when: ["says:training"],
    opens: "contact",
    text: {
      en: "Whether data is used to train AI is something a person has to answer: leave your details below and somebody from our team will. What I can say: the learning profile, the microphone and the AI tutor each need an adult's consent, no recording is kept, and children's messages are stored without personal data and expire. Whether an outside AI provider answers this chat depends on the school's setup; the Privacy page says what is kept.",
      es: "Si los datos se usan para entrenar una IA te lo tiene que contestar una persona: deja tus datos aquí abajo y alguien del equipo lo hará. Lo que sí sé: el perfil de aprendizaje, el micrófono y la tutora de IA necesitan, cada uno, el consentimiento de una persona adulta; no se guarda ninguna grabación, y los mensajes de niñas y niños se guardan sin datos personales y caducan. Que en este chat responda un proveedor externo de IA depende de cómo lo configure la escuela; la página de Privacidad dice qué se guarda.",
    },
  },
  {
    when: ["says:recording"],
    text: {
      en: "No recording of a child is kept. The microphone and the AI tutor each need an adult's consent, and the browser's own speech recognition may send the sound to its maker, which the consent says. This chat keeps what you write; whether an outside AI provider answers it depends on the school's setup, and the Privacy page says what is kept.",
      es: "No se guarda ninguna grabación de niñas ni niños. El micrófono y la tutora de IA necesitan, cada uno, el consentimiento de una persona adulta, y el reconocimiento de voz del navegador puede enviar el sonido a quien lo fabrica; el permiso lo dice. Este chat guarda lo que escribes; que responda un proveedor externo de IA depende de cómo lo configure la escuela, y la página de Privacidad dice qué se guarda.",
    },
  },
];
