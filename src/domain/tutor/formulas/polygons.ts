import { LANGUAGES } from "../../locale/language.ts";
import { apply, type Expression, number } from "../../mathematics/expression.ts";
import { problems } from "../../mathematics/problem.ts";
import { begun } from "../mathematics/pending.ts";
import type { Phrase } from "../phrases.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";
import { says } from "../words.ts";

/** As the sum of a polygon's angles is written: what is asked on ("and each angle") is asked of that polygon. */
const WRITTEN = /^\((\d+) − 2\) × 180/;
const TRIANGLE = 3;
const SQUARE = 4;
const MOST_SIDES = 100;
/** What is told of by the rule alone. */
const RULE = "polygon_rule";
/** In words: longer ones tell of more. */
const LONGEST = 20;

/** "What do the angles of a hexagon add up to", "cuánto mide cada ángulo": a hint by triangles, then the child's number is checked. */
export function polygon(turn: Turn): Answer | null {
  const before = Number(WRITTEN.exec(turn.state.problem?.written ?? "")?.[1] ?? 0);
  const isAfter = before > 0 || turn.state.last?.id === RULE;
  const isEach = commands(turn, "each_angle");
  const sides = sidesIn(turn);
  // "I do not get (n − 2) × 180": seen with a small one.
  const isRule = BY_LETTER.test(turn.message) || (isAfter && before === 0 && commands(turn, "simpler"));
  if (isRule && turn.words.length <= LONGEST && !turn.isDelicate && sides === null)
    return begunWith(turn, SQUARE + 1, false, "polygon_example");
  if (turn.words.length > LONGEST || turn.isDelicate || /\d\s*[×x*]\s*\d|=/.test(turn.message)) return null;
  if (!(commands(turn, "interior_angles") || (isAfter && (isEach || sides !== null)))) return null;
  const n = sides ?? (isEach ? before : 0);
  if (n < TRIANGLE)
    return answer(turn, [say(turn, "polygon_rule")], null, { act: "worked", last: { id: RULE, at: 0 } });
  return begunWith(turn, n, isEach);
}

const BY_LETTER = /\(?n\s?[-−]\s?2\)?\s?[x×*·.(]?\s?\(?180/iu;

function begunWith(turn: Turn, n: number, isEach: boolean, phrase?: Phrase): Answer {
  const sum: Expression = apply("*", apply("-", number(n), number(2)), number(180));
  const problem = {
    ...problems.sum(isEach ? apply("/", sum, number(n)) : sum, "decimal"),
    written: isEach ? `(${n} − 2) × 180 ÷ ${n}` : `(${n} − 2) × 180`,
  };
  const text = say(turn, phrase ?? (isEach ? "polygon_each" : "polygon_sum"), { n: String(n) });
  return answer(turn, [text], begun(problem), { act: "hint" });
}

/** By its name, or by how many sides it has; null where neither is said. */
function sidesIn(turn: Turn): number | null {
  const { polygons } = turn.library.commands;
  for (const language of LANGUAGES) {
    const at = polygons[language].findIndex((name) => says(turn.words, name) || says(turn.words, `${name}s`));
    if (at >= 0) return TRIANGLE + at;
  }
  if (commands(turn, "four_sides")) return SQUARE;
  const told = commands(turn, "sides") ? Number(turn.words.find((word) => /^\d+$/.test(word)) ?? 0) : 0;
  return told >= TRIANGLE && told <= MOST_SIDES ? told : null;
}
