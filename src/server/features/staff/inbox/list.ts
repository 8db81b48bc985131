import type { Kysely, SelectQueryBuilder } from "kysely";
import { INBOX_PAGE, type InboxCounts, type InboxItem } from "#contract/inbox.ts";
import type { Parsed } from "#contract/index.ts";
import { COUNTED_AT_MOST, isWaiting, RANK, type Rank } from "#domain/enrolment/inbox/standing.ts";
import { type ConversationRow, standingOf } from "#server/db/conversation-standing.ts";
import { endOf, type Sought, soughtIn } from "#server/db/conversation-words.ts";
import type { Database } from "#server/db/schema.ts";

type Query = Parsed<"GET /api/admin/inbox">["query"];
type Rows = SelectQueryBuilder<Database, "conversations", ConversationRow>;

/** Where a page ended: the rank, the time by which that rank is ordered, and the id. */
type Cursor = { readonly rank: number; readonly at: number; readonly id: string };

const OPEN: readonly Rank[] = [RANK.wants_person, RANK.not_known, RANK.unread, RANK.quiet];
/** A word that so many conversations hold is looked for in the newest; a rarer one in those that hold it. */
const COMMON = 2_000;
/** Letters of what the family wrote last. */
const SAID = 160;

/** A page of the inbox. Each rank is read in the order of an index of its own, so that no page grows with the rows. */
export async function listInbox(db: Kysely<Database>, query: Query, me: string) {
  const after = cursorIn(query.after);
  const rows =
    query.search !== undefined && query.search !== ""
      ? await found(db, query.search, after)
      : query.lead !== undefined
        ? await ofLead(db, query.lead)
        : await byRank(db, query, me, after);
  const shown = rows.slice(0, INBOX_PAGE);
  const last = shown.at(-1);
  const isSearch = query.search !== undefined && query.search !== "";
  const next =
    rows.length > INBOX_PAGE && last !== undefined
      ? `${last.rank}.${isSearch ? last.last_at : timeOf(query, last.rank as Rank, last)}.${last.id}`
      : null;
  return { items: await toItems(db, shown), next };
}

function cursorIn(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  const [rank = "", at = "", id = ""] = text.split(".");
  return { rank: Number(rank), at: Number(at), id };
}

/** Who has waited longest comes first only among those who wait. */
const byWait = ({ order }: Query, rank: Rank) => order === "waiting" && isWaiting(rank);
const timeOf = (query: Query, rank: Rank, row: ConversationRow) =>
  byWait(query, rank) ? row.since : row.last_at;

async function byRank(db: Kysely<Database>, query: Query, me: string, after: Cursor | null) {
  const ranks = query.view === "done" ? [RANK.done] : OPEN;
  const rows: ConversationRow[] = [];
  for (const rank of ranks) {
    const wanted = INBOX_PAGE + 1 - rows.length;
    if (wanted <= 0) break;
    if (after !== null && rank > after.rank) continue;
    const [column, direction] = byWait(query, rank)
      ? (["since", "asc"] as const)
      : (["last_at", "desc"] as const);
    const further = after?.rank === rank ? after : null;
    rows.push(
      ...(await db
        .selectFrom("conversations")
        .selectAll()
        .where("rank", "=", rank)
        .$if(query.view === "mine", (some) => some.where("assigned_to", "=", me))
        .$if(further !== null, (some) =>
          some.where((eb) =>
            eb(
              eb.refTuple(column, "id"),
              direction === "asc" ? ">" : "<",
              eb.tuple(further?.at ?? 0, further?.id ?? ""),
            ),
          ),
        )
        .orderBy(column, direction)
        .orderBy("id", direction)
        .limit(wanted)
        .execute()),
    );
  }
  return rows;
}

/** Those that hold a word for each of the search, newest first. */
async function found(db: Kysely<Database>, search: string, after: Cursor | null) {
  const sought = await soughtIn(db, search, COMMON);
  const [rarest, ...others] = sought;
  if (rarest === undefined || rarest.count === 0) return [];
  let rows: Rows = db.selectFrom("conversations").selectAll();
  // By their ids, so that no planner takes them for many and looks through the newest instead.
  rows = rarest.count < COMMON ? rows.where("id", "in", await holdersOf(db, rarest)) : holding(rows, rarest);
  for (const word of others) rows = holding(rows, word);
  return rows
    .$if(after !== null, (some) =>
      some.where((eb) => eb(eb.refTuple("last_at", "id"), "<", eb.tuple(after?.at ?? 0, after?.id ?? ""))),
    )
    .orderBy("last_at", "desc")
    .orderBy("id", "desc")
    .limit(INBOX_PAGE + 1)
    .execute();
}

