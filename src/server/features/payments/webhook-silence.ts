import { z } from "zod";
import { readSetting, writeSetting } from "#server/db/settings.ts";
import type { Store } from "#server/db/store.ts";
import { logWarning } from "#server/http/log.ts";
import type { PaymentEvent, PaymentProvider } from "#server/ports/payment-provider.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A delivery may take so long; what is found sooner may still be on its way. */
const ON_ITS_WAY = 10 * MINUTE;
/** So many in a row that no webhook brought are no accident; a single one is, until a day has gone by. */
const IN_A_ROW = 5;
/** How often it is noted that webhooks come. */
const HEARD_EVERY = MINUTE;

/** Events that were found by asking since a webhook last came; times in milliseconds since 1970. */
const missedEvents = z.object({ count: z.number(), first: z.number(), told: z.number() });
const NONE = { count: 0, first: 0, told: 0 };

export type WebhookSilence = ReturnType<typeof webhookSilence>;

/**
 * Notices that real payments settle only because we ask for them: a wrong address, or a secret that was changed on one
 * side only. In other modes nobody needs to act.
 *
 * @param startedAt what happened before may have been sent while nobody listened
 */
export function webhookSilence(store: Store, mode: PaymentProvider["config"]["mode"], startedAt: number) {
  const key = `payments.missed.${mode}`;
  let heardAt = Number.NEGATIVE_INFINITY;

  async function read() {
    const text = await readSetting(store.db, key);
    return text === null ? NONE : missedEvents.parse(JSON.parse(text));
  }
  const isSilence = ({ count, first }: typeof NONE, now: number) =>
    count >= IN_A_ROW || (count > 0 && now - first >= DAY);

  return {
    /** Call with what was found by asking and had not been known. */
    async found(events: readonly PaymentEvent[], now: number): Promise<void> {
      if (mode !== "live") return;
      const late = events.filter(({ created }) => {
        return created >= Math.floor(startedAt / 1000) && now - created * 1000 > ON_ITS_WAY;
      });
      const before = await read();
      if (late.length === 0 && before.count === 0) return;
      const missed = { ...before, count: before.count + late.length, first: before.first || now };
      const isDue = isSilence(missed, now) && now - missed.told >= DAY;
      if (isDue) logWarning("payment webhooks do not arrive", { missed: missed.count });
      if (late.length === 0 && !isDue) return;
      const next = { ...missed, told: isDue ? now : missed.told };
      await store.write((trx) => writeSetting(trx, key, JSON.stringify(next), now));
    },

    /** Call when a webhook was believed. */
    async heard(now: number): Promise<void> {
      if (mode !== "live" || now - heardAt < HEARD_EVERY) return;
      heardAt = now;
      await store.write((trx) => trx.deleteFrom("settings").where("key", "=", key).execute());
    },

    isSilent: async (now = Date.now()): Promise<boolean> => isSilence(await read(), now),
    countMissed: async (): Promise<number> => (await read()).count,
  };
}
