import { isUrgent } from "#domain/safety/desk/reminders.ts";
import { logError } from "#server/http/log.ts";
import type { Alerts, Channel, DueAlert } from "./alerts.ts";

/** Messages taken at a time, and groups of them sent at a time. */
const BATCH = 20;
const AT_ONCE = 10;

type Group = readonly [DueAlert, ...DueAlert[]];
/** How a message left: handed to whoever delivers it, or kept as a file here. */
export type Sending = (alerts: Group, now: number) => Promise<"sent" | "folder">;

export type WorkerParts = {
  readonly alerts: Alerts;
  readonly channel: Channel;
  /** Hands over what goes to one recipient together; rejects when it was not taken. */
  readonly send: Sending;
  readonly now: () => number;
  readonly count: (channel: Channel, status: "sent" | "folder" | "failed" | "unsent", times: number) => void;
};

/** Delivers what is due through one channel. Each has its own worker: one that hangs does not hold the other. */
export function alertsWorker({ alerts, channel, send, now, count }: WorkerParts) {
  async function deliver(group: Group): Promise<void> {
    let status: "sent" | "folder";
    try {
      status = await send(group, now());
    } catch (error) {
      logError("safety alert", error, { alert: group[0].id, attempt: String(group[0].attempts + 1) });
      const givenUp = await alerts.markUnsent(group, now());
      count(channel, "unsent", group.length - givenUp.length);
      count(channel, "failed", givenUp.length);
      return;
    }
    await alerts.markLeft(group, status, now());
    count(channel, status, group.length);
  }

  return {
    async drain(stopped: () => boolean): Promise<void> {
      for (;;) {
        const claimed = await alerts.claim(channel, now(), BATCH);
        const groups = together(await alerts.stillNeeded(claimed, now()), channel);
        for (let from = 0; from < groups.length; from += AT_ONCE) {
          // A claim that is not used lapses by itself; the next start finds the message.
          if (stopped()) return;
          await Promise.all(groups.slice(from, from + AT_ONCE).map(deliver));
        }
        if (claimed.length < BATCH || stopped()) return;
      }
    },
  };
}

/**
 * What leaves as one mail. Something urgent that is told for the first time is alone in its mail, unless it came in a
 * flood; reminders, and what is not urgent, share one when they leave at the same moment anyway.
 */
function together(alerts: readonly DueAlert[], channel: Channel): Group[] {
  const groups = new Map<string, [DueAlert, ...DueAlert[]]>();
  for (const alert of alerts) {
    const isGathered = alert.is_gathered === 1;
    const isAlone =
      channel === "webhook" || (alert.reason === "first" && isUrgent(alert.severity) && !isGathered);
    const key = isAlone ? alert.id : `${alert.recipient} ${isGathered ? "gathered" : alert.reason}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [alert]);
    else group.push(alert);
  }
  return [...groups.values()];
}
