import { describe, expect, it } from "vitest";
import { changed, EMPTY } from "./conversation.ts";
import { parseUnsent, unsentOf } from "./unsent.ts";

const message = (id: string, text: string, isAi: boolean) => ({
  id,
  message: text,
  isAi,
  createdAt: "2026-11-19T03:05:00.000Z",
});

describe("a message without an answer", () => {
  it("is remembered while it is sent and after it failed, not once it is answered", () => {
    const asked = changed(EMPTY, { type: "asked", id: "own-1", text: "When?" });
    expect(unsentOf(asked.entries)).toEqual(["When?"]);
    expect(unsentOf(changed(asked, { type: "failed" }).entries)).toEqual(["When?"]);
    const reply = { message: "Soon.", needsContactForm: false, needsPayment: false, paymentType: null };
    expect(unsentOf(changed(asked, { type: "answered", id: "own-2", reply }).entries)).toEqual([]);
  });

  it("comes back as not sent, under the restored conversation", () => {
    const restored = changed(EMPTY, { type: "restored", messages: [message("1", "Hello", false)] });
    const back = changed(restored, { type: "kept", texts: ["When?"] });
    expect(back.entries.map((entry) => ("text" in entry ? entry.text : entry.id))).toEqual([
      "Hello",
      "When?",
    ]);
    expect(back.entries.at(-1)).toMatchObject({ from: "visitor", state: "failed" });
  });

  it("does not come back when the server has it after all", () => {
    const messages = [message("1", "When?", false), message("2", "Soon.", true)];
    const restored = changed(EMPTY, { type: "restored", messages });
    expect(changed(restored, { type: "kept", texts: ["When?"] })).toEqual(restored);
  });

  it.each([null, "", "nonsense", "{}", "[1,null]", '[""]'])("stored as %j is none", (stored) => {
    expect(parseUnsent(stored)).toEqual([]);
  });

  it("is read back as it was kept", () => {
    expect(parseUnsent(JSON.stringify(["a", "¿Y para dos?"]))).toEqual(["a", "¿Y para dos?"]);
  });
});
