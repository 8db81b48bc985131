import { join } from "node:path";
import { expect, it } from "vitest";
import { personalData, recordWriters } from "#server/compose/personal-data.ts";
import { auditLog } from "#server/db/audit.ts";
import { openStore } from "#server/db/database.ts";
import { erasedList } from "#server/db/erased.ts";
import { eraser as createEraser } from "#server/db/scrub.ts";
import { recordHandlers } from "#server/features/family/record-routes.ts";
import { familyHandlers } from "#server/features/family/routes.ts";
import { retention } from "#server/features/learner/retention.ts";
import type { Call } from "#server/http/handler.ts";
import { onBothEngines } from "./engines.ts";

onBothEngines("an act and its entry in the audit", ({ place }) => {
  it("stand together or not at all", async () => {
    const where = await place();
    const store = openStore(where);
    await store.migrate();
    const now = Date.now;
    const file = join(where.dataDir, "erased.list");
    const parts = {
      ...{ store, now, eraser: createEraser(store, now) },
      erased: erasedList({ store, secret: "s".repeat(40), file }),
      ...{ mailer: { send: async () => {} }, mailsSettled: async () => {} },
    };
    await store.write(async (trx) => {
      await trx
        .insertInto("leads")
        .values({
          ...{ id: "l1", name: "Ana", email: "ana@example.com", email_key: "ana@example.com", phone: null },
          ...{ children: 1, ages: "6", language: "es", status: "new", next_step_on: null, version: 0 },
          created_at: 1,
        })
        .execute();
      await trx
        .insertInto("conversations")
        .values({ id: "c1", session_id: "s1", owner_hash: "o", language: "es", created_at: 1 })
        .execute();
    });
    const { writeIn } = auditLog(store, now);
    const callThat = (note: Call["note"]) => ({ note }) as Call;
    const dies = callThat(async () => {
      throw new Error("killed");
    });
    const acts = [
      (call: Call) =>
        familyHandlers({ ...parts, slices: personalData })["DELETE /api/admin/family"](
          { query: { email: "ana@example.com" } } as never,
          call,
        ),
      (call: Call) =>
        recordHandlers({ ...parts, write: recordWriters })["DELETE /api/admin/records/{id}"](
          { params: { id: "c1" }, query: { kind: "chat" } } as never,
          call,
        ),
      (call: Call) => retention(store, now).setTerms({ chats: 30 }, call.note),
    ];
    const rows = async () => ({
      leads: (await store.db.selectFrom("leads").select("id").execute()).length,
      chats: (await store.db.selectFrom("conversations").select("id").execute()).length,
      days: (await retention(store, now).terms()).chats,
      erased: (await store.db.selectFrom("erased").select("mark").execute()).length,
      entries: (await store.db.selectFrom("audit_log").select("id").execute()).length,
    });
    const before = { leads: 1, chats: 1, days: 365, erased: 0, entries: 0 };
    expect(await rows()).toEqual(before);
    for (const act of acts) await expect(act(dies)).rejects.toThrow("killed");
    expect(await rows()).toEqual(before);
    const lives = callThat((trx) => writeIn(trx, { action: "family_erased", actor: "m@x.co" }));
    for (const act of acts) await act(lives);
    expect(await rows()).toEqual({ leads: 0, chats: 0, days: 30, erased: 2, entries: 3 });
    await store.close();
  });
});
