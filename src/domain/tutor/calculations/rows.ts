import type { Row } from "../knowledge/entry.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";
import { says } from "../words.ts";

type Placed = { readonly at: number; readonly place: number };

/** "What comes after m", "between Monday and Wednesday", "how many days till Sunday if it is Thursday": of what stands in a row. */
export function inRow(turn: Turn): Answer | null {
  const { library, state, words } = turn;
  for (const row of library.knowledge.questions[state.language].rows) {
    const isNamed = row.needs.length === 0 || row.needs.some((each) => words.includes(each));
    const found = isNamed ? membersIn(turn, row) : [];
    const text = found.length === 0 ? null : told(turn, row, found);
    if (text !== null) return answer(turn, [text], null, { act: "worked", last: null });
  }
  return null;
}

/** In the order of the message; of letters the last one, since "a" is a word as well. */
function membersIn({ words }: Turn, { items, needs }: Row): readonly Placed[] {
  const all = words.flatMap((word, place) => {
    const at = items.findIndex(
      (each) =>
        each
          .toLowerCase()
          .normalize("NFD")
          .replace(/\u0301/g, "") === word,
    );
    return at < 0 ? [] : [{ at, place }];
  });
  return needs.length === 0 ? all : all.slice(-1);
}

function told(turn: Turn, row: Row, found: readonly Placed[]): string | null {
  const { library, state, words } = turn;
  const { after, before, between: gap, until } = library.knowledge.questions[state.language];
  const at = (index: number) =>
    row.items[row.isRound ? (index + row.items.length) % row.items.length : index];
  const hears = (cues: readonly string[]) => cues.some((cue) => says(words, cue));
  const [one, other, ...others] = found;
  if (one === undefined || others.length > 0) return null;
  if (other === undefined) {
    const step = hears(after) ? 1 : hears(before) ? -1 : 0;
    const next = step === 0 ? undefined : at(one.at + step);
    const values = { one: at(one.at) ?? "", other: next ?? "" };
    return next === undefined ? null : say(turn, step > 0 ? "row_after" : "row_before", values);
  }
  const isBetween = hears(["between", "entre"]) && gap.some((word) => words.includes(word));
  const aim = [one, other].find(({ place }) =>
    words.slice(Math.max(0, place - 2), place).some((word) => until.includes(word)),
  );
  if (!isBetween && (aim === undefined || !commands(turn, "row_count"))) return null;
  const [from, to] = isBetween || aim === other ? [one, other] : [other, one];
  const length = (to.at - from.at + row.items.length) % row.items.length;
  const steps = Array.from({ length }, (_, index) => at(from.at + index + 1) ?? "");
  const inside = steps.slice(0, -1);
  const ends = { one: at(from.at) ?? "", other: at(to.at) ?? "" };
  if (!isBetween) return say(turn, "row_count", { ...ends, count: String(length), row: steps.join(", ") });
  return inside.length === 0 || inside.length > 6
    ? null
    : say(turn, "row_between", { ...ends, row: inside.join(", ") });
}
