import type { SpokenQuestion } from "#domain/learner/assessment/questions.ts";
import type { Bilingual } from "#domain/locale/language.ts";
import { interestChoices, learningStyleChoices, readingChoices } from "./choices.ts";

/** "Show what I know": the five spoken questions (specification §4), each with a path by tapping. */
export const spokenAssessment: readonly SpokenQuestion[] = [
  {
    id: "reading_level",
    category: "reading",
    voicePrompt: {
      en: "Tell me about the last book you opened. Did you look at pictures, read words, or read it all?",
      es: "Cuéntame del último libro que abriste. ¿Viste los dibujos, leíste palabras o lo leíste todo?",
    },
    choices: readingChoices,
  },
  {
    id: "math_comfort",
    category: "math",
    voicePrompt: {
      en: "How is it for you when there are numbers? Easy, fine, or a bit hard?",
      es: "¿Cómo te va cuando hay números? ¿Fácil, bien o te cuesta un poco?",
    },
    choices: [
      { value: "Numbers are easy for me", label: { en: "Easy", es: "Fácil" } },
      { value: "Numbers are fine", label: { en: "Fine", es: "Bien" } },
      { value: "Numbers are hard for me", label: { en: "A bit hard", es: "Me cuesta un poco" } },
    ],
  },
  {
    id: "interests",
    category: "interests",
    voicePrompt: {
      en: "What could you talk about for a whole afternoon?",
      es: "¿De qué podrías hablar toda una tarde?",
    },
    choices: interestChoices,
  },
  {
    id: "learning_style",
    category: "interests",
    voicePrompt: {
      en: "Do you like to learn with your hands, with big projects, or step by step?",
      es: "¿Te gusta aprender con las manos, con proyectos grandes o paso a paso?",
    },
    choices: learningStyleChoices,
  },
  {
    id: "challenges",
    category: "confidence",
    voicePrompt: {
      en: "Everybody finds something tricky. What is tricky for you right now?",
      es: "A todo el mundo algo le cuesta. ¿Qué te cuesta a ti ahora?",
    },
    choices: [
      { value: "Reading long texts", label: { en: "Reading a lot", es: "Leer mucho" } },
      { value: "Doing sums", label: { en: "Doing sums", es: "Hacer cuentas" } },
      { value: "Sitting still", label: { en: "Sitting still", es: "Quedarme en mi lugar" } },
      {
        value: "Talking in front of others",
        label: { en: "Talking in front of others", es: "Hablar frente a otros" },
      },
      { value: "Nothing right now", label: { en: "Nothing right now", es: "Nada por ahora" } },
    ],
  },
];

/** Said after an answer, one by chance (specification §9). They name the effort, never how right it was. */
export const encouragements: readonly Bilingual[] = [
  { en: "Thank you for telling me.", es: "Gracias por contarme." },
  { en: "I like how you thought about that.", es: "Me gusta cómo lo pensaste." },
  { en: "You say things in your own way. Keep going.", es: "Lo dices a tu manera. Sigue así." },
  { en: "That helps me know you better.", es: "Eso me ayuda a conocerte mejor." },
  { en: "You are doing well. Here comes the next one.", es: "Vas muy bien. Aquí viene la siguiente." },
];
