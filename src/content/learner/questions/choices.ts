import type { Choice } from "#domain/learner/assessment/questions.ts";

/**
 * Choices that several question banks share. The value is what is sent and what the engine reads; a test proves that
 * it understands every one, and the Spanish label said aloud as well.
 */
export const interestChoices: readonly Choice[] = [
  { value: "Animals", label: { en: "Animals", es: "Animales" } },
  { value: "Building", label: { en: "Building things", es: "Construir" } },
  { value: "Art", label: { en: "Drawing and painting", es: "Dibujar y pintar" } },
  { value: "Music", label: { en: "Music and dance", es: "Música y baile" } },
  { value: "Space", label: { en: "Space", es: "El espacio" } },
  { value: "Water", label: { en: "Sea and rivers", es: "El mar y los ríos" } },
  { value: "Numbers", label: { en: "Numbers and puzzles", es: "Números y acertijos" } },
  { value: "People", label: { en: "People and stories", es: "La gente y sus historias" } },
];

export const mathChoices: readonly Choice[] = [
  { value: "Counting things", label: { en: "Counting things", es: "Contar cosas" } },
  { value: "Adding and taking away", label: { en: "Adding and taking away", es: "Sumar y restar" } },
  {
    value: "Multiplying and dividing",
    label: { en: "Multiplying and dividing", es: "Multiplicar y dividir" },
  },
  { value: "Fractions and decimals", label: { en: "Fractions and decimals", es: "Fracciones y decimales" } },
  { value: "Equations", label: { en: "Equations", es: "Ecuaciones" } },
];

export const readingChoices: readonly Choice[] = [
  { value: "I look at the pictures", label: { en: "I look at the pictures", es: "Veo los dibujos" } },
  {
    value: "I read words and sentences",
    label: { en: "I read words and sentences", es: "Leo palabras y oraciones" },
  },
  { value: "I read short books", label: { en: "I read short books", es: "Leo cuentos cortos" } },
  {
    value: "I read long books with chapters",
    label: { en: "I read long books with chapters", es: "Leo libros largos con capítulos" },
  },
];

export const confidenceChoices: readonly Choice[] = [
  { value: "I feel sure", label: { en: "I can do it", es: "Sí puedo" } },
  { value: "It depends", label: { en: "It depends", es: "Depende" } },
  {
    value: "I feel a little nervous",
    label: { en: "I feel a little nervous", es: "Me da un poquito de nervios" },
  },
];

export const learningStyleChoices: readonly Choice[] = [
  {
    value: "Hands-on with real things",
    label: { en: "With my hands, with real things", es: "Con las manos y cosas de verdad" },
  },
  {
    value: "Big projects that I build",
    label: { en: "With projects that I build", es: "Con proyectos que yo construyo" },
  },
  {
    value: "Step-by-step with someone",
    label: { en: "Step by step, with someone", es: "Paso a paso, con alguien" },
  },
];

export const languageChoices: readonly Choice[] = [
  { value: "English", label: { en: "English", es: "Inglés" } },
  { value: "Spanish", label: { en: "Spanish", es: "Español" } },
  { value: "Bilingual", label: { en: "Both", es: "Los dos" } },
];

export const explorationChoices: readonly Choice[] = [
  { value: "On my own", label: { en: "On my own", es: "Por mi cuenta" } },
  { value: "With friends", label: { en: "With friends", es: "Con amigos" } },
  { value: "With a grown-up", label: { en: "With a grown-up", es: "Con una persona adulta" } },
];
