import { stemIn } from "../language/stems.ts";
import { isAsking, isAskingWord } from "./asking.ts";
import { indexOf } from "./knowledge/index.ts";
import { type Answer, answer, inLanguage, say, type Turn } from "./turn.ts";
import { wordsOf } from "./words.ts";

/** Further back nobody remembers what was wondered. */
const LAST = 4;

/** The tutor's own question, asked back: what it wondered about, it can tell. */
export function askedBack(turn: Turn): Answer | null {
  const { library, state, words } = turn;
  if (!isAsking(turn)) return null;
  const { language } = state;
  const { stop } = indexOf(library.knowledge, language);
  const wanted = words
    .filter((word) => word.length > 2 && !stop.has(word) && !isAskingWord(word))
    .map((word) => stemIn(language, word));
  if (wanted.length < 2) return null;
  const topic = library.topics.find(({ id, isTender, wonder }) => {
    if (isTender === true || !state.told.slice(-LAST).includes(id)) return false;
    const stems = new Set(wordsOf(wonder[language]).map((word) => stemIn(language, word)));
    return wanted.every((each) => stems.has(each));
  });
  if (topic === undefined) return null;
  const { id } = topic;
  return answer(
    turn,
    [inLanguage(turn, topic.more), say(turn, "topic_next")],
    { kind: "offer", what: "topic" },
    { topic: id, told: id, last: { id, at: 1 }, nature: "open", act: "told" },
  );
}
