import { figures, numbersSaid } from "./number-words.ts";
import type { Waiting } from "./state.ts";
import { type Answer, answer, commands, say, type Turn } from "./turn.ts";

const AFTER =
  /\b(?:after|next to|despues (?:de|del)|sigue (?:de|del|a|al)|siguiente (?:de|del|a|al))\s+(?:the |el |number |numero )*(\d+)/;
const BEFORE = /\b(?:before|antes (?:de|del))\s+(?:the |el |number |numero )*(\d+)/;
const STEP = /\b(?:by|in|de)\s+(?:(?:the|los|en) )?(\d+)(?: (?:en|by) \d+)?s?\b/;
const TO = /\b(?:to|up to|till|until|hasta|al?)\s+(?:el |the )?(\d+)/;
const BACK = /\b(?:backwards?|down|al reves|hacia atras|para atras)\b/;
const FROM = /\b(?:from|desde|del?)\s+(?:el |the )?(\d+)/;
/** "Yo cuento", not "un cuento" or "te cuento algo"; "te cuento hasta 10" is counting again. */
const COUNT =
  /\b(?:count|counting|cuenta|contar(?! (?:algo|te|un|una|que|otro)\b)|contamos|(?<!\b(?:el|un|otro|este|ese|mi|tu|del|te|les|le) )cuento|cuento (?=hasta \d|del? \d)|conteo)\b/;
/** Words like "fives" and "cincos" are the number, several times. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/\btwos\b|\bdoses\b/g, "2"],
  [/\bthrees\b|\btreses\b/g, "3"],
  [/\bfives\b|\bcincos\b/g, "5"],
  [/\btens\b|\bdieces\b/g, "10"],
];

/** "Count to 20", "what comes after 9", "cuenta de 5 en 5": begins and lets the child go on. */
export function askedCounting(turn: Turn): Answer | null {
  let text = figures(turn.words)
    .join(" ")
    .replace(/\b(\d+)s\b/g, "$1");
  for (const [pattern, figure] of PLURALS) text = text.replace(pattern, figure);
  const after = AFTER.exec(text)?.[1];
  const before = BEFORE.exec(text)?.[1];
  if (after !== undefined && /\b(?:comes|number|numero|sigue|viene|va|que)\b/.test(text)) {
    const from = Number(after);
    return begin(
      turn,
      "count_after",
      [from - 2, from - 1, from].filter((each) => each >= 0),
      from + 1,
      after,
    );
  }
  if (before !== undefined && Number(before) > 0 && /\b(?:comes|number|numero|viene|va|que)\b/.test(text)) {
    const from = Number(before);
    return begin(turn, "count_before", [from + 2, from + 1, from], from - 1, before);
  }
  if (!COUNT.test(text) || text.split(" ").length > 12) return null;
  const top = Number(FROM.exec(text)?.[1] ?? TO.exec(text)?.[1] ?? 10);
  if (BACK.test(text) && top >= 4)
    return begin(turn, "count_before", [top, top - 1, top - 2], top - 3, String(top));
  const step = Math.min(100, Math.max(1, Number(STEP.exec(text)?.[1] ?? 1)));
  const end = Number(TO.exec(text)?.[1] ?? step * 10);
  const shown = end >= step * 5 ? 4 : 2;
  const sequence = Array.from({ length: shown }, (_, index) => step * (index + 1));
  return begin(turn, "count_up", sequence, step * (shown + 1), String(end));
}

/** The child goes on counting; null when the message is about something else. */
export function triedCounting(turn: Turn, waiting: Waiting & { kind: "counting" }): Answer | null {
  const { sequence, tries } = waiting;
  const next = sequence.at(-1) ?? 0;
  const shown = sequence.slice(0, -1);
  const said = numbersSaid(turn.words);
  if (said.includes(next)) {
    const text = say(turn, "count_right", { next: String(next) });
    return answer(turn, [text, say(turn, "sum_another")], { kind: "offer", what: "sum" });
  }
  // A sentence with a number in it is a new thing, no try.
  if (turn.words.length > said.length + 4) return null;
  if (said.length === 0 && !commands(turn, "unsure") && !commands(turn, "show")) return null;
  if (tries >= 1) {
    const text = say(turn, "count_shown", { sequence: sequence.join(", "), next: String(next) });
    return answer(turn, [text, say(turn, "sum_another")], { kind: "offer", what: "sum" });
  }
  const step = Math.abs(next - (shown.at(-1) ?? next - 1));
  const text = say(turn, "count_hint", {
    sequence: shown.join(", "),
    step: String(step),
    last: String(shown.at(-1)),
  });
  return answer(turn, [text], { ...waiting, tries: tries + 1 });
}

function begin(
  turn: Turn,
  phrase: "count_up" | "count_after" | "count_before",
  shown: readonly number[],
  next: number,
  number: string,
): Answer {
  const text = say(turn, phrase, { sequence: shown.join(", "), number });
  return answer(turn, [text], { kind: "counting", sequence: [...shown, next], tries: 0 });
}
