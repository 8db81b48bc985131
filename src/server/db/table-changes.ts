import type { KyselyPlugin, QueryId, RootOperationNode } from "kysely";
import type { DeskPart } from "#domain/staff/live.ts";
import type { Database } from "./schema.ts";
import type { Wakes } from "./wakes.ts";

/** By what a desk hears that a part of it is otherwise, and that somebody was signed out. */
export const deskQueue = (part: DeskPart): string => `desk.${part}`;
export const SIGNED_OUT = "signed-out";

/** On which part of the desk a table's rows are seen; null for none. A new table says so here. */
const PART_OF: Readonly<Record<keyof Database, DeskPart | null>> = {
  leads: "families",
  lead_tasks: "families",
  lead_submissions: "families",
  lead_events: "families",
  conversations: "inbox",
  messages: "inbox",
  conversation_events: "inbox",
  deposits: "money",
  subscriptions: "money",
  refunds: "money",
  safety_items: "safety",
  safety_watches: "safety",
  safety_alerts: "safety",
  safety_turns: "safety",
  safety_log: "safety",
  taught_answers: "answers",
  taught_versions: "answers",
  school_facts: "facts",
  visit_slots: "visits",
  visit_bookings: "visits",
  pods: "places",
  places: "places",
  parent_questions: "letters",
  newsletter_subscribers: "letters",
  job_applications: "letters",
  mails: "mails",
  // Words of what is seen already, and what staff do not see or see only when they ask.
  conversation_words: null,
  payment_events: null,
  sandbox_objects: null,
  consents: null,
  student_profiles: null,
  safety_reads: null,
  tutor_threads: null,
  tutor_messages: null,
  erased: null,
  audit_log: null,
  left_sessions: null,
  settings: null,
  daily_counts: null,
  tallies: null,
};

/** The queue that is rung for a change; undefined where nobody waits for it. */
function queueOf(node: RootOperationNode): string | undefined {
  const table = tableOf(node);
  if (table === undefined) return undefined;
  // better-auth's own: a session ends by being deleted, by itself or with its account.
  if (table === "session" || table === "user")
    return node.kind === "DeleteQueryNode" ? SIGNED_OUT : undefined;
  const part = (PART_OF as Readonly<Record<string, DeskPart | null>>)[table];
  return part ? deskQueue(part) : undefined;
}

function tableOf(node: RootOperationNode): string | undefined {
  const target =
    node.kind === "InsertQueryNode"
      ? node.into
      : node.kind === "UpdateQueryNode"
        ? node.table
        : node.kind === "DeleteQueryNode"
          ? node.from.froms[0]
          : undefined;
  const named = target?.kind === "AliasNode" ? (target as unknown as { node: typeof target }).node : target;
  return named?.kind === "TableNode"
    ? (named as unknown as { table: { identifier: { name: string } } }).table.identifier.name
    : undefined;
}

/** By the query: one that was compiled before is not looked at again. */
const asked = new WeakMap<QueryId, string>();

/** Looks at each query that has changed something, so that no writer has to say what it wrote. */
function noting(note: (queue: string) => void): KyselyPlugin {
  return {
    transformQuery({ node, queryId }) {
      const queue = queueOf(node);
      if (queue !== undefined) asked.set(queryId, queue);
      return node;
    },
    async transformResult({ queryId, result }) {
      const queue = asked.get(queryId);
      if (queue !== undefined && result.numAffectedRows !== 0n) note(queue);
      return result;
    },
  };
}

type Plugged<Self> = { withPlugin(plugin: KyselyPlugin): Self };

/** Rings for what is written outside transactions, as soon as it is written. */
export const ringingAtOnce = <Db extends Plugged<Db>>(db: Db, wakes: Pick<Wakes, "ring">): Db =>
  db.withPlugin(noting((queue) => wakes.ring(queue)));

/** Rings for what a transaction has written, once it is committed. */
export function ringingOnceCommitted<Trx extends Plugged<Trx>>(
  write: <Result>(work: (trx: Trx) => Promise<Result>) => Promise<Result>,
  wakes: Pick<Wakes, "ring">,
) {
  return async <Result>(work: (trx: Trx) => Promise<Result>): Promise<Result> => {
    const queues = new Set<string>();
    const result = await write((trx) => work(trx.withPlugin(noting((queue) => queues.add(queue)))));
    for (const queue of queues) wakes.ring(queue);
    return result;
  };
}
