/** The modules that scripts/day/plugin.ts and scripts/practice/plugin.ts make of the files of the day and of practice. */
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
