import type { Transaction } from "kysely";
import { newId } from "#server/db/id.ts";
import type { Database } from "#server/db/schema.ts";

/** Of one lead: who asks more is read in the conversation itself. */
const MOST = 20;

/** Keeps what a family wants a person to answer with the leads whose form was sent in that conversation. */
export async function keepQuestion(
  trx: Transaction<Database>,
  conversationId: string,
  question: string,
  now: number,
): Promise<void> {
  const leads = await trx
    .selectFrom("lead_events")
    .select("lead_id")
    .distinct()
    .where("kind", "=", "chat")
    .where("detail", "=", conversationId)
    .execute();
  for (const { lead_id } of leads) await addQuestion(trx, lead_id, question, now);
}

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
    is_ai === 0 && author === null && said[index + 1]?.mark ? [text] : [],
  );
  for (const question of [...new Set(asked)].slice(-MOST)) await addQuestion(trx, leadId, question, now);
}

async function addQuestion(
  trx: Transaction<Database>,
  leadId: string,
  question: string,
  now: number,
): Promise<void> {
  const kept = await trx
    .selectFrom("lead_events")
    .select("detail")
    .where("lead_id", "=", leadId)
    .where("kind", "=", "question")
    .execute();
  if (kept.length >= MOST || kept.some(({ detail }) => detail === question)) return;
  await trx
    .insertInto("lead_events")
    .values({
      ...{ id: newId(now), lead_id: leadId, kind: "question", detail: question, interest: null },
      ...{ actor: "family", created_at: now },
    })
    .execute();
}
