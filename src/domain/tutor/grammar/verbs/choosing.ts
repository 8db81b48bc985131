import { type Answer, answer, say, type Turn } from "../../turn.ts";
import { isAsking } from "../../understanding/asking.ts";
import { plain } from "../../words.ts";
import { wordForms } from "../forms.ts";
import { HAS_ENDINGS } from "./by-language.ts";
import { valuesOf } from "./judging.ts";
import { placeOf, tokensOf, verbWords } from "./reading.ts";
import { type Form, formsWritten, madeByRule } from "./verbs.ts";

/** In words. */
const LONGEST = 9;
const SHORT = 4;

/** "Se dice andé o anduve", "¿está bien fuimos?": which of two, or whether one, and why. */
export function askedWhich(turn: Turn): Answer | null {
  const { language } = turn.state;
  const known = verbWords(turn, language);
  const tokens = tokensOf(turn.message);
  if (turn.isDelicate || tokens.length > LONGEST) return null;
  // "I have ate or eaten": what stands before it decides.
  if (!HAS_ENDINGS[language] && wordForms(turn) !== null) return null;
  const at = tokens.findIndex((token) => known.or.includes(token));
  const asks = placeOf(tokens.map(plain), known.asks);
  if (at > 0 && (asks !== null || isAsking(turn) || tokens.length < SHORT))
    return between(turn, tokens[at - 1] ?? "", tokens[at + 1] ?? "");
  const said = asks === null || asks.from > 1 ? [] : tokens.slice(asks.to);
  return said.length === 1 ? alone(turn, said[0] ?? "") : null;
}

function between(turn: Turn, one: string, other: string): Answer | null {
  // "Sé o se": words that sound alike have their own sentences.
  if (plain(one) === plain(other)) return null;
  for (const [wrong, right] of [
    [one, other],
    [other, one],
  ] as const) {
    const found = madeByRule(turn.library.forms, turn.state.language, wrong).find(
      (made) => plain(made.right) === plain(right),
    );
    if (found !== undefined) return mistaken(turn, wrong, found);
  }
  const pair = sameVerb(turn, one, other);
  // "Had or has" in the middle of a task: what each one is, and the task still waits.
  const { waiting } = turn.state;
  const kept = waiting?.kind === "verb" ? waiting : null;
  if (pair !== null) return answer(turn, pair, kept, { act: "worked" });
  const [wrong] = [one, other].filter((each) => mistakeOf(turn, each) !== undefined);
  const found = wrong === undefined ? undefined : mistakeOf(turn, wrong);
  const rest = wrong === one ? other : one;
  const isOfIt = formsOf(turn, rest).some(({ verb }) => verb === found?.verb);
  return wrong === undefined || found === undefined || !isOfIt ? null : mistaken(turn, wrong, found);
}

const formsOf = ({ library, state }: Turn, word: string): readonly Form[] => {
  const found = formsWritten(library.forms, state.language, word).filter(({ tense }) => tense !== "base");
  const exact = found.filter(({ form }) => form === word);
  return exact.length > 0 ? exact : found;
};

/** Two forms of one verb: each is right where it belongs. */
function sameVerb(turn: Turn, one: string, other: string): readonly string[] | null {
  // Which of "hubo" and "hubieron" is said hangs on more than the person.
  for (const first of formsOf(turn, one))
    for (const second of formsOf(turn, other))
      if (first.verb.base !== "haber" && first.verb === second.verb && plain(one) !== plain(other))
        return first.tense === second.tense && first.person === second.person
          ? [say(turn, "verb_either"), described(turn, first)]
          : [say(turn, "verb_both"), ...[first, second].map((form) => described(turn, form))];
  return null;
}

const described = (turn: Turn, form: Form, verb = form.verb.base): string =>
  say(turn, form.person === null ? "verb_is_one" : "verb_is", { ...valuesOf(turn, form), verb });

/** Written so by rule, and nothing else is. */
const mistakeOf = (turn: Turn, word: string) => {
  const { forms } = turn.library;
  const { language } = turn.state;
  const isForm = formsWritten(forms, language, word).some(
    ({ form }) => form === word || plain(word) === word,
  );
  return isForm ? undefined : madeByRule(forms, language, word)[0];
};

/** "Fuimos" is of ser and of ir. */
function verbsOf(turn: Turn, word: string): string {
  const [or = ""] = verbWords(turn, turn.state.language).or;
  return [...new Set(formsOf(turn, word).map(({ verb }) => verb.base))].join(` ${or} `);
}

function alone(turn: Turn, word: string): Answer | null {
  const wrong = mistakeOf(turn, word);
  if (wrong !== undefined) return mistaken(turn, word, wrong);
  const [found] = formsOf(turn, word);
  if (found === undefined) return null;
  const isMarked = found.form === word;
  const yes = say(turn, isMarked ? "verb_exists" : "verb_accent", { form: found.form });
  return answer(turn, [yes, described(turn, found, verbsOf(turn, word))], null, { act: "worked" });
}

const mistaken = (turn: Turn, wrong: string, { right, verb }: Form & { right: string }): Answer =>
  answer(
    turn,
    [
      say(turn, "verb_mistake", { right, verb: verbsOf(turn, right) || verb.base }),
      say(turn, plain(wrong) === `${plain(right)}s` ? "verb_no_s" : "form_mistake", { mistake: wrong }),
    ],
    null,
    { act: "worked" },
  );
