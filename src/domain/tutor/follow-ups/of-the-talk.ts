import { stemIn } from "../../language/stems.ts";
import { accented } from "../dictionary.ts";
import { stemsIn, subjectsIn } from "../knowledge/about.ts";
import { indexOf } from "../knowledge/index.ts";
import { lastOf, type Passage, passageOf } from "../knowledge/passage.ts";
import type { Waiting } from "../state.ts";
import { type Answer, answer, say, type Turn } from "../turn.ts";
import { plain, wordsOf } from "../words.ts";
import { read } from "./asked.ts";

/** What the child thinks about what was not known, when it was asked. */
const IDEA: Waiting = { kind: "talk", of: "idea" };
/** So many of the things that were told last are still spoken of. */
const TOLD = 3;

/** What the talk is about, by its name; undefined where nothing was told, or what was told has no name of its own. */
export function thingOfTalk(turn: Turn): string | undefined {
  const { library, state } = turn;
  const passage = lastOf(turn);
  if (passage === null) return undefined;
  // The rows of a table go by their thing alone.
  const named =
    passage.entry.subject?.[state.language][0] ?? (passage.id.includes("/") ? passage.names[0] : undefined);
  const own = passage.names.flatMap(wordsOf);
  const stems = own.map((word) => stemIn(state.language, word));
  const isOfIt = state.about !== undefined && stems.includes(stemIn(state.language, state.about));
  const about = isOfIt ? state.about : undefined;
  const name = named ?? (about === undefined ? undefined : accented(library, state.language, about));
  // As the text itself writes it: "México", "Aztecs".
  const bare = plain(name ?? "");
  const inText = passage.sentences.join(" ").match(/(?<=[\p{L},;] )\p{L}+/gu) ?? [];
  return inText.find((word) => plain(word) === bare) ?? name;
}

/** All that is kept of what the talk is about: what was told last, and what goes by the same names. */
function relatives(turn: Turn, isRemark: boolean): readonly Passage[] {
  const { library, state } = turn;
  const last = lastOf(turn);
  const index = indexOf(library.knowledge, state.language);
  const about = state.about === undefined ? [] : [state.about];
  const names = last === null ? [] : [...last.names.flatMap(wordsOf), ...about];
  const own = subjectsIn(index, names).flatMap((each) => each.own);
  // A remark may name what it is about itself.
  const named = isRemark ? subjectsIn(index, turn.words).flatMap(({ entries }) => entries) : [];
  const told = last === null ? [] : [last.id, ...state.told.slice(-TOLD)];
  const ids = new Set([...told, ...[...own, ...named].map(({ id }) => id)]);
  return [...ids]
    .map((id) => passageOf(turn, id))
    .filter((each) => each !== null)
    .filter(({ entry }) => entry.isTender !== true && entry.words === undefined);
}

/** A sentence with where it stands, and how many of the words that matter it speaks of. */
type Near = { readonly passage: Passage; readonly text: string; readonly held: number; readonly of: number };

/** What is kept of what the talk is about, nearest to the message first; nothing that was said just now. */
function nearIn(turn: Turn, isRemark: boolean, isToldAgain = false): readonly Near[] {
  const { language, said: before = "" } = turn.state;
  const index = indexOf(turn.library.knowledge, language);
  const last = lastOf(turn);
  const names = new Set(stemsIn(index, last?.names.flatMap(wordsOf) ?? []));
  const said = new Set(read(turn).content.map((word) => stemIn(language, word)));
  const wanted = [...said].filter((stem) => !names.has(stem));
  return relatives(turn, isRemark)
    .flatMap((passage) => passage.sentences.map((text) => ({ passage, text })))
    .filter(
      ({ text }) => !text.endsWith("?") && (isToldAgain || !before.includes(text)) && !REASON.test(text),
    )
    .map(({ passage, text }) => {
      const stems = new Set(wordsOf(text).map((word) => stemIn(language, word)));
      const isOfIt = passage.id === last?.id || [...names].some((stem) => stems.has(stem));
      return {
        passage,
        text,
        isOfIt,
        of: wanted.length,
        held: wanted.filter((stem) => stems.has(stem)).length,
      };
    })
    .filter(({ held, isOfIt }) => isOfIt || held > 0)
    .toSorted((one, other) => other.held - one.held);
}

/** Begins a reason for what is not asked here. */
const REASON = /^(?:because|porque)\b/i;

/** A question about what the talk is about, and nobody knows: that is said of it by name, with what is known nearest to it. */
export function unknownOf(turn: Turn, thing = thingOfTalk(turn)): Answer {
  const { last } = turn.state;
  const [near] = nearIn(turn, false);
  const text =
    thing === undefined
      ? say(turn, "unknown")
      : near === undefined
        ? say(turn, "unknown_same", { thing })
        : say(turn, "unknown_of", { thing, fact: near.text });
  return answer(turn, [text], IDEA, {
    nature: "open",
    act: "unknown",
    ...(last === undefined ? {} : { last }),
  });
}

/** "I was answering you", "ya te dije": said of the talk, and of nothing in it. */
export function isOfTalking({ words }: Turn): boolean {
  const at = words.findIndex((word) => !BEFORE_TALKING.test(word));
  return TALKING.test(words[at] ?? "") && words.slice(at + 1).every((word) => AFTER_TALKING.test(word));
}
const BEFORE_TALKING =
  /^(?:but|ok|no|ya|pero|hey|im?|am|was|were|just|te|you|youre|ur?|to|me|lo|thats?|it|what|already|a|are|arent|not|dont|never|even|estoy|estaba|eso|es|que|nunca|si)$/;
const TALKING =
  /^(?:answer(?:ed|ing)?|told|tell(?:ing)?|said|saying|ask(?:ed|ing)?|listen(?:ing)?|understand(?:ing)?|respond\w*|contest\w+|dije|digo|dijo|diciendo|pregunt\w+|entiend\w+|entendiste|escuchas?|escuchando)$/;
const AFTER_TALKING = /^(?:you|that|it|me|to|already|eso|ya|the|your|question|tu|pregunta)$/;

/** In words that carry something: so many of them a sentence shares with what it is put beside. */
const SHARED = 2;

/**
 * "I think they got it from the Spanish", "a snake has no legs": said of what was told last. What is known of it is put beside
 * it; else the talk's thing is named, and two ways on.
 */
export function remarked(turn: Turn): Answer | null {
  const { last } = turn.state;
  const thing = thingOfTalk(turn);
  const isEnough = ({ held, of }: Near) => held >= Math.min(SHARED, Math.max(1, of));
  const near =
    nearIn(turn, true).slice(0, 1).find(isEnough) ?? nearIn(turn, true, true).slice(0, 1).find(isEnough);
  if (near !== undefined)
    return answer(turn, [say(turn, "remark_known", { fact: near.text })], null, {
      ...{ nature: "open", act: "told", told: near.passage.id, last: { id: near.passage.id, at: 0 } },
    });
  if (thing === undefined) return null;
  return answer(turn, [say(turn, "remark_met", { thing })], null, {
    ...{ nature: "open", ...(last === undefined ? {} : { last }) },
  });
}
