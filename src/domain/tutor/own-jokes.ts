import { isAsking } from "./asking.ts";
import { isGentle, type Waiting } from "./state.ts";
import { type Answer, answer, commands, mentions, say, type Turn } from "./turn.ts";

/** A name at the door is said again only if it is one: a few words of letters. */
const NAME = /^\p{L}[\p{L} '’-]{0,29}$/u;

/** A child wants to tell a joke: the tutor listens. */
export function beganJoke(turn: Turn): Answer | null {
  if (commands(turn, "knock")) return knocked(turn);
  if (!commands(turn, "own_joke")) return null;
  return answer(turn, [say(turn, "joke_listen")], { kind: "own_joke", part: "whole" });
}

const knocked = (turn: Turn): Answer =>
  answer(turn, [say(turn, "joke_who")], { kind: "own_joke", part: "name" });

/** The joke goes on, or is over and was funny; null when what is told is no joke. */
export function heardJoke(turn: Turn, { part }: Waiting & { kind: "own_joke" }): Answer | null {
  // Nobody laughs at what may be sad; a name at the door or an ending may well hold such a word.
  if (isGentle(turn.state)) return null;
  if (part === "whole" && mentions(turn, turn.library.worries)) return null;
  if (commands(turn, "knock")) return knocked(turn);
  if (turn.words.length <= 4 && (commands(turn, "unsure") || commands(turn, "stop")))
    return answer(turn, [say(turn, "no_fine")], null);
  if (part === "name") {
    const name = turn.message.trim().replace(/[.!¡?¿]+/g, "");
    const again = NAME.test(name) ? say(turn, "joke_name_who", { name }) : say(turn, "joke_which");
    return answer(turn, [again], { kind: "own_joke", part: "end" });
  }
  if (part === "whole") {
    if (turn.words.length <= 3 && (commands(turn, "yes") || commands(turn, "own_joke"))) {
      return answer(turn, [say(turn, "joke_listen")], { kind: "own_joke", part });
    }
    if (isAsking(turn)) return answer(turn, [say(turn, "joke_tell")], { kind: "own_joke", part: "end" });
  }
  return answer(turn, [say(turn, "joke_laugh")], { kind: "offer", what: "joke" });
}