async function holdersOf(db: Kysely<Database>, { word }: Sought): Promise<string[]> {
  const rows = await db
    .selectFrom("conversation_words")
    .select("conversation_id")
    .distinct()
    .where("word", ">=", word)
    .where("word", "<", endOf(word))
    .limit(COMMON)
    .execute();
  return rows.map(({ conversation_id }) => conversation_id);
}

/** With its limit the question is asked of each conversation in turn; as `exists` a planner may ask it of all at once. */
const holding = (rows: Rows, { word }: Sought): Rows =>
  rows.where(
    (eb) =>
      eb
        .selectFrom("conversation_words")
        .select("word")
        .whereRef("conversation_words.conversation_id", "=", "conversations.id")
        .where("word", ">=", word)
        .where("word", "<", endOf(word))
        .limit(1),
    "is not",
    null,
  );

/** The conversations in which a lead's form was sent: a family's few. */
const ofLead = (db: Kysely<Database>, leadId: string): Promise<ConversationRow[]> =>
  db
    .selectFrom("conversations")
    .selectAll()
    .where("id", "in", (eb) =>
      eb.selectFrom("lead_events").select("detail").where("lead_id", "=", leadId).where("kind", "=", "chat"),
    )
    .orderBy("last_at", "desc")
    .orderBy("id", "desc")
    .limit(INBOX_PAGE)
    .execute();

/** The leads whose form was sent in each of some conversations; the newest where there are several. */
export async function leadsOf(db: Kysely<Database>, conversationIds: readonly string[]) {
  if (conversationIds.length === 0) return new Map<string, { id: string; name: string }>();
  const rows = await db
    .selectFrom("lead_events")
    .innerJoin("leads", "leads.id", "lead_events.lead_id")
    .select(["lead_events.detail", "leads.id", "leads.name"])
    .where("lead_events.kind", "=", "chat")
    .where("lead_events.detail", "in", conversationIds)
    .orderBy("lead_events.created_at")
    .execute();
  return new Map(rows.map(({ detail, id, name }) => [detail, { id, name }]));
}

export async function toItems(db: Kysely<Database>, rows: readonly ConversationRow[]): Promise<InboxItem[]> {
  const leads = await leadsOf(
    db,
    rows.map(({ id }) => id),
  );
  const said = await Promise.all(rows.map(({ id }) => lastSaid(db, id)));
  return rows.map((row, index) => toItem(row, leads.get(row.id) ?? null, said[index] ?? ""));
}

async function lastSaid(db: Kysely<Database>, conversationId: string): Promise<string> {
  const row = await db
    .selectFrom("messages")
    .select("text")
    .where("conversation_id", "=", conversationId)
    .where("is_ai", "=", 0)
    .where("author", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return (row?.text ?? "").slice(0, SAID);
}

const iso = (time: number) => new Date(time).toISOString();

export function toItem(row: ConversationRow, lead: InboxItem["lead"], said: string): InboxItem {
  const { mark, isUnread, isDone, since } = standingOf(row);
  return {
    ...{ id: row.id, language: row.language, createdAt: iso(row.created_at), lastAt: iso(row.last_at) },
    waitsSince: isWaiting(row.rank as Rank) ? iso(since) : null,
    ...{ mark, isUnread, isDone, assignedTo: row.assigned_to, heldBy: row.held_by, version: row.version },
    ...{ said, lead },
  };
}

/** How many wait, by sort, counted no further than is shown. */
export async function countInbox(db: Kysely<Database>): Promise<Omit<InboxCounts, "change">> {
  const count = async (rank: Rank) => {
    const { count } = await db
      .selectFrom((eb) =>
        eb
          .selectFrom("conversations")
          .select("id")
          .where("rank", "=", rank)
          .limit(COUNTED_AT_MOST)
          .as("waiting"),
      )
      .select((eb) => eb.fn.countAll<number | string>().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const [wantsPerson, notKnown, unread] = await Promise.all([
    count(RANK.wants_person),
    count(RANK.not_known),
    count(RANK.unread),
  ]);
  return { wantsPerson, notKnown, unread };
}
