import type { Interest } from "#domain/learner/assessment/interests.ts";
import type { Pedagogy } from "#domain/learner/pedagogy.ts";
import type { ExplorationStyle, ProfileLanguage } from "#domain/learner/profile.ts";
import type { LearningPath, SkillLevel, VoiceTone } from "#domain/learner/skill.ts";
import type { Bilingual } from "#domain/locale/language.ts";

/** How wire values are shown. Levels by decision 012; pedagogies by specification §2. */
export const levelLabels: Readonly<Record<SkillLevel, Bilingual>> = {
  sprout: { en: "Sprout", es: "Brote" },
  explorer: { en: "Explorer", es: "Explorador" },
  // biome-ignore format: a wire name is always written in quotes
  "wildlight": { en: "Canopy", es: "Copa" },
};

export const pathLabels: Readonly<Record<LearningPath, Bilingual>> = {
  supportive: { en: "Supportive", es: "Con apoyo" },
  standard: { en: "Standard", es: "Estándar" },
  accelerated: { en: "Accelerated", es: "Acelerada" },
};

export const toneLabels: Readonly<Record<VoiceTone, Bilingual>> = {
  gentle: { en: "Gentle", es: "Suave" },
  friendly: { en: "Friendly", es: "Amigable" },
  lively: { en: "Lively", es: "Animado" },
};

export const pedagogyLabels: Readonly<Record<Pedagogy, { title: Bilingual; description: Bilingual }>> = {
  Montessori: {
    title: { en: "Hands-On Explorer", es: "Manos que exploran" },
    description: {
      en: "Montessori. You touch, sort, pour and build before the words and numbers come.",
      es: "Montessori. Tocas, separas, viertes y armas antes de llegar a las palabras y los números.",
    },
  },
  "Project-Based": {
    title: { en: "Project Builder", es: "Proyectos que crecen" },
    description: {
      en: "Project-based. You make something real, try it, improve it and show it.",
      es: "Por proyectos. Haces algo de verdad, lo pruebas, lo mejoras y lo muestras.",
    },
  },
  "IB-aligned": {
    title: { en: "Global Thinker", es: "Ideas del mundo" },
    description: {
      en: "IB-aligned. You follow big questions, look from several sides and choose what to do.",
      es: "Alineado al IB. Sigues grandes preguntas, miras desde varios lados y eliges qué hacer.",
    },
  },
};

export const languageLabels: Readonly<Record<ProfileLanguage, Bilingual>> = {
  english: { en: "English", es: "Inglés" },
  spanish: { en: "Spanish", es: "Español" },
  bilingual: { en: "Bilingual", es: "Bilingüe" },
};

export const explorationLabels: Readonly<Record<ExplorationStyle, Bilingual>> = {
  independent: { en: "On their own", es: "Por su cuenta" },
  together: { en: "With friends", es: "Con amigos" },
  guided: { en: "With a grown-up", es: "Con una persona adulta" },
};

export const interestLabels: Readonly<Record<Interest, Bilingual>> = {
  animals: { en: "Animals", es: "Animales" },
  art: { en: "Art", es: "Arte" },
  building: { en: "Building", es: "Construir" },
  cooking: { en: "Cooking", es: "Cocina" },
  music: { en: "Music", es: "Música" },
  nature: { en: "Nature", es: "Naturaleza" },
  numbers: { en: "Numbers", es: "Números" },
  people: { en: "People", es: "Personas" },
  places: { en: "Places", es: "Lugares" },
  space: { en: "Space", es: "El espacio" },
  sport: { en: "Sport", es: "Deporte" },
  stories: { en: "Stories", es: "Cuentos" },
  technology: { en: "Technology", es: "Tecnología" },
  water: { en: "Water", es: "Agua" },
};
