/** Where in the product a child may press "I need a grown-up"; staff read it to find the child. */
export const HELP_PLACES = [
  "gate",
  "consent",
  "entry",
  "home",
  "profile",
  "learning",
  "adventure",
  "fun_time",
  "tutor",
  "practice",
  "grown_ups",
  "luma",
  "demo",
  "little_explorers",
] as const;
export type HelpPlace = (typeof HELP_PLACES)[number];
