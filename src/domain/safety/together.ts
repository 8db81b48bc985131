import type { Suspicion } from "./classifier/second-opinion.ts";
import { type EarlierTurn, joined } from "./conversation.ts";
import { HARM_OF, isDisclosure } from "./kinds.ts";
import type { Match } from "./patterns/pattern-matcher.ts";
import type { Message } from "./reading/reading.ts";

/** The classifier reads so many messages of the child at once, the last one among them, */
const MOST_JOINED = 3;
/** and no more words than the messages that it learned from have. */
const LONGEST_JOINED = 40;

/**
 * The message with the person who was named last before it, at each place where it says only "he" or "she". Null when
 * it says no such word, or nobody was named.
 *
 * @param placeOfPerson the last place where a message names a person
 * @param pronouns the places of the message that stand for one
 */
export function withPersonNamed(
  earlier: readonly EarlierTurn[],
  current: Message,
  placeOfPerson: (message: Message) => Match | null,
  pronouns: readonly Match[],
): Message | null {
  // A page of text names whom it means.
  if (pronouns.length === 0 || current.words.length > LONGEST_JOINED) return null;
  const at = new Set(pronouns.map(({ from }) => from));
  for (const { from, message, isTelling } of earlier.toReversed()) {
    if (from === "tutor") continue;
    if (isTelling) return null;
    const place = placeOfPerson(message);
    if (place === null) continue;
    const person = message.readings[place.to - 1]?.forms ?? [];
    const readings = current.readings.map((reading, index) =>
      at.has(index) ? { word: reading.word, forms: [...reading.forms, ...person] } : reading,
    );
    return { ...current, readings };
  }
  return null;
}

/**
 * Whether a message is calm where it stands: by itself, and with the child's last one where that is not calm: "the best
 * moment is when it stops" is one thing after a game and another after an uncle.
 */
export function isCalmAfter(
  earlier: readonly EarlierTurn[],
  current: Message,
  isCalm: (message: Message, joined?: "joined") => boolean,
): boolean {
  const before = earlier.findLast(({ from }) => from === "child");
  if (!isCalm(current)) return false;
  return (
    before === undefined ||
    isCalm(before.message) ||
    isCalm(joined(before.message, current).message, "joined")
  );
}

/** What several turns are asked about, by what each tells alone. */
type Parts = {
  readonly earlier: readonly EarlierTurn[];
  readonly current: Message;
  /** What a message tells by itself. */
  readonly alone: (turn: Pick<EarlierTurn, "text" | "message">) => Suspicion | null;
  /** Whether a message plainly goes on from the one before: "no, he …". */
  readonly goesOn: (message: Message) => boolean;
  /** Whether a message by itself is all but certainly harmless. */
  readonly isCalm: (message: Message) => boolean;
  /** What the classifier thinks of some messages as one. */
  readonly together: (message: Message) => Suspicion | null;
};

/**
 * What suspicions make of each other (decision 122). A message is read as one with those that it goes on from, or with
 * the one before when both are suspected of the same. It is certain when the classifier is, and a part of it
 * was suspected alone: by a rule, or by the classifier of the same harm. Otherwise it is suspected.
 *
 * @param text the message as it was written
 */
export function accumulated(
  text: string,
  { earlier, current, alone, goesOn, isCalm, together }: Parts,
): Suspicion | null {
  // "No, delete the last part" tells nothing: what was suspected before it was met then.
  if (isCalm(current)) return null;
  const told = earlier.filter(({ from }) => from === "child").toReversed();
  let last: Pick<EarlierTurn, "text" | "message"> = { text, message: current };
  let joint = current;
  let best: Suspicion | null = null;
  const suspected: Suspicion[] = [alone(last)].filter(isOf);
  for (const turn of told.slice(0, MOST_JOINED - 1)) {
    const [one, other] = [alone(turn), alone(last)];
    const belongs = goesOn(last.message) || (isOf(one) && one.kind === other?.kind);
    joint = joined(turn.message, joint).message;
    if (turn.isTelling || !belongs || joint.words.length > LONGEST_JOINED) break;
    if (isOf(one)) suspected.push(one);
    last = turn;
    const found = together(joint);
    if (found === null) continue;
    const isSure = suspected.some((part) => part.isLearned !== true || isSameHarm(part, found));
    best = { ...found, from: 0, to: current.words.length, isSure };
    if (isSure) break;
  }
  return best;
}

const isSameHarm = (one: Suspicion, other: Suspicion): boolean =>
  isDisclosure(one.kind) && isDisclosure(other.kind) && HARM_OF[one.kind] === HARM_OF[other.kind];

const isOf = (found: Suspicion | null): found is Suspicion => found !== null && isDisclosure(found.kind);
