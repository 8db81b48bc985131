import type { Chance } from "../learner/skill.ts";
import { one, shuffled, some } from "./draw.ts";
import type { Draft } from "./item.ts";
import { TOP_STEP } from "./skills.ts";
import { swapOf } from "./slips.ts";
import { type Built, type Gap, type PicturedWord, type PracticeWords, type Quiz, say } from "./words.ts";

type Words = PracticeWords;

const letterOf = ({ word }: PicturedWord) => word.charAt(0);

/** First letters: by ear, by letter, the last one, a missing one, and the order of the alphabet. */
export function firstLetters(step: number, words: Words, chance: Chance): Draft {
  const { pictured } = words;
  if (step <= 1) {
    const target = one(
      pictured.filter((each) => pictured.filter(({ sound }) => sound === each.sound).length > 1),
      chance,
    );
    const right = one(
      step === 0 ? pictured.filter((each) => each.sound === target.sound && each !== target) : [target],
      chance,
    );
    // No other word may begin with the sound or the letter, or there would be two right ones.
    const wrong = some(
      pictured.filter((each) => each.sound !== target.sound && letterOf(each) !== letterOf(target)),
      step === 0 ? 2 : 3,
      chance,
    );
    const values = { word: target.word, letter: letterOf(target), answer: right.word };
    return {
      prompt: say(words, step === 0 ? "begins_like" : "begins_with", values),
      ...(step === 0
        ? { shown: { kind: "picture", picture: target.picture } as const }
        : { shown: { kind: "large", text: letterOf(target) } as const }),
      answer: right.word,
      wrong: wrong.map(({ word }) => word),
      pictures: Object.fromEntries([right, ...wrong].map(({ word, picture }) => [word, picture])),
      together: say(words, step === 0 ? "begins_like.work" : "begins_with.work", values),
      isSayable: true,
    };
  }
  if (step <= 3) {
    const { word, picture } = one(pictured, chance);
    const answer = step === 2 ? word.charAt(0) : word.charAt(word.length - 1);
    const others = [...words.alphabet].filter((each) => each !== answer);
    // The other end of the word, and a letter in its middle, are what children mix up.
    const inside = [...new Set(word)].filter((each) => each !== answer && others.includes(each));
    const wrong = [...new Set([...some(inside, 2, chance), ...shuffled(others, chance)])].slice(0, 3);
    const values = { word, answer };
    return {
      prompt: say(words, step === 2 ? "first_letter" : "last_letter", values),
      shown: { kind: "picture", picture },
      ...{ answer, wrong },
      slips: Object.fromEntries(inside.map((each) => [each, "letter_inside"])),
      ...(step === 3 && { way: say(words, "last_letter.way") }),
      together: say(words, step === 2 ? "first_letter.work" : "last_letter.work", values),
      isSayable: false,
    };
  }
  if (step === 4) {
    const question = quiz(one(words.missing, chance), say(words, "missing_letter"), words);
    return { ...question, way: say(words, "missing_letter.way") };
  }
  const drawn = some(pictured, 4, chance).filter(
    (each, at, all) => all.findIndex((other) => letterOf(other) === letterOf(each)) === at,
  );
  const row = [...(drawn.length >= 3 ? drawn : pictured.slice(0, 3))]
    .map(({ word }) => word)
    .sort((a, b) => words.alphabet.indexOf(a.charAt(0)) - words.alphabet.indexOf(b.charAt(0)));
  return {
    prompt: say(words, "alphabet"),
    ...{ answer: row[0] ?? "", wrong: row.slice(1) },
    way: say(words, "alphabet.hint"),
    together: say(words, "quiz.work", { answer: row[0] ?? "", why: row.join(", ") }),
    key: row.join(),
    isSayable: true,
  };
}

