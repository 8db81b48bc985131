import type { IntakeQuestion } from "#domain/learner/assessment/questions.ts";
import {
  confidenceChoices,
  interestChoices,
  languageChoices,
  learningStyleChoices,
  mathChoices,
  readingChoices,
} from "./choices.ts";

/** The eight questions of the voice-guided intake (specification §2, §3). */
export const intake: readonly IntakeQuestion[] = [
  {
    id: "hello",
    question: { en: "How are you today?", es: "¿Cómo estás hoy?" },
    voicePrompt: {
      en: "Hello! I am so glad you are here. How are you today?",
      es: "¡Hola! Qué gusto que estés aquí. ¿Cómo estás hoy?",
    },
    category: "introduction",
    responseType: "choice",
    choices: [
      { value: "Excited", label: { en: "Excited", es: "Con muchas ganas" } },
      { value: "Calm", label: { en: "Calm", es: "En calma" } },
      { value: "Curious", label: { en: "Curious", es: "Con curiosidad" } },
      { value: "A little shy", label: { en: "A little shy", es: "Con un poquito de pena" } },
    ],
    followUp: {
      en: "Thank you for telling me. Any way you feel is fine here.",
      es: "Gracias por contarme. Aquí está bien sentirse como sea.",
    },
  },
  {
    id: "proud_of",
    question: { en: "What can you do that makes you proud?", es: "¿Qué sabes hacer que te da orgullo?" },
    voicePrompt: {
      en: "Tell me something you can do that makes you proud. It can be big or very small.",
      es: "Cuéntame algo que sabes hacer y te da orgullo. Puede ser grande o muy chiquito.",
    },
    category: "introduction",
    responseType: "text",
    choices: [],
    followUp: { en: "I would like to see that!", es: "¡Eso me gustaría verlo!" },
  },
  {
    id: "interests",
    question: { en: "What do you love learning about?", es: "¿Sobre qué te encanta aprender?" },
    voicePrompt: {
      en: "If we could learn about anything today, what would you choose?",
      es: "Si hoy pudiéramos aprender sobre cualquier cosa, ¿qué elegirías?",
    },
    category: "interests",
    responseType: "choice",
    choices: interestChoices,
    followUp: { en: "Good choice. We will use that.", es: "Buena elección. Lo vamos a usar." },
  },
  {
    id: "learning_style",
    question: { en: "How do you like to learn?", es: "¿Cómo te gusta aprender?" },
    voicePrompt: {
      en: "When you learn something new, how do you like to do it?",
      es: "Cuando aprendes algo nuevo, ¿cómo te gusta hacerlo?",
    },
    category: "interests",
    responseType: "choice",
    choices: learningStyleChoices,
  },
  {
    id: "math_check",
    question: { en: "What do you do in math now?", es: "¿Qué haces ahora en matemáticas?" },
    voicePrompt: {
      en: "Let’s talk about numbers. Which of these do you do now?",
      es: "Hablemos de números. ¿Cuál de estas cosas haces ahora?",
    },
    category: "math",
    responseType: "choice",
    choices: mathChoices,
  },
  {
    id: "reading_level",
    question: { en: "What do you do with a book?", es: "¿Qué haces con un libro?" },
    voicePrompt: {
      en: "Imagine you open a new book. What do you do?",
      es: "Imagina que abres un libro nuevo. ¿Qué haces?",
    },
    category: "reading",
    responseType: "choice",
    choices: readingChoices,
  },
  {
    id: "confidence",
    question: { en: "How do you feel with something new?", es: "¿Cómo te sientes con algo nuevo?" },
    voicePrompt: {
      en: "When you try something for the first time, how do you feel?",
      es: "Cuando intentas algo por primera vez, ¿cómo te sientes?",
    },
    category: "confidence",
    responseType: "choice",
    choices: confidenceChoices,
    followUp: {
      en: "That is good to know. I will go at your pace.",
      es: "Qué bueno saberlo. Voy a tu ritmo.",
    },
  },
  {
    id: "language",
    question: { en: "Which language shall we use?", es: "¿Qué idioma usamos?" },
    voicePrompt: {
      en: "The last question. Which language shall we learn in?",
      es: "La última pregunta. ¿En qué idioma aprendemos?",
    },
    category: "language",
    responseType: "choice",
    choices: languageChoices,
  },
];
