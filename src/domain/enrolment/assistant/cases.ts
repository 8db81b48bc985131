import type { Figures } from "#domain/dialogue/figures.ts";
import type { PaymentType } from "#domain/payments/deposit.ts";
import type { Catalogue } from "./facts.ts";
import type { AssistantState, Case } from "./knowledge.ts";
import type { Reading } from "./reader.ts";

const SEVERAL = /^(twins|triplets|gemelos|gemelas|cuates|mellizos|mellizas|trillizos)$/;

/** The circumstances that choose among a topic's wordings. */
export function casesOf(
  said: Figures,
  reading: Reading,
  state: AssistantState,
  catalogue: Catalogue,
  deposit: PaymentType | null,
): ReadonlySet<Case> {
  const cases = new Set<Case>([...reading.concepts].map((concept) => `says:${concept}` as const));
  if (state.paymentsOpen) cases.add("paymentsOpen");
  if (state.phonePublished) cases.add("phonePublished");
  if ((said.children ?? 0) > 1 || reading.tokens.some((token) => SEVERAL.test(token)))
    cases.add("children:many");
  const { to } = catalogue.littleExplorers.ages;
  if (said.ages.length > 0 && said.ages.every((age) => age > to)) cases.add("children:older");
  if (deposit === "teacher_sponsor") cases.add("deposit:sponsor");
  const age = said.ages.at(-1);
  if (age !== undefined && new Set(said.ages).size === 1) cases.add(ageCase(age, catalogue));
  return cases;
}

function ageCase(age: number, { learnerAges, podSchool }: Catalogue): Case {
  const { foundation, explorer, creator } = podSchool.pods;
  const within = (range: { from: number; to: number }) => age >= range.from && age <= range.to;
  if (age < learnerAges.from) return "age:below";
  if (age > learnerAges.to) return "age:above";
  if (age < podSchool.ages.from) return "age:young";
  if (age > podSchool.ages.to) return "age:older";
  if (within(foundation)) return within(explorer) ? "age:foundationOrExplorer" : "age:foundation";
  if (within(explorer)) return within(creator) ? "age:explorerOrCreator" : "age:explorer";
  return "age:creator";
}
