import { expect, it, vi } from "vitest";
import { enqueueMail, mailQueue } from "#server/db/mails.ts";
import type { Store } from "#server/db/store.ts";
import { startMailWorker } from "#server/features/system/mail/worker.ts";
import { eventually } from "../eventually.ts";
import { onBothEngines } from "./engines.ts";

const put = (store: Store, count: number, now = Date.now()) =>
  store.write(async (trx) => {
    for (let index = 0; index < count; index += 1) {
      const mail = { to: `p${index}@x.co`, kind: "family" as const, subject: "s", text: "t" };
      await enqueueMail(trx, mail, now);
    }
  });

onBothEngines("the mail queue", ({ fresh }) => {
  it("hands each mail to one worker, though several ask at once", async () => {
    const store = await fresh();
    await put(store, 25);
    const queue = mailQueue(store);
    const batches = await Promise.all(Array.from({ length: 6 }, () => queue.claim(Date.now() + 1)));
    const rest = await queue.claim(Date.now() + 1, 100);
    const ids = [...batches.flat(), ...rest].map((mail) => mail.id);
    expect(ids).toHaveLength(25);
    expect(new Set(ids).size).toBe(25);
  });

  it("gives a mail back when its worker died", async () => {
    const store = await fresh();
    await put(store, 1, 1000);
    const queue = mailQueue(store);
    expect(await queue.claim(1000)).toHaveLength(1);
    expect(await queue.claim(2000)).toHaveLength(0);
    expect(await queue.claim(1000 + 6 * 60_000)).toHaveLength(1);
  });

  it("delivers, forgets the text, and does not send twice", async () => {
    const store = await fresh();
    await put(store, 12);
    const sent: string[] = [];
    const mailer = { send: async ({ to }: { to: string }) => void sent.push(to) };
    const workers = [startMailWorker(mailQueue(store), mailer), startMailWorker(mailQueue(store), mailer)];
    await eventually(async () => {
      const rows = await store.db.selectFrom("mails").select(["status", "body"]).execute();
      expect(rows.every((row) => row.status === "sent" && row.body === "")).toBe(true);
    });
    for (const worker of workers) await worker.stop();
    expect(sent).toHaveLength(12);
    expect(new Set(sent).size).toBe(12);
  });

  it("tries again later, with growing delays, and gives up in the end", async () => {
    const store = await fresh();
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    await put(store, 1);
    const queue = mailQueue(store);
    const mailer = { send: () => Promise.reject(new Error("down")) };
    const delays: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      await store.db.updateTable("mails").set({ due_at: 0 }).execute();
      const worker = startMailWorker(queue, mailer);
      await eventually(async () => {
        const row = await store.db.selectFrom("mails").selectAll().executeTakeFirstOrThrow();
        expect(row.attempts).toBe(attempt);
        if (row.status === "queued") delays[attempt] = row.due_at - Date.now();
      });
      await worker.stop();
    }
    expect(delays.slice(1)).toHaveLength(8);
    expect(delays.slice(1)).toEqual(delays.slice(1).sort((a, b) => a - b));
    expect(await queue.counts()).toEqual({ queued: 0, failed: 1 });
    expect(await queue.areStuck(0)).toBe(true);
    // What was given up is said for some days.
    expect(await queue.areStuck(1)).toBe(false);
  });
});
