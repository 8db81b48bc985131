import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Of several servers that all want to do the same now and then, lets one: true when nobody took this turn within the
 * last half of `everyMs`. A server that dies in its turn holds up nobody for longer.
 */
export async function takeTurn(
  db: Kysely<Database>,
  name: string,
  everyMs: number,
  now = Date.now(),
): Promise<boolean> {
  const taken = await db
    .insertInto("settings")
    .values({ key: `turn.${name}`, value: "", updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ updated_at: now })
        .where((eb) =>
          eb.or([
            eb("settings.updated_at", "<=", now - everyMs / 2),
            // Taken by a clock that ran ahead.
            eb("settings.updated_at", ">", now + everyMs / 2),
          ]),
        ),
    )
    .returning("key")
    .executeTakeFirst();
  return taken !== undefined;
}
