import type { Transaction } from "kysely";
import { reachIn } from "#domain/dialogue/contact.ts";
import { words } from "#domain/language/text.ts";
import { compiled } from "#server/db/compiled.ts";
import { newId } from "#server/db/id.ts";
import type { Database } from "#server/db/schema.ts";

type Event = { readonly kind: "question" | "reach"; readonly detail: string };

/** Of one lead: who asks more is read in the conversation itself. */
const MOST = 20;

/** What of a message belongs to a lead's history: an address that it gives, or else what a person has to answer. */
export function eventOf(message: string): Event {
  const { email, phone, rest } = reachIn(message);
  const reach = email ?? phone;
  const isOnlyReach = reach !== null && !rest.includes("?") && words(rest).length <= MOST_BESIDE;
  return isOnlyReach ? { kind: "reach", detail: reach } : { kind: "question", detail: message };
}
/** "Actually my e-mail changed, it's …" */
const MOST_BESIDE = 6;

/** Keeps what a family wants of a person with the leads that the conversation belongs to. */
export async function keepEvent(
  trx: Transaction<Database>,
  conversationId: string,
  event: Event,
  now: number,
): Promise<void> {
  const leads = await leadsOf(trx, { conversationId });
  for (const { lead_id } of leads) await addEvent(trx, lead_id, event, now);
}

const leadsOf = compiled((db, { conversationId }: { conversationId: string }) =>
  db
    .selectFrom("lead_events")
    .select("lead_id")
    .distinct()
    .where("kind", "=", "chat")
    .where("detail", "=", conversationId),
);

/** The questions of a conversation that waited for a person when the family sent its form. */
export async function keepQuestionsSoFar(
  trx: Transaction<Database>,
  leadId: string,
  conversationId: string,
  now: number,
): Promise<void> {
  const said = await trx
    .selectFrom("messages")
    .select(["text", "is_ai", "author", "mark"])
    .where("conversation_id", "=", conversationId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const asked = said.flatMap(({ text, is_ai, author }, index) =>
    is_ai === 0 && author === null && said[index + 1]?.mark && eventOf(text).kind === "question"
      ? [text]
      : [],
  );
  // The address itself stands with the lead that was made of it.
  for (const detail of [...new Set(asked)].slice(-MOST))
    await addEvent(trx, leadId, { kind: "question", detail }, now);
}

async function addEvent(
  trx: Transaction<Database>,
  leadId: string,
  { kind, detail: said }: Event,
  now: number,
): Promise<void> {
  const kept = await trx
    .selectFrom("lead_events")
    .select("detail")
    .where("lead_id", "=", leadId)
    .where("kind", "=", kind)
    .execute();
  if (kept.length >= MOST || kept.some(({ detail }) => detail === said)) return;
  await trx
    .insertInto("lead_events")
    .values({
      ...{ id: newId(now), lead_id: leadId, kind, detail: said, interest: null },
      ...{ actor: "family", created_at: now },
    })
    .execute();
}
