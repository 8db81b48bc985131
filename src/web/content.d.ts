/** The modules that scripts/content/plugins.ts makes of content. */
declare module "virtual:lessons" {
  type Fetch = () => Promise<{ readonly default: import("#domain/learner/lessons/lesson.ts").Lesson }>;
  const lessons: Readonly<Record<string, Readonly<Record<"en" | "es", Fetch>>>>;
  export default lessons;
}
declare module "virtual:lesson-cards/en" {
  const cards: readonly import("#domain/learner/lessons/card.ts").LessonCard[];
  export default cards;
}
declare module "virtual:lesson-cards/es" {
  const cards: readonly import("#domain/learner/lessons/card.ts").LessonCard[];
  export default cards;
}
declare module "virtual:coast/en" {
  const cards: readonly import("#domain/learner/coast/place.ts").PlaceCard[];
  export default cards;
}
declare module "virtual:coast/es" {
  const cards: readonly import("#domain/learner/coast/place.ts").PlaceCard[];
  export default cards;
}
declare module "virtual:fun-time/en" {
  const scenes: readonly import("#domain/adventures/step.ts").YoungStep[];
  export default scenes;
}
declare module "virtual:fun-time/es" {
  const scenes: readonly import("#domain/adventures/step.ts").YoungStep[];
  export default scenes;
}
/** Each pack under its theme and band. */
declare module "virtual:starter-packs" {
  type Fetch = () => Promise<{
    readonly default: import("#domain/learner/curriculum/pack-activity.ts").PackBand;
  }>;
  const packs: Readonly<Record<string, Readonly<Record<"en" | "es", Fetch>>>>;
  export default packs;
}
declare module "virtual:getting-to-know" {
  const questions: readonly import("#domain/adventures/step.ts").ToddlerQuestion[];
  export default questions;
}
declare module "virtual:day/en" {
  const content: import("#domain/learner/day/content.ts").DayContent;
  export default content;
}
declare module "virtual:day/es" {
  const content: import("#domain/learner/day/content.ts").DayContent;
  export default content;
}
declare module "virtual:practice/en" {
  const words: import("#domain/practice/words.ts").PracticeWords;
  export default words;
}
declare module "virtual:practice/es" {
  const words: import("#domain/practice/words.ts").PracticeWords;
  export default words;
}
