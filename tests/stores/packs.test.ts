import { expect, it, vi } from "vitest";
import { parentQuestions } from "#server/features/packs/questions.ts";
import { onBothEngines } from "./engines.ts";

onBothEngines("the parents' questions", ({ fresh }) => {
  it("are kept, listed with the open ones first, answered, opened again and erased", async () => {
    let time = 1_000;
    const questions = parentQuestions(await fresh(), () => time, null);
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

    await questions.erase(second?.id ?? "");
    expect(await texts()).toEqual(["Third?", "First?"]);
    await expect(questions.erase(second?.id ?? "")).rejects.toMatchObject({ code: "not_found" });
    await expect(questions.mark("nobody", "answered", "x")).rejects.toMatchObject({ code: "not_found" });
  });

  it("take an e-mail only with their receipt, which is stored as a hash", async () => {
    const store = await fresh();
    const questions = parentQuestions(store, () => 1, null);
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

  it("mail staff once an hour, in the transaction that keeps the question", async () => {
    const store = await fresh();
    let time = 10_000_000;
    const wake = vi.fn();
    const mail = { to: "desk@example.com", kind: "staff", subject: "A question", text: "Look" } as const;
    const tell = { mail: () => mail, wake };
    const questions = parentQuestions(store, () => time, tell);
    await questions.keep("First?", "en");
    time += 1_800_000;
    await questions.keep("Second?", "en");
    expect(await store.db.selectFrom("mails").select("id").execute()).toHaveLength(1);
    time += 1_800_001;
    await questions.keep("Third?", "en");
    expect(await store.db.selectFrom("mails").select("id").execute()).toHaveLength(2);
    expect(wake).toHaveBeenCalledTimes(2);
  });
});
