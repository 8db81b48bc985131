import type { OpeningHours } from "#domain/enrolment/inbox/hours.ts";
import { readHours, writeHours } from "#server/db/opening-hours.ts";
import type { Call, Handlers, StaffMember } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import { type InboxParts, inboxChanges } from "./changes.ts";
import { readConversation } from "./conversation.ts";
import { countInbox, listInbox } from "./list.ts";

export type InboxRoutesParts = InboxParts & {
  readonly usualHours: OpeningHours;
  readonly members: {
    readonly names: () => Promise<{ email: string; name: string }[]>;
    readonly rename: (id: string, name: string) => Promise<void>;
  };
};

type InboxHandlers = Pick<
  Handlers,
  | "GET /api/admin/inbox"
  | "GET /api/admin/inbox/counts"
  | "GET /api/admin/inbox/settings"
  | "PUT /api/admin/inbox/hours"
  | "GET /api/admin/inbox/{id}"
  | "PATCH /api/admin/inbox/{id}"
  | "POST /api/admin/inbox/{id}/hold"
  | "DELETE /api/admin/inbox/{id}/hold"
  | "POST /api/admin/inbox/{id}/replies"
  | "POST /api/admin/inbox/{id}/notes"
>;

/** The inbox as handlers of the contract. */
export function inboxHandlers(parts: InboxRoutesParts): InboxHandlers {
  const { store, members, usualHours, now } = parts;
  const changes = inboxChanges(parts);

  return {
    "GET /api/admin/inbox": async ({ query }, call) => listInbox(store.db, query, (await me(call)).email),
    "GET /api/admin/inbox/counts": () => countInbox(store.db),
    "GET /api/admin/inbox/settings": async (_, call) => {
      const { email, name } = await me(call);
      return {
        me: { email, name },
        team: await members.names(),
        hours: toHours(await readHours(store.db, usualHours)),
      };
    },
    "PUT /api/admin/inbox/hours": async ({ body }, call) => {
      await store.write(async (trx) => {
        await writeHours(trx, body, now());
        await call.note(trx);
      });
    },
    "GET /api/admin/inbox/{id}": ({ params }) => readConversation(store, params.id),
    "PATCH /api/admin/inbox/{id}": async ({ params, body }, call) => {
      const { assignedTo } = body;
      if (assignedTo && !(await members.names()).some(({ email }) => email === assignedTo)) {
        throw new Refusal("conflict", "There is no such member of staff.");
      }
      return changes.change(params.id, body, (await me(call)).email);
    },
    "POST /api/admin/inbox/{id}/hold": async ({ params, body }, call) => {
      const member = await me(call);
      const item = await changes.hold(params.id, body.name, member.email);
      // The next conversation begins with the name that stood here last.
      if (member.name !== body.name) await members.rename(member.id, body.name);
      return item;
    },
    "DELETE /api/admin/inbox/{id}/hold": async ({ params }, call) =>
      changes.handBack(params.id, (await me(call)).email),
    "POST /api/admin/inbox/{id}/replies": async ({ params, body }, call) => {
      const member = await me(call);
      const item = await changes.reply(params.id, body, member.email, call.note);
      if (body.name !== undefined && member.name !== body.name) await members.rename(member.id, body.name);
      return item;
    },
    "POST /api/admin/inbox/{id}/notes": async ({ params, body }, call) =>
      changes.note(params.id, body, (await me(call)).email),
  };
}

/** The router has let nobody else come so far. */
async function me(call: Call): Promise<StaffMember> {
  const staff = await call.staff();
  if (staff === null) throw new Refusal("unauthenticated", "Sign in first.");
  return staff;
}

const toHours = ({ timeZone, week }: OpeningHours) => ({
  timeZone,
  week: week.map((day) => (day === null ? null : { ...day })),
});
