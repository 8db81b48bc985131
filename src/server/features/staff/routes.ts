import type { DeskNotice } from "#contract/staff.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { Desk } from "./desk.ts";
import { type FamilyParts, knownMember } from "./families/parts.ts";

type StaffParts = {
  readonly desk: Desk;
  readonly members: FamilyParts["members"];
  readonly notices: () => Promise<readonly DeskNotice[]>;
  /** Called after mails may have been put into the queue. */
  readonly wakeMail: () => void;
};

type StaffHandlers = Pick<
  Handlers,
  | "GET /api/stats"
  | "GET /api/admin/stats"
  | "GET /api/admin/notices"
  | "GET /api/leads"
  | "GET /api/admin/leads"
  | "GET /api/admin/leads/{id}"
  | "GET /api/admin/leads/{id}/history"
  | "PATCH /api/admin/leads/{id}"
>;

/** The staff slice as handlers of the contract. */
export function staffHandlers({ desk, members, notices, wakeMail }: StaffParts): StaffHandlers {
  return {
    "GET /api/stats": () => desk.stats(),
    "GET /api/admin/stats": () => desk.stats(),
    "GET /api/admin/notices": async () => ({ notices: [...(await notices())] }),
    "GET /api/leads": ({ query }) => desk.leads(query),
    "GET /api/admin/leads": ({ query }) => desk.leads(query),
    "GET /api/admin/leads/{id}": ({ params }) => desk.lead(params.id),
    "GET /api/admin/leads/{id}/history": ({ params }) => desk.history(params.id),
    "PATCH /api/admin/leads/{id}": async ({ params, body }, call) => {
      if (body.owner !== undefined) await knownMember({ members }, body.owner);
      const by = (await call.staff())?.email ?? "staff";
      const changed = await desk.change(params.id, body, by);
      if (body.email !== undefined) wakeMail();
      return changed;
    },
  };
}
