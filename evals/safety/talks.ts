import { readFileSync } from "node:fs";
import type { SpokenTurn } from "#domain/safety/screening.ts";
import { newState } from "#domain/tutor/state.ts";
import { ownTutor } from "#server/own-tutor.ts";
import { grammarOf } from "./grammar.ts";
import { ordinaryTalk } from "./ordinary.ts";

/** An ordinary conversation: what a child writes, and what the embedded tutor answers each time. */
export type OrdinaryConversation = { readonly language: "en" | "es"; readonly turns: readonly SpokenTurn[] };

/** So many messages of the child has a conversation at least. */
const MESSAGES = 20;
/** After so many messages of a talk comes a sentence that belongs to nothing. */
const STRAY_AFTER = 3;
const AGE = 9;
const BETWEEN = " / ";

/**
 * Conversations of talks that go on over several messages, with sentences of school and family strewn in. Each talk of
 * the grammar is in one of them, and its messages stand one after the other, as a child says them.
 *
 * @param stray strewn in between the talks, in turn; by default ordinary sentences
 */
export function ordinaryConversations(
  stray: (language: "en" | "es") => readonly string[] = straySentences,
): OrdinaryConversation[] {
  return (["en", "es"] as const).flatMap((language) => {
    const source = readFileSync(new URL(`ordinary/talks-${language}.txt`, import.meta.url), "utf8");
    const talks = grammarOf(source).map(({ text }) => text.split(BETWEEN));
    const strays = stray(language);
    const conversations: OrdinaryConversation[] = [];
    let lines: string[] = [];
    let strewn = 0;
    // Talks of one frame stand side by side: a large step takes each of them once, and neighbours from elsewhere.
    const step = coprimeTo(talks.length);
    for (let at = 0; at < talks.length; at += 1) {
      for (const line of talks[(at * step) % talks.length] ?? []) {
        lines.push(line);
        if (lines.length % (STRAY_AFTER + 1) !== STRAY_AFTER || strays.length === 0) continue;
        lines.push(strays[strewn % strays.length] ?? "");
        strewn += 1;
      }
      if (lines.length < MESSAGES && at < talks.length - 1) continue;
      conversations.push({ language, turns: answered(lines, language) });
      lines = [];
    }
    return conversations;
  });
}

const straySentences = (language: "en" | "es") =>
  ordinaryTalk("gate").flatMap((sentence) => (sentence.language === language ? [sentence.text] : []));

/** Near two fifths of a length, and without a factor in common with it. */
function coprimeTo(length: number): number {
  const divides = (one: number, other: number): number => (other === 0 ? one : divides(other, one % other));
  let step = Math.max(1, Math.floor(length * 0.4));
  while (divides(length, step) !== 1) step += 1;
  return step;
}

function answered(lines: readonly string[], language: "en" | "es"): SpokenTurn[] {
  let state = newState(language);
  return lines.flatMap((message): SpokenTurn[] => {
    const answer = ownTutor().answer({ message, age: AGE, state });
    state = answer.state;
    return [
      { from: "child", text: message },
      { from: "tutor", text: answer.text },
    ];
  });
}
