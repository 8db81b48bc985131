import { z } from "zod";
import type { Sayings } from "#domain/dialogue/saying.ts";
import type { Knowledge } from "#domain/enrolment/assistant/knowledge.ts";
import { RELATIONS } from "#domain/enrolment/assistant/relations.ts";
import type { Bilingual } from "#domain/locale/language.ts";
import { yamlFile } from "#server/content-file.ts";
import { askedIn, MANNERS } from "./asked.ts";
import { askedInTalks, HANDS, readTalksFile, saidIn } from "./talks.ts";

const ASSISTANT = "src/content/enrolment/assistant/";
const AT_HOME = "src/content/enrolment/at-home/";

const text = z.string().trim().min(1);
const bilingual = z.strictObject({ en: text, es: text });
const words = z.array(text);
const opens = z.enum(["contact", "payment"]);
/** A fact as a content file writes it. */
export const fact = z.strictObject({
  id: text,
  aspectOf: text.exactOptional(),
  carries: z.array(z.enum(RELATIONS)).exactOptional(),
  question: bilingual,
  aliases: words.exactOptional(),
  answer: bilingual,
  variants: z
    .array(
      z.strictObject({
        when: z.array(z.custom<Case>(isCase)),
        text: bilingual,
        opens: opens.exactOptional(),
      }),
    )
    .exactOptional(),
  corrections: z
    .array(z.strictObject({ all: words, none: words.exactOptional(), text: bilingual }))
    .exactOptional(),
  subject: words,
  facts: words.exactOptional(),
  move: text.exactOptional(),
  charged: z.enum(["month", "once"]).exactOptional(),
  examples: bilingual,
  opens: opens.exactOptional(),
  yesFor: words.exactOptional(),
});
const area = z.strictObject({
  id: text,
  move: text.exactOptional(),
  lead: bilingual.exactOptional(),
  examples: bilingual,
  ofChild: z.boolean().exactOptional(),
  byPerson: z.boolean().exactOptional(),
  idle: z.boolean().exactOptional(),
  inert: z.boolean().exactOptional(),
});
const crossing = z.strictObject({
  all: words,
  none: words.exactOptional(),
  own: z.boolean().exactOptional(),
  topics: words,
  text: bilingual.exactOptional(),
  denies: z.boolean().exactOptional(),
  opens: opens.exactOptional(),
});
const thing = z.strictObject({
  id: text,
  called: bilingual,
  names: words,
  also: words.exactOptional(),
  facts: words.min(1),
  met: bilingual.exactOptional(),
  asked: z.array(
    z.strictObject({
      of: words.default([]),
      said: words.exactOptional(),
      fact: text.exactOptional(),
      text: bilingual.exactOptional(),
      move: text.exactOptional(),
    }),
  ),
});
const lexicon = z.record(text, text);
const phrases = z.strictObject({
  decline: bilingual,
  declineInert: bilingual,
  offerPerson: bilingual,
  didYouMean: bilingual,
  notQuite: bilingual,
  no: bilingual,
  idle: bilingual,
});

type Case = NonNullable<Knowledge["topics"][number]["variants"]>[number]["when"][number];

function isCase(value: unknown): boolean {
  return (
    typeof value === "string" &&
    /^(?:paymentsOpen|phonePublished|age:(?:below|young|foundation|foundationOrExplorer|explorer|explorerOrCreator|creator|older|above)|children:(?:many|older)|deposit:sponsor|says:\w+)$/.test(
      value,
    )
  );
}

