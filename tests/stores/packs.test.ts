import { expect, it, vi } from "vitest";
import { eraser } from "#server/db/scrub.ts";
import type { Store } from "#server/db/store.ts";
import { parentQuestions, sweepQuestions } from "#server/features/packs/questions.ts";
import { onBothEngines } from "./engines.ts";

const questionsOf = (store: Store, now: () => number, tell: Parameters<typeof parentQuestions>[1]) =>
  parentQuestions({ store, eraser: eraser(store, now), now }, tell);

onBothEngines("the parents' questions", ({ fresh }) => {
  it("are kept, listed with the open ones first, answered, opened again and erased", async () => {
    let time = 1_000;
    const questions = questionsOf(await fresh(), () => time, null);
    await questions.keep("First?", "en");
    time += 1;
    await questions.keep("¿Segunda?", "es");
    time += 1;
    await questions.keep("Third?", "en");
    const texts = async () => (await questions.list()).map(({ question }) => question);
    expect(await texts()).toEqual(["Third?", "¿Segunda?", "First?"]);

    const [third, second] = await questions.list();
    time = 5_000;
    const answered = await questions.mark(third?.id ?? "", "answered", "staff@example.com");
    expect(answered).toMatchObject({
      status: "answered",
      answeredBy: "staff@example.com",
      answeredAt: new Date(5_000).toISOString(),
    });
    expect(await texts()).toEqual(["¿Segunda?", "First?", "Third?"]);
    expect(await questions.mark(third?.id ?? "", "open", "staff@example.com")).toMatchObject({
      status: "open",
      answeredBy: null,
      answeredAt: null,
    });

    await questions.erase(second?.id ?? "", async () => {});
    expect(await texts()).toEqual(["Third?", "First?"]);
    await expect(questions.erase(second?.id ?? "", async () => {})).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(questions.mark("nobody", "answered", "x")).rejects.toMatchObject({ code: "not_found" });
  });

  it("go once they have been answered for as long as children's data is kept; open ones wait", async () => {
    const store = await fresh();
    let time = 1_000;
    const questions = questionsOf(store, () => time, null);
    for (const text of ["answered early", "answered late", "opened again", "open"])
      await questions.keep(text, "en");
    const id = async (text: string) =>
      (await questions.list()).find(({ question }) => question === text)?.id ?? "";
    await questions.mark(await id("answered early"), "answered", "staff@example.com");
    await questions.mark(await id("opened again"), "answered", "staff@example.com");
    await questions.mark(await id("opened again"), "open", "staff@example.com");
    time = 5_000;
    await questions.mark(await id("answered late"), "answered", "staff@example.com");
    await store.write((trx) => sweepQuestions(trx, "answered", 4_999));
    const left = (await questions.list()).map(({ question }) => question).sort();
    expect(left).toEqual(["answered late", "open", "opened again"]);
    await store.write((trx) => sweepQuestions(trx, "answered", 5_000));
    expect(await questions.list()).toHaveLength(2);
    // A question that nobody answers has a term of its own.
    await store.write((trx) => sweepQuestions(trx, "open", 999));
    expect(await questions.list()).toHaveLength(2);
    await store.write((trx) => sweepQuestions(trx, "open", 1_000));
    expect(await questions.list()).toEqual([]);
  });

  it("take an e-mail only with their receipt, which is stored as a hash", async () => {
    const store = await fresh();
    const questions = questionsOf(store, () => 1, null);
    const receipt = await questions.keep("A person, please", "en");
    await questions.replyTo(receipt, "Ana@Example.com");
    expect((await questions.list())[0]?.email).toBe("Ana@Example.com");
    await expect(questions.replyTo(`${receipt}x`, "eve@example.com")).rejects.toMatchObject({
      code: "not_found",
    });
    const row = await store.db.selectFrom("parent_questions").selectAll().executeTakeFirstOrThrow();
    expect(row.email_key).toBe("ana@example.com");
    expect(JSON.stringify(row)).not.toContain(receipt);
  });

  it("mail staff at once, then about all further ones together an hour later", async () => {
    const store = await fresh();
    let time = 10_000_000;
    const wake = vi.fn();
    const mail = { to: "desk@example.com", kind: "staff", subject: "A question", text: "Look" } as const;
    const tell = { mail: () => mail, wake };
    const questions = questionsOf(store, () => time, tell);
    const due = async () =>
      (await store.db.selectFrom("mails").select("due_at").orderBy("due_at").execute()).map(
        (row) => row.due_at,
      );
    await questions.keep("First?", "en");
    await store.db.updateTable("mails").set({ status: "sent" }).execute();
    time += 1_800_000;
    await questions.keep("Second?", "en");
    await questions.keep("Third?", "en");
    expect(await due()).toEqual([10_000_000, 13_600_000]);
    expect(wake).toHaveBeenCalled();
    await store.db.updateTable("mails").set({ status: "sent" }).execute();
    time = 13_600_000 + 3_600_000;
    await questions.keep("Fourth?", "en");
    expect(await due()).toEqual([10_000_000, 13_600_000, time]);
  });
});
