import { stemIn } from "../../language/stems.ts";
import { trimSigns } from "../../language/text.ts";
import { indexOf } from "../knowledge/index.ts";
import type { Waiting } from "../state.ts";
import { isGrave } from "../talk/own-life.ts";
import { type Answer, answer, commands, inLanguage, mentions, say, type Turn } from "../turn.ts";
import { isAsking } from "../understanding/asking.ts";
import { firstSaid, inTurn, plain, says, wordsOf } from "../words.ts";

import { inSentence, whichKind } from "./in-sentence.ts";
import { isMarked, isOf, kindIn, memberIn, nameOf, type Place, placesIn, values } from "./naming.ts";

const SHOWN = 3;
const LONGEST = 10;
/** "Is whale a mammal", "amistad es uno": said in so many words of the two. */
const IS = /\b(?:is|are|es|son|esta)\b/;

/** Examples of a kind, whether a word is of it, or a question about it; null where the message asks for none of these. */
export function askedKind(whole: Turn): Answer | null {
  const judged = whichKind(whole) ?? inSentence(whole) ?? unlisted(whole);
  if (judged !== null) return judged;
  // What stands in quotation marks is looked at, not what it says.
  const bare = whole.message.replace(/["“][^"“”]{1,80}["”]/g, (quoted) =>
    quoted.includes(" ") ? "" : quoted,
  );
  const turn = bare === whole.message ? whole : { ...whole, message: bare, words: wordsOf(bare) };
  const { isDelicate, library, state, words } = turn;
  if (isDelicate || words.length > LONGEST) return null;
  const found = kindIn(turn);
  if (found === null) return null;
  const { family, kind, isNamed } = found;
  const { acts, of } = library.followUps[state.language];
  const about = { last: { id: kind.id, at: 0 }, nature: "open" as const };
  if (commands(turn, "quiz")) return asksKind(turn, found);
  const member = placesIn(turn)
    .filter((each) => each.family === family)
    .map((each) => ({ ...each, word: memberIn(turn, each.kind) }))
    .find(({ word }) => word !== undefined);
  const thing = member === undefined ? spokenOf(turn, found) : null;
  if (thing !== null) return thing;
  const { stop } = indexOf(library.knowledge, state.language);
  const own = wordsOf(
    [member?.word ?? "", ...family.kinds.flatMap(({ names }) => names[state.language])].join(" "),
  );
  const isAlone = words.every(
    (word) => stop.has(word) || own.includes(word) || of.includes(word) || word.length < 2,
  );
  const isAsked = IS.test(words.join(" ")) || (!isNamed && words.length <= 2 && state.last?.id === kind.id);
  if (member?.word !== undefined && isAlone && isAsked) {
    const isOf = member.kind === kind;
    const phrase = isOf ? "kind_yes" : "kind_no";
    return answer(turn, [say(turn, phrase, values(turn, member.kind, member.word))], null, {
      ...about,
      act: "told",
    });
  }
  const compared = askedWhy(turn, found);
  if (compared !== null) return compared;
  const asksExample = firstSaid(words, acts.example.cues) !== undefined;
  const asksOther = !isNamed && firstSaid(words, acts.more.cues) !== undefined && state.last?.id === kind.id;
  const asksList = isNamed && commands(turn, "list");
  if (!asksExample && !asksOther && !asksList) return null;
  const all = kind.members[state.language];
  const shown = Array.from(
    { length: Math.min(SHOWN, all.length) },
    (_, at) => all[(state.turn * SHOWN + at) % all.length],
  );
  const text = say(turn, "kind_examples", { kind: nameOf(turn, kind), words: shown.join(", ") });
  return answer(turn, [text], null, { ...about, act: "examples" });
}

/** In words: "y son peces", "are they mammals". */
const LONGEST_POINTING = 4;
/** "Are they fish", of the whales that the child has named before. */
function spokenOf(
  turn: Turn,
  { family, kind, isNamed }: Place & { readonly isNamed: boolean },
): Answer | null {
  const { about } = turn.state;
  const isMeant = isNamed && turn.words.length <= LONGEST_POINTING && IS.test(turn.words.join(" "));
  if (about === undefined || !isMeant) return null;
  const stem = stemIn(turn.state.language, about);
  for (const each of family.kinds) {
    const word = each.members[turn.state.language].find(
      (one) => stemIn(turn.state.language, plain(one)) === stem,
    );
    if (word === undefined) continue;
    const text = say(turn, each === kind ? "kind_yes" : "kind_no", values(turn, each, word));
    return answer(turn, [text], null, {
      ...{ last: { id: kind.id, at: 0 }, nature: "open" as const, act: "told" },
    });
  }
  return null;
}

/** "Why isn't it", once a word was said to be of another kind: both of them, side by side. */
function askedWhy(
  turn: Turn,
  { family, isNamed, kind }: Place & { readonly isNamed: boolean },
): Answer | null {
  const { library, state, words } = turn;
  const { acts } = library.followUps[state.language];
  const isWhy = words.length <= LONGEST_WHY && firstSaid(words, acts.why.cues) !== undefined;
  if (isNamed || !isWhy || state.last?.id !== kind.id) return null;
  const said = { ...turn, words: wordsOf(state.said ?? "") };
  const [other, word] = family.kinds
    .map((each) => [each, memberIn(said, each)] as const)
    .find(([each, member]) => each !== kind && member !== undefined) ?? [undefined, undefined];
  if (other === undefined || word === undefined) return null;
  const parts = [
    inLanguage(turn, other.reason),
    inLanguage(turn, kind.reason),
    say(turn, "kind_why", { word }),
  ];
  return answer(turn, parts, null, { last: { id: kind.id, at: 0 }, nature: "open", act: "told" });
}
const LONGEST_WHY = 4;

/** "Is happiness a noun", "is “he runs like the wind” a simile": not listed, and known by a mark; where two are likely, it is not said. */
function unlisted(turn: Turn): Answer | null {
  const { message, state, words } = turn;
  const { language } = state;
  const chosen = choiceIn(turn);
  const found = kindIn(turn) ?? chosen;
  if (found === null || !IS.test(words.join(" ")) || turn.isDelicate) return null;
  const { family, isNamed, kind } = found;
  const shown = /["“«:]/.test(message);
  if (!isNamed && !shown) return null;
  const listed = family.kinds.find((each) => memberIn(turn, each) !== undefined);
  if (listed !== undefined && chosen === null) return null;
  const said = subjectOf(message, kind.names[language]);
  if (said === null) return null;
  const spoken = wordsOf(said);
  const [marked] = family.kinds.filter(
    (each) => isMarked(each, spoken, language) && isWhole(each, spoken) && !isOfPersons(turn, each, spoken),
  );
  const is = listed ?? marked;
  if (is === undefined) return null;
  const phrase = chosen === null ? (is === kind ? "kind_yes" : "kind_no") : "kind_is";
  return answer(turn, [say(turn, phrase, values(turn, is, said))], null, {
    ...{ last: { id: is.id, at: 0 }, nature: "open" as const, act: "told" },
  });
}

/** "Is “…” a simile or a metaphor": two kinds of one family are named, and one of them is asked for. */
function choiceIn(turn: Turn): (Place & { readonly isNamed: boolean }) | null {
  const named = placesIn(turn).filter(
    ({ kind }) => firstSaid(turn.words, kind.names[turn.state.language]) !== undefined,
  );
  const [one, other] = named;
  const isQuoted = /["“«]/.test(turn.message);
  return isQuoted && one !== undefined && other?.family === one.family ? { ...one, isNamed: true } : null;
}

/** "Qué es": less than a sentence says of nothing that it is another thing. */
const isWhole = ({ id }: Place["kind"], spoken: readonly string[]): boolean =>
  id !== "metaphor" || spoken.length > 2;

/** "The boy smiled": what people do is no figure where people do it. */
const isOfPersons = (turn: Turn, { id }: Place["kind"], spoken: readonly string[]): boolean =>
  id === "personification" &&
  (mentions({ words: spoken }, turn.library.persons) || spoken.some((word) => PERSONS.has(word)));
const PERSONS = new Set(
  "i he she we they you boy girl man woman child children people kid kids yo el ella nosotros ellos ellas niño niña nino nina hombre mujer gente señor señora senor senora"
    .split(" ")
    .filter((word) => word !== "el"),
);

/** What is asked of: in quotation marks, or between "is" and the kind's name. */
function subjectOf(message: string, names: readonly string[]): string | null {
  const quoted = /["“«]([^"“”«»]{2,80})["”»]/u.exec(message)?.[1];
  if (quoted !== undefined) return quoted;
  const after = message.split(":").slice(1).join(":").trim();
  if (after.length > 2) return trimSigns(after, ".!?¡¿").trim();
  const text = message
    .replace(/[¿?¡!.]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const name = names.find((each) => plain(text).endsWith(` ${each}`) || plain(text).includes(` ${each} `));
  if (name === undefined) return null;
  const at = plain(text).indexOf(` ${name}`);
  const [before, rest] = [text.slice(0, at), text.slice(at + name.length + 1)];
  const said = (rest.trim() === "" ? before : rest)
    .replace(/^\s*(?:is|are|es|son)\s+/iu, "")
    .replace(/ (?:is |are |es |son )?(?:an?|una?|the|el|la)$/iu, "")
    .trim();
  return said === "" || said === text ? null : said;
}

/** One word of the kind among others of its family. */
function asksKind(turn: Turn, { family, kind }: Place): Answer {
  const { language, turn: at } = turn.state;
  const right = inTurn(kind.members[language], at) ?? "";
  const others = family.kinds
    .filter((each) => each !== kind)
    .map((each) => inTurn(each.members[language], at) ?? "")
    .slice(0, SHOWN - 1);
  const options = at % 2 === 0 ? [right, ...others] : [...others, right];
  const text = say(turn, "kind_asked", { kind: capital(nameOf(turn, kind)), words: options.join(", ") });
  const waiting = { kind: "kind", family: family.id, id: kind.id, options, tries: 0 } as const;
  return answer(turn, [text], waiting, { act: "given", last: { id: kind.id, at: 0 } });
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** "Happy?", once a noun was to be found in a sentence: a word alone is the answer, and no feeling. */
export function triedKind(turn: Turn): Answer | null {
  const { last, language, waiting } = turn.state;
  const isWaiting = waiting?.kind === "talk" && waiting.of === "sentence";
  const [word, ...others] = turn.words.filter((each) => !ARTICLES.has(each));
  if (!isWaiting || word === undefined || others.length > 0 || turn.isDelicate || isGrave(turn)) return null;
  const found = placesIn(turn).find(({ kind }) => kind.id === last?.id);
  const is = found?.family.kinds.find((each) => isOf(each, word, language));
  if (found === undefined || found.family.id !== "speech" || is === undefined) return null;
  const isRight = is === found.kind;
  const text = say(turn, isRight ? "kind_yes" : "kind_no", values(turn, is, word));
  return answer(turn, [text], isRight ? null : waiting, {
    ...{ last: { id: found.kind.id, at: 0 }, nature: "open" as const, act: isRight ? "right" : "wrong" },
  });
}
const ARTICLES = new Set("the a an is it el la los las un una es".split(" "));

/** The child's choice; null when it is none. */
export function pickedKind(turn: Turn, waiting: Waiting & { kind: "kind" }): Answer | null {
  const family = turn.library.families.find(({ id }) => id === waiting.family);
  const kind = family?.kinds.find(({ id }) => id === waiting.id);
  if (family === undefined || kind === undefined) return null;
  const { language } = turn.state;
  const about = { last: { id: kind.id, at: 0 } };
  const right = waiting.options.find((each) => kind.members[language].includes(each)) ?? "";
  const said =
    waiting.options.find((each) => says(turn.words, wordsOf(each).join(" "))) ?? memberIn(turn, kind);
  if (said === undefined) {
    const gaveUp =
      (["unsure", "show", "no"] as const).some((each) => commands(turn, each)) && !isAsking(turn);
    return gaveUp
      ? answer(turn, [say(turn, "kind_which", values(turn, kind, right))], null, { ...about, act: "shown" })
      : null;
  }
  if (kind.members[language].includes(said))
    return answer(turn, [say(turn, "kind_right", values(turn, kind, said)), say(turn, "kind_more")], null, {
      ...about,
      act: "right",
    });
  const other = family.kinds.find(({ members }) => members[language].includes(said)) ?? kind;
  if (waiting.tries > 0)
    return answer(turn, [say(turn, "kind_which", values(turn, kind, right))], null, {
      ...about,
      act: "shown",
    });
  return answer(
    turn,
    [say(turn, "kind_wrong", values(turn, other, said))],
    { ...waiting, tries: 1 },
    { act: "wrong" },
  );
}
