/** §9 "Skill levels": `sprout`, `explorer`, `wildlight`; shown as Sprout, Explorer, Canopy (decision 012). */
export const SKILL_LEVELS = ["sprout", "explorer", "wildlight"] as const;
export type SkillLevel = (typeof SKILL_LEVELS)[number];

/** §9 "Learning path badge values: supportive, standard, accelerated." */
export const LEARNING_PATHS = ["supportive", "standard", "accelerated"] as const;
export type LearningPath = (typeof LEARNING_PATHS)[number];

/** How the guide talks, by path (decision 018). */
export const VOICE_TONES = ["gentle", "friendly", "lively"] as const;
export type VoiceTone = (typeof VOICE_TONES)[number];

/** Injected chance: a number from 0 up to but not including 1. */
export type Chance = () => number;

/** One of a list by chance; whatever the chance returns, the index is in the list. */
export function pick<Item>(list: readonly [Item, ...Item[]], random: Chance): Item;
export function pick<Item>(list: readonly Item[], random: Chance): Item | undefined;
export function pick<Item>(list: readonly Item[], random: Chance): Item | undefined {
  const index = Math.floor(random() * list.length);
  return list[Number.isFinite(index) ? Math.min(list.length - 1, Math.max(0, index)) : 0];
}
