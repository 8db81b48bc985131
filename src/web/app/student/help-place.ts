import type { HelpPlace } from "#domain/safety/personal/places.ts";
import type { Portal } from "./use-portal.ts";

/** Where a child is, in words of the desk. */
const PLACES: Readonly<Record<Portal["stage"], HelpPlace>> = {
  opening: "gate",
  gate: "gate",
  consent: "consent",
  arriving: "entry",
  settingOut: "entry",
  entry: "entry",
  intake: "profile",
  form: "profile",
  gettingToKnowYou: "profile",
  summary: "profile",
  home: "home",
  today: "learning",
  learning: "learning",
  lessons: "learning",
  lesson: "learning",
  afterLesson: "learning",
  adventure: "adventure",
  coast: "adventure",
  funTime: "fun_time",
  chat: "tutor",
  practice: "practice",
  grownUps: "grown_ups",
};

export function helpPlace(stage: Portal["stage"]): HelpPlace {
  return PLACES[stage];
}
