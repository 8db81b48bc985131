import type { SpokenTurn } from "../screening.ts";

/** What a turn is to an item of the safety desk: what was said before, the words that made it, what came after. */
export const TURN_ROLES = ["before", "said", "after"] as const;
export type TurnRole = (typeof TURN_ROLES)[number];

export type RecordedTurn = SpokenTurn & { readonly role: TurnRole };

/** An exchange is a message and its reply. */
const EXCHANGES = 2;

/**
 * What to add to an item's turns when something is found in a message: the last two exchanges before it, unless they
 * stand there from the last time, and the message.
 */
export function turnsToRecord(
  recorded: readonly SpokenTurn[],
  before: readonly SpokenTurn[],
  said: SpokenTurn,
): RecordedTurn[] {
  const isNew = (turn: SpokenTurn) => !recorded.some((each) => isSame(each, turn));
  return [
    ...before
      .slice(-2 * EXCHANGES)
      .filter(isNew)
      .map((turn) => ({ ...turn, role: "before" as const })),
    { ...said, role: "said" },
  ];
}

/**
 * What to add of what was said next: the reply to the words that were found, and the two exchanges after. The words
 * themselves may come once more, with their reply; they are not added again.
 */
export function turnsToFollow(
  recorded: readonly RecordedTurn[],
  next: readonly SpokenTurn[],
): RecordedTurn[] {
  const last = recorded.findLastIndex(({ role }) => role === "said");
  const said = recorded[last];
  if (said === undefined) return [];
  const after = recorded.slice(last + 1);
  const [first] = next;
  const isRepeated = after.length === 0 && first !== undefined && isSame(first, said);
  const followed: RecordedTurn[] = [];
  let messages = after.filter(({ from }) => from === "child").length;
  for (const turn of isRepeated ? next.slice(1) : next) {
    if (turn.from === "child" && ++messages > EXCHANGES) break;
    followed.push({ from: turn.from, text: turn.text, role: "after" });
  }
  return followed;
}

const isSame = (one: SpokenTurn, other: SpokenTurn) => one.from === other.from && one.text === other.text;
