import { stemIn } from "../../language/stems.ts";
import { fill } from "../../locale/fill.ts";
import { indexOf } from "../knowledge/index.ts";
import type { Choice, Scene, StoryWorld } from "../library.ts";
import { wishIn } from "../mathematics/understanding.ts";
import type { Waiting } from "../state.ts";
import {
  type Answer,
  answer,
  commands,
  fresh,
  inLanguage,
  mentions,
  say,
  type Turn,
  tierOf,
} from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";
import { says, wordsOf } from "../words.ts";
import { hasOwnName, heroesIn, heroInstead, heroNamed } from "./story-heroes.ts";

const ORDER = [
  ["1", "one", "uno", "a", "first", "primero", "primera"],
  ["2", "two", "dos", "b", "second", "segundo", "segunda"],
  ["3", "three", "tres", "c", "third", "tercero", "tercera"],
  ["4", "four", "cuatro", "d", "fourth", "cuarto", "cuarta", "last", "ultimo", "ultima"],
] as const;

/**
 * A wish for a story: a world that was named begins at once, and so does the one of whomever the child names; of two or three
 * of its own a story is written together. Else the worlds are offered.
 */
export function wishedStory(turn: Turn): Answer {
  const named = turn.library.stories.find((world) => mentions(turn, world.cues));
  const heroes = heroesIn(turn);
  const [hero] = heroes;
  const own = turn.library.stories.find(({ isOwn }) => isOwn);
  if (heroes.length > 1) return together(turn, heroes);
  if (hero !== undefined && own !== undefined && (named === undefined || hasOwnName(hero)))
    return tell(turn, own, "start", hero);
  if (named !== undefined) return begin(turn, named);
  const theme = /\b(?:about|of|with|sobre|acerca|con)\b/.test(turn.words.join(" ")) && turn.words.length > 3;
  return answer(turn, [theme ? say(turn, "story_no_world") : "", offer(turn)], { kind: "story_choice" });
}

const worlds = ({ library }: Turn): readonly StoryWorld[] => library.stories.filter(({ isOwn }) => !isOwn);

/** The child chooses a world. */
export function choseWorld(turn: Turn): Answer | null {
  const stories = worlds(turn);
  const named = stories.find((world) => mentions(turn, world.cues)) ?? stories[placeOf(turn)];
  if (named !== undefined) return begin(turn, named);
  const anyOne =
    commands(turn, "unsure") || commands(turn, "yes") || commands(turn, "another") || commands(turn, "story");
  const some = anyOne ? fresh(turn, stories) : undefined;
  return some === undefined ? null : begin(turn, some);
}

/** "Unicorn!!", "de un perro", while the worlds are offered: of whom the story is to be. */
export function namedHero(turn: Turn): Answer | null {
  const own = turn.library.stories.find(({ isOwn }) => isOwn);
  const hero = heroNamed(turn);
  return own === undefined || hero === null ? null : tell(turn, own, "start", hero);
}

/** A story that the child writes line by line, with those whom it named. */
function together(turn: Turn, heroes: readonly string[]): Answer {
  const and = say(turn, "story_and");
  const all =
    heroes.length < 2 ? heroes.join("") : `${heroes.slice(0, -1).join(", ")} ${and} ${heroes.at(-1)}`;
  return answer(
    turn,
    [say(turn, "story_together", { heroes: all })],
    { kind: "writing", form: "story", lines: [] },
    { act: "write" },
  );
}

/** The child chooses how the story goes on; null when the message is about something else. */
export function toldStory(turn: Turn, waiting: Waiting & { kind: "story" }): Answer | null {
  const world = turn.library.stories.find(({ id }) => id === waiting.id);
  const scene = world?.scenes[waiting.scene];
  if (world === undefined || scene === undefined) return null;
  if (commands(turn, "stop")) return answer(turn, [say(turn, "story_stop")], null);
  const instead = heroInstead(turn);
  if (instead !== null) return { ...together(turn, [instead]), act: MEANT };
  const fits = scene.choices.filter((choice) => mentions(turn, choice.cues));
  // After a question in between, the ways are shown again.
  if (wishIn(turn) === "back") return answer(turn, [waysOn(turn, waiting)], waiting, { act: MEANT });
  if (asksOfHero(turn, waiting)) return answer(turn, [say(turn, "story_unsaid")], waiting, { act: MEANT });
  const isDisliked = commands(turn, "dislikes") && turn.words.length <= LONGEST_DISLIKE;
  if (isDisliked || (commands(turn, "another") && turn.words.length <= 3)) {
    const other = fresh(turn, worlds(turn));
    if (other !== undefined) return { ...begin(turn, other), act: MEANT };
  }
  const either = (["unsure", "next", "yes", "next_line"] as const).some((each) => commands(turn, each));
  const named = fits.length === 0 && !isAsking(turn) ? namedIn(turn, scene) : undefined;
  const chosen: Choice | undefined =
    (fits.length === 1 ? fits[0] : undefined) ??
    named ??
    scene.choices[placeOf(turn)] ??
    (either ? scene.choices[turn.state.turn % scene.choices.length] : undefined);
  if (chosen === undefined) return null;
  const told = tell(turn, world, chosen.to, waiting.hero);
  const isNamed =
    named !== undefined || (fits.length === 1 && !isAsking(turn) && turn.words.length <= LONGEST_NAME);
  return isNamed || commands(turn, "next_line") ? { ...told, act: MEANT } : told;
}

