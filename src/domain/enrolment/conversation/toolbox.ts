import type { WishKind } from "#domain/dialogue/state.ts";
import { numberWord } from "#domain/language/numbers.ts";
import type { PaymentType } from "#domain/payments/deposit.ts";
import { fill } from "../assistant/facts.ts";
import type { Desk } from "./desk.ts";
import { Draft } from "./draft.ts";
import { remember } from "./family/remember.ts";
import { FREE_PLACES } from "./not-known.ts";
import { pay, showForm } from "./offers.ts";
import { knownFor } from "./questions.ts";
import type { Reply, Turn } from "./turn.ts";
import { understand } from "./understanding/understand.ts";

/** What a language model may do in a turn. Each act says what came of it, in words for the model. */
export type Toolbox = {
  remember(told: { readonly ages: readonly number[]; readonly count: number | null }): string;
  lookUp(question: string): string;
  contact(): string;
  handOver(kind: WishKind): string;
  pay(deposit: PaymentType): string;
  /** The turn with the model's own words. */
  reply(message: string): Reply;
};

const LOOKED_UP = 3;

/**
 * The acts of the conversation as tools. The policy decides as it does without a model: what is remembered has to stand
 * in the message, a form is shown once, the payment opens only where the policy would open it, and a question that the
 * policy would pass on is passed on, called for or not.
 *
 * @param planned what the policy would do with the message by itself
 */
export function toolbox(desk: Desk, turn: Turn, planned: Reply): Toolbox {
  const draft = new Draft(desk, turn, understand(desk, turn));
  remember(draft);

  function note(kind: WishKind): string {
    if (draft.wish === null) draft.note(kind);
    const { email, phone } = draft.state.contact;
    if (email !== null || phone !== null)
      return "Passed on. A person answers the family where it can be reached.";
    const shows = showForm(draft);
    draft.state.pending = kind;
    return shows
      ? "Passed on. A form for the contact details is shown below your answer."
      : "Passed on. No form is shown; the family may type an e-mail or a phone number here.";
  }

  return {
    remember({ ages, count }) {
      const stated = new Set(draft.heard.reading.tokens.map(numberIn));
      const known = draft.state.children;
      const isStated = (value: number) => stated.has(value);
      const told = [...new Set([...known.ages, ...ages.filter(isStated)])];
      draft.state.children = {
        ...known,
        ages: told,
        count: count !== null && (isStated(count) || count === told.length) ? count : known.count,
      };
      draft.acts.push("remember");
      return `Remembered: ages ${told.join(", ") || "not said"}, children ${draft.state.children.count ?? "not said"}.`;
    },

    lookUp(question) {
      const { language } = turn;
      const asked = { message: question, language, topic: turn.state.topic };
      const { meaning } = desk.answerer.interpret(asked);
      const area = meaning.kind === "outside" ? meaning.area : null;
      const places = area?.id === FREE_PLACES ? turn.freePlaces : undefined;
      const undecided = area?.lead?.[language];
      if (meaning.kind === "fact") draft.topic = meaning.fact.id;
      const facts = desk.answerer.rank(asked, LOOKED_UP).map(({ topic }) => {
        const { text } = desk.answerer.tell(topic, asked, desk.open, knownFor(draft, topic));
        return `[${topic.id}] ${text}`;
      });
      if (places !== undefined) return `[free places] ${places}`;
      const open =
        undecided === undefined ? [] : [`[not decided] ${fill(undecided, desk.answerer.figures(language))}`];
      return [...open, ...facts].join("\n");
    },

    contact() {
      draft.state.asked = "reach";
      return showForm(draft, true)
        ? "A form for the contact details is shown below your answer."
        : "No form is shown, it was shown before. Ask for an e-mail or a phone number, typed here.";
    },

    handOver: note,

    pay(deposit) {
      if (planned.payment === null) return "Not opened: the family has not said that it wants to pay now.";
      pay(draft, deposit);
      return "The payment is open below your answer.";
    },

    reply(message) {
      const isIdle = draft.acts.every((act) => act === "remember");
      if (isIdle && planned.outcome === "unknown" && planned.wish !== null) note("question");
      draft.topic ??= isIdle ? planned.topic : null;
      draft.add("answer", message);
      const { questions } = planned.state;
      draft.state.questions = draft.wish === null ? draft.state.questions : questions;
      return draft.reply();
    },
  };
}

const numberIn = (token: string): number => numberWord(token) ?? Number.parseInt(token, 10);
