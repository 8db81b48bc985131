import { editDistance } from "../../language/spelling.ts";
import { soundsLike } from "../look-alikes/look-alikes.ts";
import type { Waiting } from "../state.ts";
import { type Answer, answer, commands, say, type Turn } from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";
import { plain } from "../words.ts";
import { gapAt, gaps, letters } from "./gaps.ts";
import { askedLetter } from "./letter-in-question.ts";
import { findExact, tip, unlisted } from "./listed-words.ts";
import { ask } from "./telling.ts";

/** In words: "is it butterfly?" */
const LONGEST_QUOTE = 3;

/** "And friend": another word is asked in the same way. */
function nextWord(turn: Turn) {
  const [lead = "", word = "", ...others] = turn.words;
  const { leads } = turn.library.followUps[turn.state.language];
  return others.length === 0 && leads.includes(lead) ? (findExact(turn, word) ?? undefined) : undefined;
}

/** The child's try at a word; null when the message is about something else. */
export function triedSpelling(turn: Turn, waiting: Waiting & { kind: "spelling" }): Answer | null {
  const listed = findExact(turn, waiting.word) ?? unlisted(turn, waiting.word);
  const { word } = listed;
  const other = nextWord(turn);
  if (other !== undefined) return ask(turn, other);
  const lettered = askedLetter(turn, listed);
  if (lettered !== null) return lettered;
  const attempt = filledIn(turn, word) ?? attemptOf(turn, word);
  if (attempt === word || (attempt !== null && attempt.normalize("NFC") === word)) {
    return answer(
      turn,
      [say(turn, "spell_right", { word, letters: letters(word) }), tip(turn, listed), soundsLike(turn, word)],
      null,
      { act: "right" },
    );
  }
  if (attempt !== null && plain(attempt) === plain(word)) {
    return answer(turn, [say(turn, "spell_accent", { word })], null, { act: "right" });
  }
  const gaveUp = commands(turn, "unsure") || commands(turn, "show");
  if (attempt === null && !gaveUp) return null;
  if (waiting.tries >= 1) {
    const shown = say(turn, "spell_shown", { word, letters: letters(word), parts: listed.parts.join("-") });
    return answer(turn, [shown, tip(turn, listed), soundsLike(turn, word)], null, { act: "shown" });
  }
  const opening = attempt === null ? "" : say(turn, "spell_wrong");
  const text = say(turn, "spell_hint", { gaps: attempt === null ? gaps(word) : gapAt(word, attempt) });
  return answer(
    turn,
    [opening, text, tip(turn, listed)],
    { ...waiting, tries: waiting.tries + 1 },
    {
      act: attempt === null ? "hint" : "wrong",
    },
  );
}

/** "La c", "an a": the letters of the gaps that were shown; null where others are said. */
function filledIn({ state, words }: Turn, word: string): string | null {
  // Shown as "h a _ e r".
  const shown = (state.said ?? "").split(/[:.?!]\s+/).map((part) => part.split(" "));
  const gapped = shown.find(
    (part) =>
      part.length === word.length && part.every((letter, at) => letter === "_" || letter === word[at]),
  );
  const missing = [...word].filter((_, at) => gapped?.[at] === "_").join("");
  const isFilled =
    missing !== "" && words.length <= LONGEST_QUOTE && plain(words.at(-1) ?? "") === plain(missing);
  return isFilled ? word : null;
}

/** What the child spelled: letters one by one, or the word nearest to it in form. */
function attemptOf(turn: Turn, word: string): string | null {
  const { message } = turn;
  const text = message.toLowerCase().normalize("NFC");
  const single = text.match(/(?<!\p{L})\p{L}(?!\p{L})/gu)?.join("") ?? "";
  if (single.length >= 3) return single;
  const candidates = text.match(/\p{L}+/gu) ?? [];
  // "Why do cats purr" asks, and in a longer sentence some word is always a little like it.
  if (candidates.length > LONGEST_QUOTE && isAsking(turn)) return null;
  // "Is kat right": asked of a word like it, whatever stands around.
  const isChecked = candidates.length <= LONGEST_QUOTE && commands(turn, "spelled_right");
  if (!isChecked && (candidates.length > 6 || (candidates.length > 1 && isAsking(turn))))
    return candidates.find((each) => each === word) ?? null;
  const near = candidates
    .map((each) => ({ each, distance: editDistance(plain(each), plain(word), word.length) }))
    .sort((one, other) => one.distance - other.distance)[0];
  const farthest = Math.ceil(word.length / (candidates.length > 2 ? 4 : 2));
  return near !== undefined && near.distance <= Math.max(1, farthest) ? near.each : null;
}