const LONGEST_DISLIKE = 6;
/** In words: what only names a way. */
const LONGEST_NAME = 3;

/** "The monkeys!", where one way is to ask the monkeys for help: one word of its label is enough, where no other says it. */
function namedIn(turn: Turn, { choices }: Scene): Choice | undefined {
  const { library, state, words } = turn;
  const { language } = state;
  const { stop } = indexOf(library.knowledge, language);
  const stems = words.filter((word) => !stop.has(word)).map((word) => stemIn(language, word));
  if (stems.length === 0 || words.length > LONGEST_NAME) return undefined;
  const fits = choices.filter(({ label }) => {
    const said = new Set(wordsOf(label[language]).map((word) => stemIn(language, word)));
    return stems.every((stem) => said.has(stem));
  });
  return fits.length === 1 ? fits[0] : undefined;
}

/** Said of the story and of nothing else. */
export const MEANT = "story";

/** "Where is the puppy", "what is he called": asked of whom the story is about, and of nothing else, unless loosely. */
export function asksOfHero(turn: Turn, { hero = "" }: Waiting & { kind: "story" }, isLoose = false): boolean {
  const { library, state, words } = turn;
  const { persons } = library.followUps[state.language];
  const { stop } = indexOf(library.knowledge, state.language);
  const named = wordsOf(hero).filter((word) => !stop.has(word));
  const isOwn = (word: string) =>
    named.includes(word) || (state.asked === undefined && persons.includes(word));
  const isAll = (word: string) => isOwn(word) || stop.has(word);
  return isAsking(turn) && words.some(isOwn) && (isLoose || words.every(isAll));
}

function begin(turn: Turn, world: StoryWorld): Answer {
  return tell(turn, world, "start");
}

function tell(turn: Turn, world: StoryWorld, name: string, hero?: string): Answer {
  const scene = world.scenes[name];
  if (scene === undefined) return answer(turn, [offer(turn)], { kind: "story_choice" });
  const tier = tierOf(turn);
  const of = hero === undefined ? {} : { hero };
  const parts = [fill(inLanguage(turn, scene.text), of)];
  if (tier !== "youngest") parts.push(inLanguage(turn, scene.detail));
  if (tier === "oldest") parts.push(inLanguage(turn, scene.depth));
  if (scene.choices.length === 0) {
    return answer(
      turn,
      [...parts, `\n${say(turn, "story_end")}`],
      { kind: "offer", what: "story" },
      { told: world.id },
    );
  }
  const told = [...parts, `\n${say(turn, "story_ways", ways(turn, scene))}`];
  return answer(turn, told, { kind: "story", id: world.id, scene: name, ...of }, { told: world.id });
}

function ways(turn: Turn, scene: Scene): Record<string, string> {
  const [one, two] = scene.choices;
  return { one: one ? inLanguage(turn, one.label) : "", two: two ? inLanguage(turn, two.label) : "" };
}

/** The two ways of the story that waits. */
export function waysOn(turn: Turn, { id, scene }: Waiting & { kind: "story" }): string {
  const found = turn.library.stories.find((each) => each.id === id)?.scenes[scene];
  return found === undefined ? "" : say(turn, "story_ways", ways(turn, found));
}

function offer(turn: Turn): string {
  const names = worlds(turn).map((world, at) => `${at + 1}. ${inLanguage(turn, world.name)}`);
  return say(turn, "story_offer", { worlds: `\n${names.join("\n")}\n` });
}

/** Which of the ways was named by its place; -1 for none. */
function placeOf({ words }: Turn): number {
  if (words.length > 5) return -1;
  return ORDER.findIndex((names) =>
    names.some((name) => says(words, name) && (name.length > 1 || words.length <= 3)),
  );
}
