import type { RewardTexts } from "#domain/rewards/state.ts";

/** Names say what a child did, never what a child is worth; nothing here compares children. */
export const rewards: RewardTexts = {
  badges: {
    curious_explorer: {
      icon: "badge-curious-explorer",
      name: { en: "Curious Explorer", es: "Mirada curiosa" },
      description: { en: "For your first discovery.", es: "Por tu primer descubrimiento." },
    },
    jungle_explorer: {
      icon: "badge-jungle-explorer",
      name: { en: "Jungle Explorer", es: "Corazón de la selva" },
      description: {
        en: "For walking the whole jungle adventure.",
        es: "Por recorrer toda la aventura de la selva.",
      },
    },
    week_warrior: {
      icon: "badge-week-warrior",
      name: { en: "Week Warrior", es: "Una semana completa" },
      description: {
        en: "For learning seven days in a row.",
        es: "Por aprender siete días seguidos.",
      },
    },
    month_master: {
      icon: "badge-month-master",
      name: { en: "Month Master", es: "Un mes completo" },
      description: {
        en: "For learning thirty days in a row.",
        es: "Por aprender treinta días seguidos.",
      },
    },
    point_collector: {
      icon: "badge-point-collector",
      name: { en: "Point Collector", es: "Mil semillas" },
      description: { en: "For gathering 1,000 points.", es: "Por juntar 1,000 puntos." },
    },
  },
  achievements: {
    first_steps: {
      icon: "sign-sprout",
      name: { en: "First Steps", es: "Primeros pasos" },
      description: { en: "The first 10 points.", es: "Los primeros 10 puntos." },
    },
    question_master: {
      icon: "sign-star",
      name: { en: "Question Master", es: "Cincuenta respuestas" },
      description: { en: "50 answers given.", es: "50 respuestas dadas." },
    },
    streak_champion: {
      icon: "sign-sun",
      name: { en: "Streak Champion", es: "Catorce soles" },
      description: { en: "14 days in a row.", es: "14 días seguidos." },
    },
  },
  goals: {
    correct_answers: {
      icon: "sign-star",
      description: { en: "Give five answers", es: "Da cinco respuestas" },
    },
    discovery: {
      icon: "sign-crystal",
      description: { en: "Discover something", es: "Descubre algo" },
    },
    creative: {
      icon: "sign-sprout",
      description: { en: "Make or tell something of your own", es: "Crea o cuenta algo tuyo" },
    },
  },
};
