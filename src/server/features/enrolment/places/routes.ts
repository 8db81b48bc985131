import type { FamilyOffer } from "#contract/places.ts";
import { readHours } from "#server/db/opening-hours.ts";
import type { Call, Handlers, StaffMember } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import { placeDesk } from "./desk.ts";
import { type PlaceLinks, placeLinks, placeMailsOf } from "./mails.ts";
import { type PlaceMoves, placeMoves } from "./moves.ts";
import { type PlaceParts, type PlaceWithLead, placesWithLeads, pods, toPlace } from "./parts.ts";

type PlaceHandlers = Pick<
  Handlers,
  | "GET /api/admin/places"
  | "POST /api/admin/places/pods"
  | "PUT /api/admin/places/pods/{id}"
  | "PATCH /api/admin/places/{id}"
  | "GET /api/admin/leads/{id}/places"
  | "POST /api/admin/leads/{id}/places"
  | "POST /api/places/mine"
  | "POST /api/places/answer"
>;

/** Pods, seats and the list (decision 179). */
export function createPlaces(parts: PlaceParts): { handlers: PlaceHandlers; moves: PlaceMoves } {
  const links = placeLinks(parts.secret, parts.publicUrl);
  const moves = placeMoves(parts, placeMailsOf(parts, links));
  const desk = placeDesk(parts);
  const family = familyOffers(parts, links, moves);
  const handlers: PlaceHandlers = {
    "GET /api/admin/places": async ({ query }, call) => desk.overview(query, await me(call)),
    "POST /api/admin/places/pods": ({ body }, call) => desk.addPod(body, call.note),
    "PUT /api/admin/places/pods/{id}": ({ params, body }, call) => desk.changePod(params.id, body, call.note),
    "PATCH /api/admin/places/{id}": async ({ params, body }, call) =>
      toPlace(await moves.act(params.id, body, (await me(call)).email, call.note)),
    "GET /api/admin/leads/{id}/places": ({ params }) => desk.ofLead(params.id),
    "POST /api/admin/leads/{id}/places": async ({ params, body }, call) =>
      desk.join(params.id, body, (await me(call)).email, call.note),
    "POST /api/places/mine": ({ body }) => family.mine(body.token),
    "POST /api/places/answer": ({ body }) => family.answer(body.token, body.accepts),
  };
  return { handlers, moves };
}

/** An offer as its family sees it and answers it, by the link of its mail. */
function familyOffers({ store, now, school, usualHours }: PlaceParts, links: PlaceLinks, moves: PlaceMoves) {
  async function toOffer(row: PlaceWithLead): Promise<FamilyOffer> {
    const pod = (await pods(store.db)).find(({ id }) => id === row.pod_id);
    const isOpen = row.state === "offered" && (row.offered_until ?? 0) > now();
    const isHeld = row.state === "held" || row.state === "enrolled";
    return {
      ...{ state: isOpen ? "offered" : isHeld ? "held" : "over", child: row.child },
      pod: pod === undefined ? null : { en: pod.name_en, es: pod.name_es },
      startsOn: pod?.starts_on ?? school().launchDate,
      until: isOpen ? new Date(row.offered_until ?? 0).toISOString() : null,
      timeZone: (await readHours(store.db, usualHours)).timeZone,
    };
  }

  /** @throws Refusal link_expired */
  async function placeOf(token: string): Promise<PlaceWithLead> {
    const row = await placesWithLeads(store.db)
      .where("places.id", "=", links.placeOf(token))
      .executeTakeFirst();
    if (row === undefined || !links.isOf(token, row))
      throw new Refusal("link_expired", "This link is not valid any more.");
    return row;
  }

  return {
    mine: async (token: string): Promise<FamilyOffer> => toOffer(await placeOf(token)),
    answer: async (token: string, accepts: boolean): Promise<FamilyOffer> =>
      toOffer(await moves.answer(await placeOf(token), accepts)),
  };
}

/** The router has let nobody else come so far. */
async function me(call: Call): Promise<StaffMember> {
  const staff = await call.staff();
  if (staff === null) throw new Refusal("unauthenticated", "Sign in first.");
  return staff;
}
