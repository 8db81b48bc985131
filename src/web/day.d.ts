/** The modules that scripts/day/plugin.ts makes of the files of the day and of the skills of practice. */
declare module "virtual:day/en" {
  const content: import("#domain/learner/day/content.ts").DayContent;
  export default content;
}
declare module "virtual:day/es" {
  const content: import("#domain/learner/day/content.ts").DayContent;
  export default content;
}
declare module "virtual:practice-skills/en" {
  const skills: import("#domain/practice/told.ts").PracticeSkills;
  export default skills;
}
declare module "virtual:practice-skills/es" {
  const skills: import("#domain/practice/told.ts").PracticeSkills;
  export default skills;
}
