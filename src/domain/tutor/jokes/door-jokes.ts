import type { Phrase } from "../phrases.ts";
import { wordsAlone } from "../small-talk.ts";
import type { OwnJoke } from "../state.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";
import { firstSaid, inTurn, plain } from "../words.ts";
import { mayBeOwnLife, textOf } from "./joke-words.ts";

/** Says a phrase and waits for what of the child's joke comes next. */
export const listen = (turn: Turn, phrase: Phrase, next: OwnJoke): Answer =>
  answer(turn, [say(turn, phrase)], { kind: "own_joke", ...next });

const INTRODUCED = /^[^\p{L}]*(?:me llamo|my name is|it['’]?s|it is|i['’]?m|i am|this is)\s+/iu;

/** "Knock knock, who's there, lettuce" in one message: what comes after the question. */
const AT_THE_DOOR =
  /^[^\p{L}]*(?:(?:k?noc?k|toc|tan)[^\p{L}]+){2,}(?:who['’]?s there|who is (?:there|it)|qui[eé]n es)[^\p{L}]+(\p{L}.*)$/isu;

/** The child knocks, in whichever language: the tutor goes on in that one. */
export function knocked(turn: Turn): Answer | null {
  const words = wordsAlone(turn);
  const { knock } = turn.library.commands;
  const language = (["en", "es"] as const).find((each) => firstSaid(words, knock[each]) !== undefined);
  if (language !== undefined) {
    return listen({ ...turn, state: { ...turn.state, language } }, "joke_who", { part: "name" });
  }
  const [, rest] = AT_THE_DOOR.exec(turn.message) ?? [];
  if (rest === undefined) return null;
  // "Lettuce. Lettuce who? Lettuce in!" is all of it.
  const isAll = /\b(?:who|que)\b/.test(plain(rest));
  return isAll ? listen(turn, "joke_laugh", { part: "over" }) : named(turn, rest);
}

/** Such a sentence names the visitor; any other that tells of somebody may be the child's own life. */
const NAMES_VISITOR =
  /^(?:yo soy|soy|its|it is|im|i am|this is|me llamo|my name is|mis? \S+ \S+$|my \S+ \S+$)/;

/** The child was asked who is there. */
export function saidWho(turn: Turn): Answer {
  const { message, words } = turn;
  if (words.length > 2 && mayBeOwnLife(turn) && !NAMES_VISITOR.test(textOf(turn))) {
    return answer(turn, [say(turn, "joke_which")], null);
  }
  return commands({ ...turn, words: wordsAlone(turn) }, "who_there") ? swapped(turn) : named(turn, message);
}

/** "¿El lobo qué?" is nothing that anybody says: such a visitor is asked what it wants. */
const VISITOR = /^(?:el|la|los|las|un[oa]?s?|soy|somos|es|son|yo|tu|mis?|nadie)\b/;
/** A name is said again only if it is one: a few words of letters. */
const NAME = /^\p{L}[\p{L}'’-]{0,15}(?: [\p{L}'’-]{1,15}){0,3}$/u;

function named(turn: Turn, said: string): Answer {
  const name = said
    .replace(/[.,!¡?¿]+/g, "")
    .replace(INTRODUCED, "")
    .trim();
  if (turn.state.language === "es" && VISITOR.test(plain(name))) {
    return listen(turn, "joke_wanted", { part: "wanted" });
  }
  if (!NAME.test(name)) return listen(turn, "joke_which", { part: "end" });
  const values = { name: name.charAt(0).toLocaleUpperCase() + name.slice(1) };
  return answer(turn, [say(turn, "joke_name_who", values)], { kind: "own_joke", part: "end" });
}

/** What the visitor wants. In the game of the ribbons, that has a color. */
export const saidWanted = (turn: Turn): Answer =>
  /\b(?:liston|ribbon)/.test(textOf(turn))
    ? listen(turn, "joke_color", { part: "end" })
    : listen(turn, "joke_laugh", { part: "over" });

/** "Tell me a knock knock joke": the tutor is at the door. */
export function wishedAtDoor(turn: Turn): Answer | null {
  if (!/\b(?:knock|toc|tan) (?:knock|toc|tan)\b/.test(textOf(turn))) return null;
  if (!commands(turn, "joke") || commands(turn, "own_joke")) return null;
  return listen(turn, "joke_door", { part: "door", at: freshJoke(turn) });
}

/** The child spoke the part of the one inside: then it is the tutor who is at the door. */
function swapped(turn: Turn): Answer {
  const at = freshJoke(turn);
  const text = say(turn, "joke_swap", { name: line(turn, "joke_names", at) });
  return answer(turn, [text], { kind: "own_joke", part: "named", at });
}

/** The tutor's own joke at the door goes on, and ends well. */
export function opened(turn: Turn, { part, at }: OwnJoke & { readonly at: number }): Answer | null {
  if (part === "door") {
    if (turn.words.length > 5) return null;
    return answer(turn, [`${line(turn, "joke_names", at)}.`], { kind: "own_joke", part: "named", at });
  }
  const parts = [line(turn, "joke_name_ends", at), say(turn, "joke_answer")];
  return answer(turn, parts, { kind: "offer", what: "joke" }, { told: `door-${at}` });
}

function freshJoke({ library, state }: Turn): number {
  const names = library.phrases.joke_names[state.language];
  const fresh = names.findIndex((_, at) => !state.told.includes(`door-${at}`));
  return fresh >= 0 ? fresh : state.turn % names.length;
}

const line = ({ library, state }: Turn, phrase: Phrase, at: number): string =>
  inTurn(library.phrases[phrase][state.language], at) ?? "";
