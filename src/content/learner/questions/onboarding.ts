import type { OnboardingQuestion } from "#domain/learner/assessment/questions.ts";
import {
  confidenceChoices,
  explorationChoices,
  interestChoices,
  languageChoices,
  mathChoices,
  readingChoices,
} from "./choices.ts";

/** The sequence of GET /api/onboarding (specification §3, §4), one at a time, each spoken. */
export const onboarding: readonly OnboardingQuestion[] = [
  {
    storeAs: "interests",
    voicePrompt: { en: "What do you love learning about?", es: "¿Sobre qué te encanta aprender?" },
    responseType: "choice",
    options: interestChoices,
  },
  {
    storeAs: "math_check",
    voicePrompt: {
      en: "Which of these do you do in math now?",
      es: "¿Cuál de estas cosas haces ahora en matemáticas?",
    },
    responseType: "choice",
    options: mathChoices,
  },
  {
    storeAs: "sum_check",
    voicePrompt: {
      en: "Seven little turtles walk to the sea. Five more follow. How many turtles is that?",
      es: "Siete tortuguitas caminan hacia el mar. Las siguen cinco más. ¿Cuántas tortuguitas son?",
    },
    responseType: "number",
    options: [],
    right: 12,
  },
  {
    storeAs: "reading_level",
    voicePrompt: { en: "When you open a book, what do you do?", es: "Cuando abres un libro, ¿qué haces?" },
    responseType: "choice",
    options: readingChoices,
  },
  {
    storeAs: "confidence",
    voicePrompt: {
      en: "How do you feel when something is new?",
      es: "¿Cómo te sientes cuando algo es nuevo?",
    },
    responseType: "choice",
    options: confidenceChoices,
  },
  {
    storeAs: "exploration_style",
    voicePrompt: { en: "How do you like to explore?", es: "¿Cómo te gusta explorar?" },
    responseType: "choice",
    options: explorationChoices,
  },
  {
    storeAs: "language",
    voicePrompt: { en: "Which language shall we learn in?", es: "¿En qué idioma aprendemos?" },
    responseType: "choice",
    options: languageChoices,
  },
  {
    storeAs: "curiosity",
    voicePrompt: {
      en: "Last one. What would you like to find out one day?",
      es: "La última. ¿Qué te gustaría descubrir algún día?",
    },
    responseType: "text",
    options: [],
  },
];
