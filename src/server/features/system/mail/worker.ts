import { type DueLoop, startDueLoop } from "#server/db/due-loop.ts";
import type { mailQueue, NewMail } from "#server/db/mails.ts";
import type { MailTable } from "#server/db/schema.ts";
import { logError } from "#server/http/log.ts";
import { type Mailer, MailUnsent } from "#server/ports/mailer.ts";

const MINUTE = 60_000;
/** How long after each failed attempt the next one comes; after the last the mail is given up. */
const DELAYS = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * MINUTE);
/** Mails taken at a time, sent at a time, and the rest between: visitors come first on disk and wire. */
const BATCH = 20;
const AT_ONCE = 5;
const PAUSE_MS = 250;
/** Other servers' mails and lapsed claims are looked for this often, even when nothing wakes the worker. */
const LOOK_EVERY = 5 * MINUTE;

export type MailWorker = DueLoop & {
  /** Resolves once the mails that were taken from the queue before now are delivered or put back. */
  settled(): Promise<void>;
};

/** What a mail that has waited for its day says by now; null where it says what it said when it was queued. */
export type AsOfNow = (mailId: string) => Promise<Pick<NewMail, "subject" | "text"> | null>;

/** Delivers the queue. Several servers may each run one: a mail is claimed before it is sent. */
export function startMailWorker(
  queue: ReturnType<typeof mailQueue>,
  mailer: Mailer,
  asOfNow: AsOfNow = async () => null,
): MailWorker {
  let inHand: Promise<unknown> = Promise.resolve();

  /** Sends one mail and answers whether it was accepted; a failure is put off or given up. */
  async function deliver(mail: MailTable, stopped: () => boolean): Promise<boolean> {
    // A claim that is not used lapses by itself; the next start finds the mail.
    if (stopped()) return false;
    try {
      const { recipient: to, unsubscribe, calendar } = mail;
      const now = mail.due_at > mail.created_at ? await asOfNow(mail.id) : null;
      const { subject, text } = now ?? { subject: mail.subject, text: mail.body };
      await mailer.send({
        ...{ to, subject, text },
        ...(unsubscribe === null ? {} : { unsubscribe }),
        ...(calendar === null ? {} : { calendar }),
      });
      return true;
    } catch (error) {
      logError("mail", error, { mail: mail.id, attempt: String(mail.attempts + 1) });
      const delay = DELAYS[mail.attempts];
      const fault = error instanceof MailUnsent ? error.fault : "unknown";
      await queue.markUnsent(mail.id, delay === undefined ? null : Date.now() + delay, fault);
      return false;
    }
  }

  async function deliverDue(stopped: () => boolean): Promise<void> {
    for (;;) {
      const batch = deliverBatch(stopped);
      inHand = batch.catch(() => {});
      if ((await batch) < BATCH || stopped()) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  async function deliverBatch(stopped: () => boolean): Promise<number> {
    const batch = await queue.claim(Date.now(), BATCH);
    for (let from = 0; from < batch.length; from += AT_ONCE) {
      const some = batch.slice(from, from + AT_ONCE);
      const accepted = await Promise.all(some.map((mail) => deliver(mail, stopped)));
      const sent = some.filter((_, index) => accepted[index]).map((mail) => mail.id);
      await queue.markSent(sent, Date.now(), mailer.isFolder ? "folder" : null);
    }
    return batch.length;
  }

  const loop = startDueLoop({
    queue: "mails",
    wakes: queue.wakes,
    drain: deliverDue,
    nextDue: queue.nextDue,
    lookEvery: LOOK_EVERY,
    failed: (error) => logError("mail queue", error),
  });
  return { ...loop, settled: async () => void (await inHand) };
}