export function rhymes(step: number, words: Words, chance: Chance): Draft {
  if (step === 5) {
    return { ...quiz(one(words.verses, chance), say(words, "verse"), words), way: say(words, "verse.way") };
  }
  const families = words.rhymes[step <= 1 ? 0 : 1];
  const family = one(families, chance);
  const others = families.filter((each) => each !== family);
  if (step === 4) {
    const [a, b, c] = some(family, 3, chance) as [string, string, string];
    const answer = one(one(others, chance), chance);
    return {
      prompt: say(words, "rhymes_not"),
      ...{ answer, wrong: [a, b, c] },
      way: say(words, "rhymes_not.way"),
      together: say(words, "rhymes_not.work", { row: `${a}, ${b}, ${c}`, answer }),
      key: [answer, ...[a, b, c].sort()].join(),
      isSayable: true,
    };
  }
  const [word, answer] = some(family, 2, chance) as [string, string];
  // From the second step on, one wrong word begins like the right one: the end of the word counts, not its beginning.
  const alike = others.flat().filter((each) => step >= 1 && each.charAt(0) === word.charAt(0));
  const from = some(others, 3, chance).map((each) => one(each, chance));
  const wrong = [...new Set([...some(alike, 1, chance), ...from])].slice(0, step <= 1 ? 2 : 3);
  return {
    prompt: say(words, "rhymes", { word }),
    shown: { kind: "large", text: word },
    ...{ answer, wrong },
    slips: Object.fromEntries(alike.map((each) => [each, "rhyme_begins"])),
    together: say(words, "rhymes.work", { word, answer }),
    isSayable: true,
  };
}

export function syllables(step: number, words: Words, chance: Chance): Draft {
  const marked = one(syllableList(step, words), chance);
  const parts = marked.toLowerCase().split("-");
  const word = parts.join("");
  if (step <= 2) {
    return {
      prompt: say(words, "syllables", { word }),
      shown: { kind: "large", text: word },
      answer: String(parts.length),
      wrong: [1, 2, 3, 4, 5, 6]
        .filter((each) => each !== parts.length && Math.abs(each - parts.length) <= 2)
        .slice(0, 3)
        .map(String),
      isOrdered: true,
      slips: { [parts.length - 1]: "beats_low", [parts.length + 1]: "beats_high" },
      together: say(words, "syllables.work", { parts: parts.join(" · "), answer: parts.length }),
      isSayable: true,
    };
  }
  const split = parts.join("-");
  if (step === 3) {
    return {
      prompt: say(words, "split", { word }),
      shown: { kind: "large", text: word },
      answer: split,
      wrong: badSplits(parts).slice(0, 3),
      slips: Object.fromEntries(badSplits(parts).map((each) => [each, "cut_elsewhere"])),
      together: say(words, "split.work", { parts: parts.join(" · ") }),
      isSayable: false,
    };
  }
  const strong = marked.split("-").findIndex(isStrong);
  if (step === 4 || words.kinds === undefined) {
    const answer = parts[strong] ?? "";
    return {
      prompt: say(words, "strong", { word }),
      shown: { kind: "large", text: parts.join(" · ") },
      answer,
      wrong: [...new Set(parts.filter((part) => part !== answer))].slice(0, 3),
      way: say(words, "strong.way"),
      together: say(words, "strong.work", {
        parts: parts.map((part, at) => (at === strong ? part.toUpperCase() : part)).join(" · "),
        answer,
      }),
      isSayable: false,
    };
  }
  const answer = words.kinds[Math.min(2, parts.length - 1 - strong)] ?? words.kinds[0];
  return {
    prompt: say(words, "kind", { word }),
    shown: { kind: "large", text: parts.join(" · ") },
    answer,
    wrong: words.kinds.filter((each) => each !== answer),
    way: say(words, "strong.way"),
    together: say(words, "kind.work", { strong: parts[strong] ?? "", word, answer }),
    isSayable: true,
  };
}

const isStrong = (part: string) => part === part.toUpperCase();

