import { expect, it } from "vitest";
import { deliveredSchool } from "#content/catalogue/school.ts";
import { NEW_DIALOGUE } from "#domain/dialogue/state.ts";
import type { TaughtContent } from "#domain/enrolment/taught/answer.ts";
import type { Language } from "#domain/locale/language.ts";
import { taughtLookUp } from "#server/adapters/assistant/taught-look-up.ts";
import type { Store } from "#server/db/store.ts";
import { taughtAnswers } from "#server/db/taught-answers.ts";
import { conversations } from "#server/features/enrolment/conversations.ts";
import { taughtChanges } from "#server/features/staff/answers/changes.ts";
import { openQuestions } from "#server/features/staff/answers/open-questions.ts";
import { onBothEngines } from "./engines.ts";

const MARTA = { email: "marta@school.example", note: async () => {} };
const LUIS = { email: "luis@school.example", note: async () => {} };
const content = (answer: string, question = "Do children wear a uniform?"): TaughtContent => ({
  question: { en: question, es: null },
  answer: { en: answer, es: null },
  phrasings: { en: [], es: [] },
});

function school(store: Store) {
  let clock = 1_800_000_000_000;
  const now = () => {
    clock += 60_000;
    return clock;
  };
  const stored = conversations(store);
  const taught = taughtAnswers(store);
  const questions = openQuestions(
    store,
    taughtLookUp(() => deliveredSchool),
  );
  return {
    taught,
    questions,
    changes: taughtChanges(store, now),
    /** A question that the assistant did not know, in a conversation of its own. */
    async notKnown(text: string, language: Language = "en") {
      const askedAt = now();
      const reply = {
        ...{ message: "I don't know.", needsContactForm: false, needsPayment: false, paymentType: null },
        ...({
          suggestions: [],
          topic: null,
          mark: "not_known",
          outcome: "unknown",
          lead: null,
          acts: [],
        } as const),
        ...{ wish: { kind: "question" as const, text, name: null, email: null, phone: null } },
        state: NEW_DIALOGUE,
      };
      const sessionId = `chat_${askedAt}`;
      await stored.save({
        ...{ sessionId, ownerHash: "me", language, question: text, askedAt, reply, repliedAt: askedAt },
      });
    },
    groups: async () =>
      (await questions.groups(await taught())).groups.map((group) => group.questions.map(({ text }) => text)),
  };
}

onBothEngines("what staff teach", ({ fresh }) => {
  it("is live from the moment it is published, also on another server, until it is retired", async () => {
    const store = await fresh();
    const { changes, taught } = school(store);
    const elsewhere = taughtAnswers(store);
    expect(await elsewhere()).toEqual([]);

    const made = await changes.publish(content("No uniform."), MARTA);
    expect(made).toMatchObject({ version: 1, isLive: true, by: MARTA.email });
    expect(await elsewhere()).toEqual([{ id: made.id, content: content("No uniform.") }]);
    // As long as nothing changes it is the same array, so that nobody reads it anew.
    expect(await elsewhere()).toBe(await elsewhere());

    await changes.replace(made.id, 1, content("A blue shirt."), LUIS);
    expect((await taught())[0]?.content.answer.en).toBe("A blue shirt.");
    await changes.retire(made.id, 2, MARTA);
    expect(await taught()).toEqual([]);
    expect(await elsewhere()).toEqual([]);
  });

  it("keeps who changed what, and goes back to any of it", async () => {
    const { changes, taught } = school(await fresh());
    const { id } = await changes.publish(content("No uniform."), MARTA);
    await changes.replace(id, 1, content("A blue shirt."), LUIS);
    await changes.retire(id, 2, LUIS);
    const back = await changes.restore(id, 3, 1, () => {}, MARTA);
    expect(back).toMatchObject({ version: 4, isLive: true, content: content("No uniform.") });
    expect((await taught())[0]?.content.answer.en).toBe("No uniform.");
    const versions = await changes.versions(id);
    expect(versions.map(({ act, by, isLive }) => [act, by, isLive])).toEqual([
      ["restored", MARTA.email, true],
      ["retired", LUIS.email, false],
      ["changed", LUIS.email, true],
      ["published", MARTA.email, true],
    ]);
  });

  it("refuses a change of a version that nobody has any more, and one that does not exist", async () => {
    const { changes } = school(await fresh());
    const { id } = await changes.publish(content("No uniform."), MARTA);
    await changes.replace(id, 1, content("A blue shirt."), LUIS);
    await expect(changes.replace(id, 1, content("A red shirt."), MARTA)).rejects.toMatchObject({
      code: "conflict",
    });
    await expect(changes.retire("nobody", 1, MARTA)).rejects.toMatchObject({ code: "not_found" });
    await expect(changes.restore(id, 2, 9, () => {}, MARTA)).rejects.toMatchObject({ code: "not_found" });
    // Nothing of what was refused is there.
    expect(await changes.versions(id)).toHaveLength(2);
    expect((await changes.list())[0]).toMatchObject({ version: 2, content: content("A blue shirt.") });
  });
});

onBothEngines("questions that were not known", ({ fresh }) => {
  it("stand together by what they ask, the most asked first, until an answer is taught", async () => {
    const { notKnown, groups, questions, changes, taught } = school(await fresh());
    await notKnown("Is there parking at the school?");
    await notKnown("Do they wear uniforms?");
    await notKnown("¿Usan uniforme?", "es");
    await notKnown("uniform?");
    expect(await groups()).toEqual([
      ["uniform?", "¿Usan uniforme?", "Do they wear uniforms?"],
      ["Is there parking at the school?"],
    ]);

    const draft = { id: "draft", content: content("No uniform.") };
    const would = await questions.wouldAnswer(draft, await taught());
    expect(would.map(({ text }) => text)).toEqual(["uniform?", "¿Usan uniforme?", "Do they wear uniforms?"]);

    const { id } = await changes.publish(draft.content, MARTA);
    expect(await groups()).toEqual([["Is there parking at the school?"]]);
    expect((await questions.groups(await taught())).answered).toBe(3);
    await changes.retire(id, 1, MARTA);
    expect(await groups()).toHaveLength(2);
  });

  it("are put aside by who sees that nobody has to teach them", async () => {
    const { notKnown, groups, questions, taught } = school(await fresh());
    await notKnown("asdf qwer zxcv");
    await notKnown("Is there parking at the school?");
    const { groups: all } = await questions.groups(await taught());
    const noise = all.find(({ middle }) => middle.text.startsWith("asdf"));
    await questions.setAside(noise?.questions.map(({ id }) => id) ?? []);
    expect(await groups()).toEqual([["Is there parking at the school?"]]);
  });
});
