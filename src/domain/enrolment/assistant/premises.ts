import type { Figures } from "#domain/dialogue/figures.ts";
import { words } from "#domain/language/text.ts";
import type { Language } from "#domain/locale/language.ts";
import type { Catalogue } from "./facts.ts";
import type { Topic } from "./knowledge.ts";
import type { Reading } from "./reader.ts";

/**
 * "Not quite: …" when the visitor takes something wrong for granted, else nothing. Figures are compared with the
 * catalogue; wrong beliefs in words are the topic's corrections.
 */
export function openingOf(
  topic: Topic,
  reading: Reading,
  said: Figures,
  catalogue: Catalogue,
  read: (text: string) => Reading,
  message: string,
  language: Language,
  notQuite: string,
): string {
  const figure = topic.facts?.some((fact) => disagrees(fact, said, reading, catalogue)) ?? false;
  if (assumes(reading, message)) {
    const { concepts } = claimIn(message, reading, read);
    const correction = topic.corrections?.find(
      ({ all, none }) =>
        all.every((concept) => concepts.has(concept)) &&
        !none?.some((concept) => reading.concepts.has(concept)),
    );
    if (correction) return `${notQuite} ${correction.text[language]} `;
  }
  return figure ? `${notQuite} ` : "";
}

/** "We won't come, do I get it back?" claims nothing wrong: a claim is the last piece that is more than "right?". */
function claimIn(message: string, whole: Reading, read: (text: string) => Reading): Reading {
  const pieces = message.split(/[,;.:!?]/).filter((piece) => /\p{L}/u.test(piece));
  const claim = pieces.findLast((piece) => words(piece).length >= FEWEST_OF_CLAIM);
  return pieces.length < 2 || claim === undefined ? whole : read(claim);
}
const FEWEST_OF_CLAIM = 3;

const ASKS_OPENLY =
  /^(how|what|when|where|who|which|why|can|could|que|cual|cuales|cuanto|cuanta|cuantos|cuantas|como|cuando|donde|quien|quienes|puedo|podemos|pueden)$/;
const ASKS_FOR_FACTS =
  /^(how|what|where|who|which|why|cual|cuales|cuanto|cuanta|cuantos|cuantas|como|donde|quien|quienes)$/;

/** Whether the message wants a yes or a no: it names nothing to be told. */
export function wantsYesOrNo({ tokens }: Reading): boolean {
  if (/^(when|until|cuando|hasta|que)$/.test(tokens[0] ?? "")) return false;
  return !tokens.some((token) => ASKS_FOR_FACTS.test(token));
}

const EITHER = /^(or|o)$/;
const WHAT_IF = /^(and |y |but |pero )?(what if|if|y si|si) /;

/** An assumption: it seeks confirmation, or it is a statement put as a question. */
function assumes(reading: Reading, message: string): boolean {
  // "Open, or about to open?" and "what if …?" take nothing for granted.
  if (reading.tokens.some((token) => EITHER.test(token)) || WHAT_IF.test(reading.tokens.join(" ")))
    return false;
  if (reading.concepts.has("confirm")) return true;
  return message.includes("?") && !reading.tokens.some((token) => ASKS_OPENLY.test(token));
}

/** Whether a figure of the fact's kind was named that the catalogue does not hold. */
function disagrees(fact: string, said: Figures, reading: Reading, catalogue: Catalogue): boolean {
  const { prices, podSchool: pod } = catalogue;
  const plans = [prices.plan_explorer, prices.plan_pathfinder, prices.plan_trailblazer];
  const subscriptions = [prices.subscription_explorer, prices.subscription_premium];
  const deposits = [prices.founders_circle, prices.teacher_sponsor];
  const differs = (values: readonly number[], right: readonly number[]) =>
    values.some((value) => !right.includes(value));
  const named = (concept: string) => reading.tokens.some((token) => token.startsWith(concept));
  switch (fact) {
    case "podPrice":
      return differs(said.money, [prices.pod_school]);
    case "podMax":
      return differs(said.groupSize, [pod.maxChildren]);
    case "podHours":
      return differs(said.clock, [pod.hours.from, pod.hours.to]) && reading.concepts.has("confirm");
    case "planExplorer":
      return differs(said.money, plans);
    case "planPathfinder":
      return (named("pathfinder") || named("pioner")) && differs(said.money, [prices.plan_pathfinder]);
    case "planTrailblazer":
      return (named("trailblazer") || named("vanguard")) && differs(said.money, [prices.plan_trailblazer]);
    case "subExplorer":
      return differs(said.money, subscriptions) || (reading.concepts.has("confirm") && said.years.length > 0);
    case "subPremium":
      return named("premium") && differs(said.money, [prices.subscription_premium]);
    case "depositFounders":
      return differs(said.money, reading.concepts.has("founders") ? [prices.founders_circle] : deposits);
    case "depositSponsor":
      return reading.concepts.has("sponsor") && differs(said.money, [prices.teacher_sponsor]);
    case "trialDays":
      return (
        differs(said.days, [catalogue.trialDays]) || (reading.concepts.has("trial") && said.weeks.length > 0)
      );
    case "packWeeks":
      return (
        differs(said.weeks, [catalogue.littleExplorers.weeks]) ||
        (reading.concepts.has("confirm") && reading.concepts.has("month"))
      );
    case "packAges":
      return (
        reading.concepts.has("confirm") &&
        differs(
          said.ages.filter(
            (age) => age > catalogue.littleExplorers.ages.to || age < catalogue.littleExplorers.ages.from,
          ),
          [],
        )
      );
    case "residencyMonths": {
      const { from, to } = catalogue.teacherResidency.months;
      return said.months.some((value) => value < from || value > to) || said.years.length > 0;
    }
    case "passLengths":
      return (
        reading.concepts.has("confirm") &&
        (differs(said.months, catalogue.worldschoolerPass.months) || said.years.length > 0)
      );
    case "launchDate":
      return differs(said.calendarYears, [Number(catalogue.launchDate.slice(0, 4))]);
    default:
      return false;
  }
}