/** The words of a step. Where a language has no name for kinds of stress, the last step has longer words instead. */
function syllableList(step: number, { syllables: lists, kinds }: Words): readonly string[] {
  if (step <= 3) return lists[step === 3 ? 2 : (step as 0 | 1 | 2)];
  if (kinds !== undefined) return lists[3];
  return lists[3].filter((word) => word.split("-").length > 3 === (step === TOP_STEP));
}

/** A word cut at the wrong places: a letter moved over a border, or two parts made one. */
function badSplits(parts: readonly string[]): readonly string[] {
  const moved = parts.slice(1).flatMap((part, at) => {
    const before = parts[at] ?? "";
    const cut = (a: string, b: string) => [...parts.slice(0, at), a, b, ...parts.slice(at + 2)].join("-");
    return [
      ...(part.length > 1 ? [cut(before + part.charAt(0), part.slice(1))] : []),
      ...(before.length > 1 ? [cut(before.slice(0, -1), before.slice(-1) + part)] : []),
    ];
  });
  const joined = parts.length > 2 ? [[`${parts[0]}${parts[1]}`, ...parts.slice(2)].join("-")] : [];
  return [...new Set([...joined, ...moved])].filter((each) => each !== parts.join("-"));
}

/** A question that is written out in the content. */
export function quiz(
  { ask, show, picture, answer, wrong, hint, why, pictures }: Quiz,
  usual: string,
  words: Words,
  isSayable = false,
): Draft {
  return {
    prompt: ask ?? usual,
    ...(show !== undefined
      ? { shown: { kind: "large", text: show } as const }
      : picture !== undefined
        ? { shown: { kind: "picture", picture } as const }
        : {}),
    ...{ answer, wrong },
    ...(hint === undefined ? {} : { hint }),
    ...(pictures === undefined ? {} : { pictures }),
    together: say(words, "quiz.work", { answer, why: why ?? (show ?? "").replace(/_+/, answer) }).trim(),
    isSayable,
    key: `${show ?? ask ?? picture ?? ""} ${answer}`,
  };
}

/** Letters are asked for and never a whole word written as it is not: pieces to lay, or a gap in a sentence. */
export function spelling(piece: Quiz | Built | Gap, words: Words): Draft {
  if ("build" in piece) return built(piece, words);
  if ("fill" in piece) return gap(piece, say(words, "gap"), words);
  return quiz(piece, say(words, "picture_word"), words);
}

function built({ picture, build, more }: Built, words: Words): Draft {
  const answer = build.join("");
  const tiles = [...build, ...more].sort((one, other) => one.localeCompare(other));
  return {
    prompt: say(words, "build"),
    answer,
    material: { kind: "letters", tiles, laid: [], picture },
    moves: build.map((lay) => ({ times: 1, move: { lay } })),
    reads: "word",
    together: say(words, "build.work", { parts: build.join(" · "), answer }),
    isSayable: false,
    key: answer,
  };
}

const NOTHING = "-";

/** A sentence with a gap. What is offered is letters, or words that exist. */
export function gap({ fill, slip, why }: Gap, prompt: string, words: Words, usual?: string): Draft {
  const [before = "", inside = "", after = ""] = fill.split(/[[\]]/);
  const [answer = "", ...wrong] = inside.split("|");
  const whole = `${before}${answer === NOTHING ? "" : answer}${after}`;
  return {
    prompt,
    shown: { kind: "large", text: `${before}___${after}` },
    ...{ answer, wrong },
    labels: { [NOTHING]: say(words, "nothing") },
    slips: Object.fromEntries(
      wrong.flatMap((each) => {
        const name = slip ?? swapOf(answer.toLowerCase(), each.toLowerCase(), words.slips) ?? usual;
        return name === undefined ? [] : [[each, name]];
      }),
    ),
    together: say(words, "quiz.work", { answer: whole, why: why ?? "" }).trim(),
    isSayable: false,
    key: fill,
  };
}
