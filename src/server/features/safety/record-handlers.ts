import type { Store } from "#server/db/store.ts";
import type { Call, Handlers } from "#server/http/handler.ts";
import type { FamilyContacts } from "#server/ports/family-contact.ts";
import type { SafetyPrint } from "#server/ports/safety-print.ts";
import { nothingSent, type ReachOf } from "./item.ts";
import { safetyRecords } from "./record.ts";
import { sessionNames } from "./session.ts";

type RecordHandlers = Pick<
  Handlers,
  "GET /api/admin/safety/{id}" | "POST /api/admin/safety/{id}/steps" | "GET /api/admin/safety/{id}/export"
>;

type RecordParts = {
  readonly store: Store;
  readonly secret: string;
  /** How staff reach the family of a conversation. */
  readonly family: FamilyContacts;
  /** Prints a record for the child-protection file. */
  readonly print: SafetyPrint;
  readonly reachOf?: ReachOf;
  readonly now: () => number;
};

/** The record of an item as handlers of the contract. */
export function recordHandlers(parts: RecordParts): RecordHandlers {
  const { store, secret, family, print, reachOf = nothingSent, now } = parts;
  const records = safetyRecords({ store, names: sessionNames(secret), family, reachOf });
  const caller = async (call: Call) => (await call.staff())?.email ?? "staff";

  return {
    "GET /api/admin/safety/{id}": async ({ params }, call) => {
      return records.read(params.id, await caller(call), now());
    },
    "POST /api/admin/safety/{id}/steps": async ({ params, body: { step, isDone } }, call) =>
      records.step(params.id, step, isDone, await caller(call), now()),
    "GET /api/admin/safety/{id}/export": async ({ params, query: { language, timeZone } }, call) => {
      const by = await caller(call);
      const at = now();
      const record = await records.takeOut(params.id, by, at);
      const bytes = await print(record, { language, timeZone, at, by });
      return new Response(bytes as Uint8Array<ArrayBuffer>, {
        headers: {
          "content-type": "application/pdf",
          "content-length": String(bytes.length),
          // Lists of downloads are seen by others: no name and no kind in it.
          "content-disposition": `attachment; filename="record-${record.item.conversation}.pdf"`,
          "content-language": language,
          "cache-control": "no-store",
        },
      });
    },
  };
}
