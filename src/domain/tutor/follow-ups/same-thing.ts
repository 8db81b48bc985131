import { stemIn } from "../../language/stems.ts";
import { strangers, subjectsIn } from "../knowledge/about.ts";
import { find } from "../knowledge/find.ts";
import { indexOf, thingOf } from "../knowledge/index.ts";
import { type Passage, passageOf, quoted, tellPart } from "../knowledge/passage.ts";
import { spokenIn } from "../knowledge/subject.ts";
import type { Answer, Turn } from "../turn.ts";
import { wordsOf } from "../words.ts";
import { type Asked, WHOLE } from "./asked.ts";
import { isMarked, marksOf, withSubject } from "./marks.ts";

/** Asked again with the name of what was told last: "when was he born" after Juárez. */
export function named(turn: Turn, passage: Passage, { act, content }: Asked): Answer | null {
  const { age, library, state } = turn;
  const index = indexOf(library.knowledge, state.language);
  // What is found without the name is a question of its own.
  const own = find(index, turn.words, age, act === "why")?.entry.id;
  // The name stands for what points at it.
  const said = turn.words.filter((word) => !turn.library.followUps[state.language].of.includes(word));
  // "And had they schools", after what the Aztecs ate: also of the Aztecs alone.
  const subjects = passage.names
    .flatMap(wordsOf)
    .filter((word) => content.length > 0 && index.subjects.has(thingOf(state.language, word)));
  const about =
    state.about === undefined || content.length === 0 || content.includes(state.about) ? [] : [state.about];
  for (const name of new Set([...passage.names, ...subjects, ...about])) {
    const found = find(index, [...said, ...wordsOf(name)], age, act === "why");
    // A lesson that happens to say the same words is about something else.
    const isTold = found?.entry.id === passage.id && (state.last?.at ?? 0) >= 0;
    if (found === null || found.entry.words !== undefined || isTold || found.entry.id === own) continue;
    const other = passageOf(turn, found.entry.id);
    if (other === null || (found.cover < WHOLE && strangers(index, content, found.entry) > 0)) continue;
    // What the child has named itself is what the talk goes on about.
    const { subject } = found.entry;
    const isOwn = subject?.[state.language].flatMap(wordsOf).some((word) => content.includes(word)) === true;
    return tellPart(turn, other, 0, isOwn ? undefined : turn.state.last);
  }
  return null;
}

/** The sentence of it that speaks of all that the question names; for "why" and "when", one that answers that as well. */
export function spoken(turn: Turn, passage: Passage, { act, content }: Asked): Answer | null {
  const { language } = turn.state;
  const wanted = content.map((word) => stemIn(language, word));
  const fits = (sentence: string) => {
    const stems = new Set(wordsOf(sentence).map((word) => stemIn(language, word)));
    return wanted.every((each) => stems.has(each));
  };
  // A reason that was told of it belongs to it.
  const told = turn.state.told.at(-1);
  const beside = told === undefined || told === passage.id ? null : passageOf(turn, told);
  const all = [...passage.sentences, ...(beside?.sentences ?? [])].filter(fits);
  const isOpen = act === null || marksOf(turn, act).length === 0;
  const found = isOpen ? all[0] : all.find((sentence) => isMarked(turn, sentence, act));
  if (found !== undefined) return quoted(turn, passage, withSubject(turn, passage, found));
  const most = isOpen && wanted.length > 2 ? nearest(turn, passage, wanted) : undefined;
  if (most !== undefined) return quoted(turn, passage, withSubject(turn, passage, most));
  // "Do they have teeth": told of whales in another place.
  const isPart = act === null || act === "where" || act === "how" || act === "parts";
  const index = indexOf(turn.library.knowledge, language);
  const named = passage.names.flatMap(wordsOf).map((word) => stemIn(language, word));
  const often = (stem: string) => named.filter((each) => each === stem).length;
  const relatives = isPart ? subjectsIn(index, passage.names.flatMap(wordsOf)) : [];
  for (const { entries, stem } of relatives.toSorted((one, other) => often(other.stem) - often(one.stem))) {
    const other = spokenIn(
      turn,
      entries,
      wanted.filter((each) => each !== stem),
    );
    if (other !== null) return quoted(turn, other.passage, other.sentence, 0);
  }
  return null;
}

/** The sentence that holds nearly all that is named: "does it make its own light". */
function nearest({ state }: Turn, { sentences }: Passage, wanted: readonly string[]): string | undefined {
  const heldBy = (sentence: string) => {
    const stems = new Set(wordsOf(sentence).map((word) => stemIn(state.language, word)));
    return wanted.filter((each) => stems.has(each)).length;
  };
  const [best] = sentences.toSorted((one, other) => heldBy(other) - heldBy(one));
  return best !== undefined && heldBy(best) >= wanted.length - 1 ? best : undefined;
}
