import { deliveredSchool } from "#content/catalogue/school.ts";
import { type DialogueState, NEW_DIALOGUE } from "#domain/dialogue/state.ts";
import { factsAgree } from "#domain/enrolment/assistant/claims.ts";
import { ACTS } from "#domain/enrolment/conversation/turn.ts";
import { LANGUAGES, type Language } from "#domain/locale/language.ts";
import { catalogueOf } from "#server/adapters/assistant/embedded.ts";
import type { AssistantReply, AssistantTurn, EnrolmentAssistant } from "#server/ports/enrolment-assistant.ts";

const catalogue = catalogueOf(deliveredSchool);

type Reply = AssistantReply;

/** What a turn has to do, as `dialogues/README.md` says. */
export type Exchange = {
  readonly message: string;
  readonly wanted: readonly string[];
  readonly line: number;
};
export type Transcript = {
  readonly title: string;
  readonly language: Language;
  readonly turns: readonly Exchange[];
};
export type Judged = {
  readonly title: string;
  readonly line: number;
  readonly message: string;
  readonly reply: Reply;
  /** What was wanted and is missing. */
  readonly missing: readonly string[];
  readonly invented: boolean;
  readonly needlessForm: boolean;
  readonly milliseconds: number;
};

/**
 * Reads transcripts: `## en title`, then for each turn `> what the family writes` and `= what the reply must do`.
 *
 * @throws Error with the line that is not of this form
 */
export function readTranscripts(text: string): readonly Transcript[] {
  const read: { title: string; language: Language; turns: Exchange[] }[] = [];
  let message: string | null = null;
  text.split("\n").forEach((raw, index) => {
    const line = raw.trim();
    const fault = () => new Error(`Line ${index + 1} is not part of a transcript: ${line}`);
    if (line === "" || line.startsWith("# ")) return;
    const rest = line.slice(2).trim();
    if (line.startsWith("## ")) {
      const [name = "", ...title] = line.slice(3).split(" ");
      const language = LANGUAGES.find((one) => one === name);
      if (language === undefined) throw fault();
      read.push({ title: `${name} ${title.join(" ")}`, language, turns: [] });
    } else if (line.startsWith("> ")) message = rest;
    else if (line.startsWith("= ") && message !== null) {
      const wanted = rest.match(/!?"[^"]+"|[^\s"]+/g) ?? [];
      read.at(-1)?.turns.push({ message, wanted, line: index + 1 });
      message = null;
    } else throw fault();
  });
  return read;
}

/** Plays a transcript turn by turn and says of each what is missing. */
export async function play(
  assistant: EnrolmentAssistant,
  { title, language, turns }: Transcript,
  today: string,
): Promise<readonly Judged[]> {
  let state: DialogueState = NEW_DIALOGUE;
  const history: AssistantTurn[] = [];
  const judged: Judged[] = [];
  for (const { message, wanted, line } of turns) {
    const before = state;
    const start = performance.now();
    const reply = await assistant.answer({
      message,
      language,
      today,
      history: history.slice(-REMEMBERED),
      state,
    });
    const milliseconds = performance.now() - start;
    state = reply.state;
    history.push({ role: "visitor", text: message }, { role: "assistant", text: reply.message });
    judged.push({
      ...{ title, line, message, reply, milliseconds },
      missing: wanted.filter((one) => !holds(one, reply)),
      invented: factsAgree(reply.message, catalogue, language).length > 0,
      needlessForm: reply.needsContactForm && !wanted.includes("form") && !isFirstHelp(reply, before),
    });
  }
  return judged;
}

/** Messages that the chat hands to the assistant. */
const REMEMBERED = 12;

const HELPED: ReadonlySet<string> = new Set(["unknown", "person", "waitlist", "visit"]);

/** The first form of a conversation, where a person is wanted or nothing else can help. */
const isFirstHelp = ({ outcome }: Reply, before: DialogueState) =>
  before.form === "unseen" && HELPED.has(outcome);

/** Whether a reply does what one word of a transcript wants. */
function holds(wanted: string, reply: Reply): boolean {
  if (wanted.startsWith("!")) return !holds(wanted.slice(1), reply);
  if (wanted.startsWith('"')) {
    const message = reply.message.toLowerCase();
    const parts = wanted.slice(1, -1).toLowerCase().split("|");
    return parts.some((part) => message.includes(part));
  }
  if (wanted.includes("|")) return wanted.split("|").some((one) => holds(one, reply));
  const [name = "", value] = wanted.split(":");
  switch (name) {
    case "form":
      return reply.needsContactForm;
    case "lead":
      return reply.lead !== null;
    case "pay":
      return value === undefined ? reply.needsPayment : reply.paymentType === value;
    case "wish":
      return reply.wish?.kind === value;
    case "asks":
      return reply.state.asked === value;
    case "topic":
      return reply.topic === value;
    default:
      if (!ACTS.some((act) => act === name))
        throw new Error(`A transcript wants "${wanted}", which nothing means.`);
      return reply.acts.some((act) => act === name);
  }
}
