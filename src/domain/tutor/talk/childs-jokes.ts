import { mathematics } from "../mathematics/mathematics.ts";
import type { Phrase } from "../phrases.ts";
import { isGentle, type OwnJoke, type Waiting } from "../state.ts";
import { type Answer, answer, commands, mentions, say, type Turn } from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";
import { wordsOf } from "../words.ts";
import { isLonely } from "./own-life.ts";
import { feels, isSmallTalk, tellJoke, wordsAlone } from "./small-talk.ts";

/** A child tells a joke or a riddle: the tutor listens, gives up and laughs. */
const listen = (turn: Turn, phrase: Phrase, part: OwnJoke["part"]): Answer =>
  answer(turn, [say(turn, phrase)], { kind: "own_joke", part });
const isGrave = (turn: Turn): boolean => turn.isDelicate || isGentle(turn.state) || feels(turn);
/** What is told of oneself or of somebody near may be no joke: it is thanked for and not laughed at. */
const isOfLife = (turn: Turn): boolean => commands(turn, "oneself") || mentions(turn, turn.library.persons);
/** A joke may end in what is true: whoever is hurt, hated or forgotten in it is listened to. */
const heard = (turn: Turn): Answer =>
  isLonely(turn)
    ? answer(turn, [say(turn, "statement")], null, { nature: "open" })
    : listen(turn, isOfLife(turn) ? "joke_heard" : "joke_laugh", "over");
/** Whether the answer stands behind the question. */
const isWhole = ({ message }: Turn): boolean => /\?[^?]*\p{L}{2}/u.test(message);
const SHORT = 5;

/** "I have a joke", "knock knock", or a riddle by the words that many begin with. */
export function beganJoke(turn: Turn): Answer | null {
  if (isGrave(turn)) return null;
  if (commands({ ...turn, words: wordsAlone(turn) }, "knock")) return listen(turn, "joke_who", "name");
  if (commands(turn, "classic_joke")) return asked(turn);
  const isAmongJokes = turn.state.waiting?.kind === "own_joke" || offersJoke(turn.state.waiting);
  if (isAmongJokes && commands(turn, "my_turn")) return listen(turn, "joke_listen", "whole");
  if (!commands(turn, "own_joke")) return null;
  const [, rest = ""] = /[:.,;]\s*(\S.*)$/su.exec(turn.message) ?? [];
  const begun = { ...turn, message: rest, words: wordsOf(rest) };
  return isAsking(begun) ? asked(begun) : listen(turn, "joke_listen", "whole");
}

const offersJoke = (waiting: Waiting | null) =>
  waiting?.kind === "joke" || (waiting?.kind === "offer" && waiting.what === "joke");
const asked = (turn: Turn): Answer => (isWhole(turn) ? heard(turn) : listen(turn, "joke_tell", "end"));

/** "Soy Elsa": "¿Elsa qué?" */
function whoIs(turn: Turn): Answer {
  const name = turn.message.match(/[\p{L}\p{M}'’-]+/gu)?.at(-1) ?? "";
  const values = { name: name.charAt(0).toLocaleUpperCase() + name.slice(1) };
  return answer(turn, [say(turn, "joke_name_who", values)], { kind: "own_joke", part: "end" });
}

/** The joke goes on or ends; null when the message is none of it. */
export function heardJoke(turn: Turn, { part }: Waiting & { readonly kind: "own_joke" }): Answer | null {
  const { words } = turn;
  const begun = part === "name" ? null : beganJoke(turn);
  if (begun !== null) return begun;
  if (isGrave(turn) || mathematics.understand(turn) !== null) return null;
  if (part === "name" && words.length <= SHORT && !isOfLife(turn)) return whoIs(turn);
  if (words.length <= SHORT) {
    if (commands(turn, "no") || commands(turn, "stop")) return answer(turn, [say(turn, "no_fine")], null);
    if (isSmallTalk(turn) || commands(turn, "unsure") || commands(turn, "joke")) return null;
  }
  if (part === "over") {
    const agrees = words.length <= SHORT && (commands(turn, "yes") || commands(turn, "another"));
    return agrees ? tellJoke(turn) : null;
  }
  if (part === "end") return turn.message.trimEnd().endsWith("?") ? asked(turn) : heard(turn);
  if (isAsking(turn)) return asked(turn);
  return words.length <= SHORT ? listen(turn, "joke_go_on", "end") : heard(turn);
}
