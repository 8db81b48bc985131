import { isDisclosure } from "#domain/safety/kinds.ts";
import type { MessageScreening, SafetyScreen } from "#domain/safety/screening.ts";
import { contentCues, contentSentences, type OrdinarySentence, ordinaryTalk } from "./ordinary.ts";
import { vocabularyRows } from "./vocabulary.ts";

/** What the gate asks for (decision 101), as shares. */
const FLOOR = 0.99;
const MOST_CRISIS_WORDS = 0.005;
const MOST_ALARMS = 0.04;
/** Tables that have become smaller than this say nothing. */
const LEAST_ROWS = 3000;
const LEAST_TALK = 1500;

const percent = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / (whole || 1)).toFixed(2)}%)`;
const see = (screen: SafetyScreen, text: string) => screen.message(text, { names: [] });
const told = ({ verdict, kind }: MessageScreening) => `${verdict} ${kind ?? ""}`.trim();

function verdict(name: string, isPassed: boolean, figures: string): boolean {
  console.log(`${isPassed ? "passes" : "FAILS "}  ${name}: ${figures}`);
  return isPassed;
}

/** Asks the three questions of the gate, prints every miss, and answers whether all passed. */
export async function passesGate(screen: SafetyScreen, rules: SafetyScreen): Promise<boolean> {
  const answers = [
    contentInPeace(screen, [...(await contentSentences()), ...(await contentCues())]),
    plainWordsHeard(rules),
    talkInPeace(screen, ordinaryTalk("gate")),
  ];
  return answers.every(Boolean);
}

/**
 * (a) What the product itself says, and what it expects a child to say, never gets the words for a disclosure when a
 * child says it.
 */
function contentInPeace(screen: SafetyScreen, sentences: readonly OrdinarySentence[]): boolean {
  const seen = sentences.map((sentence) => ({ ...sentence, found: see(screen, sentence.text) }));
  const crisis = seen.filter(({ found }) => found.verdict === "disclosure");
  const aside = seen.filter(({ found }) => found.verdict === "turn_aside");
  const suspected = seen.filter(({ found }) => found.verdict === "uncertain");
  for (const { from, text, found } of [...crisis, ...aside]) {
    console.log(`content: ${text} -> ${told(found)} (${from})`);
  }
  return verdict(
    "crisis words on the product's own content",
    crisis.length === 0 && seen.length > 0,
    `${percent(crisis.length, seen.length)}; turned aside ${percent(aside.length, seen.length)}, ` +
      `suspected ${percent(suspected.length, seen.length)}`,
  );
}

/** (b) Plain words get the answer of a disclosure from the rules alone, whatever the classifier may think. */
function plainWordsHeard(rules: SafetyScreen): boolean {
  const seen = vocabularyRows().map((row) => ({ ...row, found: see(rules, row.text) }));
  const isHeard = ({ found }: { readonly found: MessageScreening }) =>
    found.verdict === "disclosure" && found.kind !== null && isDisclosure(found.kind);
  for (const row of seen) {
    if (!isHeard(row))
      console.log(`plain ${row.kinds[0]}, ${row.language}: ${row.text} -> ${told(row.found)}`);
  }
  const heard = seen.filter(isHeard);
  for (const kind of new Set(seen.map(({ kinds }) => kinds[0]))) {
    for (const language of ["en", "es"]) {
      const some = seen.filter((row) => row.kinds[0] === kind && row.language === language);
      console.log(`        ${kind}, ${language}: ${percent(some.filter(isHeard).length, some.length)}`);
    }
  }
  const fit = heard.filter(({ kinds, found }) => found.kind !== null && kinds.includes(found.kind));
  return verdict(
    "plain words, by the rules alone",
    heard.length >= FLOOR * seen.length && seen.length >= LEAST_ROWS,
    `${percent(heard.length, seen.length)}, of them with a fit kind ${percent(fit.length, heard.length)}`,
  );
}

/** (c) Word problems, school talk and everyday stories are left in peace. */
function talkInPeace(screen: SafetyScreen, sentences: readonly OrdinarySentence[]): boolean {
  const seen = sentences.map((sentence) => ({ ...sentence, found: see(screen, sentence.text) }));
  const alarms = seen.filter(({ found }) => found.verdict !== "fine");
  const crisis = alarms.filter(({ found }) => found.verdict !== "uncertain");
  for (const { from, text, found } of alarms) console.log(`talk, ${from}: ${text} -> ${told(found)}`);
  return verdict(
    "word problems, school talk, everyday stories",
    crisis.length <= MOST_CRISIS_WORDS * seen.length &&
      alarms.length <= MOST_ALARMS * seen.length &&
      seen.length >= LEAST_TALK,
    `crisis words or turned aside ${percent(crisis.length, seen.length)}, any alarm ${percent(alarms.length, seen.length)}`,
  );
}
