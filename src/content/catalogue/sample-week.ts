/**
 * The numbers of the family dashboard's sample on the landing page. They describe nobody, and the page says so.
 * Activities and shares match the drawings notebook-leaves.svg (one leaf each) and notebook-rings.svg.
 */
export const sampleWeek = {
  activities: 20,
  streakDays: 5,
  modules: 3,
  packs: 2,
  rings: { math: 0.74, reading: 0.62, nature: 0.86, making: 0.52 },
} as const;
