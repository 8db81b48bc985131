import { type Birthday, birthdayIn } from "#domain/dialogue/birthday.ts";
import { numberWord } from "#domain/language/numbers.ts";
import type { Desk } from "../desk.ts";
import type { Turn } from "../turn.ts";

export const isNumber = (token: string) => numberIn(token) !== null;
const numberIn = (token: string) => numberWord(token) ?? (/^\d{1,2}$/.test(token) ? Number(token) : null);

/** "6-12": written out, as a range is said. */
export const withSpans = (text: string) => text.replace(/(\d)[-–](?=\d)/g, "$1 to ");

/** "Nobody is 2", "he is 5, not 12": the figures that the words before them deny. */
export function deniedIn({ answerer }: Desk, { state }: Turn, text: string): readonly number[] {
  const { tokens } = answerer.read(text);
  const known = new Set([...tokens.flatMap((token) => numberIn(token) ?? []), ...state.children.ages]);
  return text.split(/[,.;:!?]/).flatMap((piece) => {
    const own = answerer.read(piece).tokens;
    return own.flatMap((token, at) => {
      const value = numberIn(token);
      if (value === null) return [];
      // "No 10" puts an age right; "he is 5, not 10" denies it.
      const isNot = answerer.cues(own[at - 1] ?? "").has("negative");
      const isOther =
        known.size > 1 && isNot && (tokens[0] !== own[at - 1] || state.children.ages.includes(value));
      const isDenied = answerer.cues(own.slice(Math.max(0, at - 2), at).join(" ")).has("deniesage");
      return isOther || isDenied ? [value] : [];
    });
  });
}

/**
 * "I don't see why a six year old needs a screen": an age in what somebody thinks of children, which nobody here has. A
 * child of the family, or one that would come, is somebody.
 */
export function ofNobodyIn({ answerer }: Desk, text: string): readonly number[] {
  return text.split(/[.;:!?\n]/).flatMap((piece) => {
    const { tokens } = answerer.read(piece);
    const said = answerer.cues(piece);
    if (said.has("mine") || said.has("attends") || said.has("asksfit")) return [];
    return tokens.flatMap((token, at) => {
      const value = numberIn(token);
      const before = tokens.slice(Math.max(0, at - MOST_BEFORE), at);
      const isClaim = before.some((_, place) =>
        answerer.cues(before.slice(place, place + 2).join(" ")).has("claims"),
      );
      return value !== null && isClaim ? [value] : [];
    });
  });
}
/** "That a six year old", "que un niño de seis años". */
const MOST_BEFORE = 4;

/** "He is 5, no sorry, 6 already": the figure that the next one takes back. */
export function takenBackIn({ answerer: { cues, read } }: Desk, text: string): readonly number[] {
  const wrong: number[] = [];
  let before: number | null = null;
  let between: string[] = [];
  let isTakenBack = false;
  for (const piece of text.split(/[,.;:!?]/)) {
    const { tokens } = read(piece);
    isTakenBack ||= tokens.length > 0 && tokens.every((token) => cues(token).has("negative"));
    for (const [at, token] of tokens.entries()) {
      const value = numberIn(token);
      if (value === null) {
        between.push(token);
        continue;
      }
      const said = cues(between.join(" "));
      // "9 actually, not 10": the later one is wrong.
      const isNot = cues(tokens[at - 1] ?? "").has("negative");
      const isWrong = (isTakenBack || said.has("mistake")) && !said.has("joins") && !isNot;
      if (before !== null && before !== value && isWrong) wrong.push(before);
      before = value;
      between = [];
      isTakenBack = false;
    }
  }
  return wrong;
}

/** The month that each season ends with. */
const SEASONS: Readonly<Record<string, number>> = { winter: 2, spring: 5, summer: 8, autumn: 11 };

/** A birthday that the message tells; or one told before, when the message names again the age before it. */
export function birthdayOf(
  { answerer }: Desk,
  { state, today }: Turn,
  tokens: readonly string[],
  ages: readonly number[],
): Birthday | null {
  const { birthday: before, ages: known } = state.children;
  const again = before !== null && ages.includes(before.turns - 1) ? before : null;
  if (!answerer.cues(tokens.join(" ")).has("birthday")) return again;
  const cuesAt = (at: number, width: number) =>
    answerer.cues(tokens.slice(Math.max(0, at + 1 - width), at + 1).join(" "));
  const season = (at: number) => {
    const said = cuesAt(at, 1);
    return Object.keys(SEASONS).find((name) => said.has(name));
  };
  const told = birthdayIn(
    {
      tokens,
      ages,
      said: tokens.flatMap((_, at) => (cuesAt(at, BIRTHDAY_WORDS).has("birthday") ? [at] : [])),
      seasons: new Map(
        tokens.flatMap((_, at) => {
          const name = season(at);
          return name === undefined ? [] : [[at, SEASONS[name] ?? 0] as const];
        }),
      ),
      isNextYear: answerer.cues(tokens.join(" ")).has("nextyear"),
      known: known.length === 1 ? (known[0] ?? null) : null,
      numberOf: numberIn,
    },
    today,
  );
  return told ?? again;
}
const BIRTHDAY_WORDS = 3;
