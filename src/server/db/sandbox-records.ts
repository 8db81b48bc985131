import type { SandboxSelection, SandboxStore } from "#server/ports/sandbox-store.ts";
import type { Store } from "./store.ts";

/** Undoes a batch of which one write came too late. */
class Outrun extends Error {}

/** Where the embedded payment provider keeps everything: one table, one transaction per batch. */
export function sandboxRecords({ db, write }: Pick<Store, "db" | "write">): SandboxStore {
  return {
    async get(kind, id) {
      const row = await db
        .selectFrom("sandbox_objects")
        .selectAll()
        .where("kind", "=", kind)
        .where("id", "=", id)
        .executeTakeFirst();
      return row ?? null;
    },

    list(kind, { parent, before, limit }: SandboxSelection) {
      let query = db.selectFrom("sandbox_objects").selectAll().where("kind", "=", kind);
      if (parent !== undefined) query = query.where("parent", "=", parent);
      if (before !== undefined) query = query.where("id", "<", before);
      return query.orderBy("id", "desc").limit(limit).execute();
    },

    async commit(writes) {
      // In one order everywhere, so that two batches never wait for each other.
      const key = (write: { kind: string; id: string }) => `${write.kind} ${write.id}`;
      const sorted = [...writes].sort((a, b) => (key(a) < key(b) ? -1 : 1));
      try {
        await write(async (trx) => {
          for (const { kind, id, parent, body, expectedVersion } of sorted) {
            const written =
              expectedVersion === 0
                ? await trx
                    .insertInto("sandbox_objects")
                    .values({ kind, id, parent, body, version: 1 })
                    .onConflict((conflict) => conflict.columns(["kind", "id"]).doNothing())
                    .returning("id")
                    .executeTakeFirst()
                : await trx
                    .updateTable("sandbox_objects")
                    .set({ parent, body, version: expectedVersion + 1 })
                    .where("kind", "=", kind)
                    .where("id", "=", id)
                    .where("version", "=", expectedVersion)
                    .returning("id")
                    .executeTakeFirst();
            if (written === undefined) throw new Outrun();
          }
        });
        return true;
      } catch (error) {
        if (error instanceof Outrun) return false;
        throw error;
      }
    },
  };
}
