import { z } from "zod";
import {
  OLDEST,
  PLACE_STATES,
  RELEASE_REASONS,
  SEATS_AT_MOST,
  TURNS,
} from "#domain/enrolment/places/place.ts";
import type { Operation } from "./operation.ts";
import { languageSchema, line, timestampSchema } from "./text.ts";

/** Rows of the list in one answer: what a page shows, and what a file holds. */
export const WAITING_SHOWN = 50;
const WAITING_AT_MOST = 5000;
const LONGEST_NAME = 60;
const LONGEST_REASON = 300;

const id = z.string().min(1).max(64);
/** Says whose place a link is for; only the mail of an offer carries one. */
const token = z.string().regex(/^[A-Za-z0-9_.-]{40,160}$/, "token");
const age = z.number().int().min(0).max(OLDEST);
const child = line(LONGEST_NAME);
const name = child.pipe(z.string().min(1));
/** Why the order of the list is not followed; it stands in the history of everyone it concerns. */
const reason = line(LONGEST_REASON).pipe(z.string().min(3, "places.reason"));

const podFields = {
  name: z.object({ en: name, es: name }),
  ages: z
    .object({ from: age, to: age })
    .refine(({ from, to }) => from <= to, { message: "places.ages", path: ["to"] }),
  seats: z.number().int().min(1).max(SEATS_AT_MOST),
  /** The first day; null where it is the school's own. */
  startsOn: z.iso.date().nullable(),
  isOpen: z.boolean(),
  /** Whoever asks how many seats are free is told. */
  isTold: z.boolean(),
};
const podForm = z.object(podFields);

/** A child on the list or on a seat, as staff see it. */
export const place = z.object({
  id: z.string(),
  lead: z.object({ id: z.string(), name: z.string(), email: z.string(), phone: z.string().nullable() }),
  language: languageSchema,
  /** Empty while nobody has said. */
  child: z.string(),
  age: z.number().int().nullable(),
  state: z.enum(PLACE_STATES),
  reason: z.enum(RELEASE_REASONS).nullable(),
  podId: z.string().nullable(),
  seat: z.number().int().nullable(),
  offeredUntil: timestampSchema.nullable(),
  hasDeposit: z.boolean(),
  /** From what its turn is counted, and since when. */
  turn: z.enum(TURNS),
  since: timestampSchema,
  joinedAt: timestampSchema,
});
export type Place = z.infer<typeof place>;

const pod = z.object({
  id: z.string(),
  ...podFields,
  /** Who has a seat, by its number. */
  holders: z.array(place),
  /** How many wait for it. */
  waiting: z.number().int(),
  /** Whose turn it is. */
  next: place.nullable(),
});
export type Pod = z.infer<typeof pod>;

/** An offer as its family sees it. */
const familyOffer = z.object({
  /** `over`: it was declined, has lapsed or was taken back. */
  state: z.enum(["offered", "held", "over"]),
  child: z.string(),
  pod: z.object({ en: z.string(), es: z.string() }).nullable(),
  /** ISO date. */
  startsOn: z.iso.date(),
  until: timestampSchema.nullable(),
  /** By the school's clock the term is shown. */
  timeZone: z.string(),
});
export type FamilyOffer = z.infer<typeof familyOffer>;

/** Pods with seats, who holds them, and one fair list (decision 179). */
export const placeOperations = {
  "GET /api/admin/places": {
    summary:
      "The pods with their seats, and who waits, in the list's order; of one pod, those whose age fits.",
    access: "staff",
    query: z.object({
      pod: id.optional(),
      limit: z.coerce.number().int().min(1).max(WAITING_AT_MOST).default(WAITING_SHOWN),
    }),
    output: z.object({
      timeZone: z.string(),
      /** Who asks may change pods. */
      isOwner: z.boolean(),
      pods: z.array(pod),
      waiting: z.array(place),
      total: z.number().int(),
    }),
  },
  "POST /api/admin/places/pods": {
    summary: "Open a new pod.",
    access: "owner",
    audit: "pod_changed",
    body: podForm,
    status: 200,
    output: z.object({ id: z.string() }),
    errors: ["conflict"],
  },
  "PUT /api/admin/places/pods/{id}": {
    summary: "Change a pod. 409 when a seat that would go is taken.",
    access: "owner",
    audit: "pod_changed",
    params: z.object({ id }),
    body: podForm,
    errors: ["not_found", "conflict"],
  },
  "PATCH /api/admin/places/{id}": {
    summary:
      "Offer a seat, give one by hand, enrol, put back on the list, let go, or correct who it is. Out of turn only with a reason. 409 when no seat is free, or it changed meanwhile.",
    access: "staff",
    audit: "place_changed",
    params: z.object({ id }),
    body: z.discriminatedUnion("act", [
      z.object({ act: z.literal("offer"), podId: id, reason: reason.optional() }),
      z.object({ act: z.literal("hold"), podId: id, reason: reason.optional() }),
      z.object({ act: z.literal("enrol") }),
      z.object({ act: z.literal("wait") }),
      z.object({ act: z.literal("release") }),
      z.object({ act: z.literal("correct"), child, age: age.nullable() }),
    ]),
    output: place,
    errors: ["not_found", "conflict"],
  },
  "GET /api/admin/leads/{id}/places": {
    summary:
      "A family's children on the list and on seats, and how many wait before each for a pod of its age.",
    access: "staff",
    params: z.object({ id }),
    output: z.object({
      places: z.array(
        z.object({
          place,
          pod: z.object({ en: z.string(), es: z.string() }).nullable(),
          before: z.array(
            z.object({ pod: z.object({ en: z.string(), es: z.string() }), count: z.number().int() }),
          ),
        }),
      ),
    }),
    errors: ["not_found"],
  },
  "POST /api/admin/leads/{id}/places": {
    summary: "Put a child of the family on the list, from now on.",
    access: "staff",
    audit: "place_added",
    params: z.object({ id }),
    body: z.object({ child, age: age.nullable() }),
    status: 200,
    output: place,
    errors: ["not_found", "conflict"],
  },
  "POST /api/places/mine": {
    summary: "The offer that the link of a mail is for.",
    access: "public",
    body: z.object({ token }),
    status: 200,
    output: familyOffer,
    errors: ["link_expired"],
  },
  "POST /api/places/answer": {
    summary: "Accept an offered place or decline it; the same answer again is no fault. 409 once it is over.",
    access: "public",
    body: z.object({ token, accepts: z.boolean() }),
    status: 200,
    output: familyOffer,
    errors: ["link_expired", "conflict"],
  },
} as const satisfies Record<string, Operation>;
