import { type DueLoop, startDueLoop } from "#server/db/due-loop.ts";
import type { Store } from "#server/db/store.ts";
import { logError } from "#server/http/log.ts";
import { alertsOf } from "./alerts.ts";
import { alertRounds } from "./alerts-rounds.ts";
import { alertMail, alertMessage } from "./alerts-texts.ts";
import { alertsWorker, type Sending, type WorkerParts } from "./alerts-worker.ts";
import { type ReachParts, safetyReach } from "./reach.ts";
import { postWebhook } from "./webhook.ts";

/** Other servers' rows and lapsed claims are looked for this often, even when nothing wakes the loops. */
const LOOK_EVERY = 60_000;

export type TellingParts = ReachParts & {
  readonly store: Store;
  readonly publicUrl: () => string;
  readonly now: () => number;
  readonly count?: WorkerParts["count"];
  /** How long the messenger may take; for tests. */
  readonly webhookTimeoutMs?: number;
};

/** Sees to it that adults hear of what is on the safety desk, again and again until somebody takes it. */
export function safetyTelling(parts: TellingParts) {
  const { store, publicUrl, now, mailer } = parts;
  const { webhook } = parts.contacts;
  const alerts = alertsOf(store);
  const rounds = alertRounds(store);
  const reach = safetyReach(parts);

  const audience = async () => ({
    recipients: await reach.recipients(),
    secondAddresses: await reach.secondAddresses(),
    hasWebhook: webhook !== null,
  });

  const byMail: Sending = async (group, at) => {
    await mailer.send(alertMail(group, publicUrl(), at));
    return mailer.isFolder ? "folder" : "sent";
  };
  const byWebhook: Sending = async (group, at) => {
    if (webhook === null) throw new Error("No messenger is configured any more.");
    const [alert] = group;
    const message = { id: alert.id, body: alertMessage(alert, publicUrl()) };
    await postWebhook(webhook, message, at, parts.webhookTimeoutMs);
    return "sent";
  };

  const shared = { alerts, now, count: parts.count ?? (() => {}) };
  const workers = [
    { channel: "mail", ...alertsWorker({ ...shared, channel: "mail", send: byMail }) },
    { channel: "webhook", ...alertsWorker({ ...shared, channel: "webhook", send: byWebhook }) },
  ] as const;
  const drainRounds = (stopped: () => boolean) => rounds.drain(audience, now(), stopped);
  let loops: DueLoop[] = [];

  return {
    reach,
    statusOf: alerts.statusOf,
    countUnseen: alerts.countUnseen,

    /** Something new is to be told. */
    wake: () => loops[0]?.wake(),

    /** Tells now what is due; done by the loops as well. */
    async drain(): Promise<void> {
      const stopped = () => false;
      await drainRounds(stopped);
      await Promise.all(workers.map((worker) => worker.drain(stopped)));
    },

    /** Tells from now on whatever falls due: once the address in the mails is known. */
    start(): void {
      const options = {
        wakes: store.wakes,
        lookEvery: LOOK_EVERY,
        now,
        failed: (error: unknown) => logError("safety alerts", error),
      };
      const senders = workers.map(({ channel, drain }) =>
        startDueLoop({
          ...{ ...options, queue: `safety_alerts.${channel}`, drain },
          nextDue: () => alerts.nextDue(channel),
        }),
      );
      const drain = async (stopped: () => boolean) => {
        await drainRounds(stopped);
        for (const sender of senders) sender.wake();
      };
      loops = [
        startDueLoop({ ...options, queue: "safety_watches", drain, nextDue: rounds.nextDue }),
        ...senders,
      ];
    },

    /** Finishes what is in hand. */
    async stop(): Promise<void> {
      for (const loop of loops) await loop.stop();
    },
  };
}