/** All that the enrolment assistant knows, in both languages; every figure in it is a mark that the catalogue fills. */
function readKnowledge(): Knowledge {
  const files = ["money", "deposits", "school", "learning", "talk", "processes", "details"];
  const topics = files.flatMap((name) => yamlFile(`${ASSISTANT}facts/${name}.yaml`, z.array(fact)));
  const outside = ["undecided", "elsewhere"].flatMap((name) =>
    yamlFile(`${ASSISTANT}${name}.yaml`, z.array(area)),
  );
  const moves = yamlFile(
    `${ASSISTANT}moves.yaml`,
    z.array(z.strictObject({ id: text, examples: bilingual })),
  );
  const ids = new Set([...topics, ...outside, ...moves].map(({ id }) => id));
  const talks = HANDS.map((hand) => readTalksFile(hand, ids));
  const spokenOf = new Set([...topics, ...outside].map(({ id }) => id));
  return {
    ...{ topics, outside, moves },
    asked: MANNERS.flatMap((manner) => askedIn(manner, ids)),
    askedInTalks: talks.flatMap((turns) => askedInTalks(turns, ids, spokenOf)),
    said: talks.flatMap(saidIn),
    crossings: yamlFile(`${ASSISTANT}crossings.yaml`, z.array(crossing)),
    things: yamlFile(`${ASSISTANT}things.yaml`, z.array(thing)),
    starters: ["about", "cost_overview", "launch_date"],
    lexicon: yamlFile(`${ASSISTANT}lexicon.yaml`, lexicon),
    shorthand: yamlFile(`${ASSISTANT}shorthand.yaml`, z.record(text, text)),
    functionWords: yamlFile(`${ASSISTANT}function-words.yaml`, bilingual),
    cues: yamlFile(`${ASSISTANT}cues.yaml`, lexicon),
    phrases: yamlFile(`${ASSISTANT}phrases.yaml`, phrases),
  };
}

const wordings = z.record(text, z.strictObject({ en: z.array(text).min(1), es: z.array(text).min(1) }));

/** What the assistant says besides facts, each in several wordings. */
function readSayings(): Sayings {
  return yamlFile(`${ASSISTANT}says.yaml`, wordings);
}

const settings = z.strictObject({
  withoutFacts: words,
  withoutAreas: words,
  crossings: z.array(crossing),
  starters: words,
  lexicon,
  phrases: phrases.pick({ offerPerson: true, idle: true }),
  support: z.strictObject({ kept: bilingual, inChat: bilingual }),
});

/**
 * What the parents' panel of Little Explorers knows: everything about the school, and the facts of the weeks at home.
 * Kept apart, so that the enrolment chat stays as it was measured.
 */
function readAtHome(school: Knowledge): {
  readonly knowledge: Knowledge;
  readonly says: z.output<typeof settings>["support"];
} {
  const home = yamlFile(`${AT_HOME}settings.yaml`, settings);
  const facts = yamlFile(`${AT_HOME}facts.yaml`, z.array(fact));
  return {
    says: home.support,
    knowledge: {
      ...school,
      topics: [...school.topics.filter(({ id }) => !home.withoutFacts.includes(id)), ...facts],
      crossings: [...home.crossings, ...school.crossings],
      outside: school.outside.filter(({ id }) => !home.withoutAreas.includes(id)),
      starters: home.starters,
      lexicon: { ...school.lexicon, ...home.lexicon },
      phrases: { ...school.phrases, ...home.phrases },
      // The panel answers one question at a time.
      ...{ moves: [], said: [], askedInTalks: [] },
    },
  };
}

/** Everything that is said in the enrolment chat and in the parents' panel, read from content. */
export type Contents = {
  readonly school: Knowledge;
  readonly atHome: Knowledge;
  readonly says: Sayings;
  readonly panel: { readonly kept: Bilingual; readonly inChat: Bilingual };
  /** What stands before an answer of the staff in the other language. */
  readonly onlyIn: Bilingual;
};

export function contentsFromYaml(): Contents {
  const school = readKnowledge();
  const { knowledge, says } = readAtHome(school);
  const { onlyIn } = yamlFile(`${ASSISTANT}taught.yaml`, z.strictObject({ onlyIn: bilingual }));
  return { school, atHome: knowledge, says: readSayings(), panel: says, onlyIn };
}
