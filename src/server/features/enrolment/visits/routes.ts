import type { Call, Handlers } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import { visitBooking } from "./booking.ts";
import { visitDesk } from "./desk.ts";
import { familyVisits } from "./family.ts";
import { visitLinks } from "./links.ts";
import { visitMailsOf } from "./mails.ts";
import type { VisitParts } from "./parts.ts";

type VisitHandlers = Pick<
  Handlers,
  | "GET /api/visits/times"
  | "POST /api/visits"
  | "POST /api/visits/family"
  | "POST /api/visits/mine"
  | "POST /api/visits/move"
  | "POST /api/visits/cancel"
  | "GET /api/admin/visits"
  | "GET /api/admin/visits/coming"
  | "POST /api/admin/visits/slots"
  | "PATCH /api/admin/visits/slots/{id}"
  | "DELETE /api/admin/visits/slots/{id}"
  | "POST /api/admin/visits/bookings"
  | "PATCH /api/admin/visits/bookings/{id}"
  | "GET /api/admin/leads/{id}/visits"
>;

/** Visits and calls as handlers of the contract (decision 178). */
export function visitHandlers(parts: VisitParts): VisitHandlers {
  const links = visitLinks(parts.secret, parts.publicUrl);
  const mails = visitMailsOf(parts.publicUrl, links, parts.school);
  const booking = visitBooking(parts, mails);
  const family = familyVisits(parts, { links, mails, booking });
  const desk = visitDesk(parts, { links, booking });
  return {
    "GET /api/visits/times": () => family.times(),
    "POST /api/visits": ({ body }) => family.book(body),
    "POST /api/visits/family": ({ body }) => family.family(body.token),
    "POST /api/visits/mine": ({ body }) => family.mine(body.token),
    "POST /api/visits/move": ({ body }) => family.move(body),
    "POST /api/visits/cancel": ({ body }) => family.cancel(body.token),
    "GET /api/admin/visits": ({ query }) => desk.week(query.day),
    "GET /api/admin/visits/coming": () => desk.coming(),
    "POST /api/admin/visits/slots": async ({ body }, call) => desk.open(body, await me(call), call.note),
    "PATCH /api/admin/visits/slots/{id}": ({ params, body }, call) => desk.change(params.id, body, call.note),
    "DELETE /api/admin/visits/slots/{id}": ({ params }, call) => desk.close(params.id, call.note),
    "POST /api/admin/visits/bookings": async ({ body }, call) => desk.book(body, await me(call), call.note),
    "PATCH /api/admin/visits/bookings/{id}": async ({ params, body }, call) =>
      desk.rebook(params.id, body, await me(call), call.note),
    "GET /api/admin/leads/{id}/visits": ({ params }) => desk.ofLead(params.id),
  };
}

/** The router has let nobody else come so far. */
async function me(call: Call): Promise<string> {
  const staff = await call.staff();
  if (staff === null) throw new Refusal("unauthenticated", "Sign in first.");
  return staff.email;
}
