// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetSession, openSession } from "#web/features/enrolment/session.ts";
import { useConversation } from "#web/features/enrolment/use-conversation.ts";
import { holdServer } from "./held-server.ts";
import { renderInPage } from "./render.tsx";

/** The conversation of a family's device, with answers that come in an order the test chooses. */

const reply = (message: string) => ({
  message,
  needsContactForm: false,
  needsPayment: false,
  paymentType: null,
});
const said = (id: string, message: string, isAi: boolean) => ({
  ...{ id, message, isAi, createdAt: "2026-09-01T10:00:00.000Z" },
});

let server: ReturnType<typeof holdServer>;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  forgetSession();
  server = holdServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => {
  const { result, unmount } = renderInPage(useConversation);
  return {
    now: () => result.current,
    texts: () => result.current.entries.map((entry) => ("text" in entry ? entry.text : entry.id)),
    unmount,
  };
};

describe("while an answer is on its way", () => {
  test("a second message is not sent, and the first is answered once", async () => {
    const page = open();
    act(() => page.now().send("one"));
    act(() => page.now().send("two"));
    const asked = await server.next("/api/chat");
    await act(async () => asked.answer(reply("the answer to one")));
    await vi.waitFor(() => expect(page.texts()).toEqual(["welcome", "one", "the answer to one"]));
    expect(server.count("/api/chat")).toBe(1);
  });

  test("a conversation begun anew does not get the old one's answer", async () => {
    const page = open();
    act(() => page.now().send("one"));
    const old = await server.next("/api/chat");
    act(() => page.now().startAnew());
    expect(old.isAborted()).toBe(true);
    await act(async () => old.answer(reply("too late")));
    act(() => page.now().send("two"));
    const asked = await server.next("/api/chat");
    await act(async () => asked.answer(reply("the answer to two")));
    await vi.waitFor(() => expect(page.texts()).toEqual(["welcome", "two", "the answer to two"]));
    expect(asked.body).not.toMatchObject({ sessionId: (old.body as { sessionId: string }).sessionId });
  });

  test("a page that is left asks no longer", async () => {
    const page = open();
    act(() => page.now().send("one"));
    const asked = await server.next("/api/chat");
    page.unmount();
    expect(asked.isAborted()).toBe(true);
  });

  test("pieces show as they come, and a withdrawn beginning is gone", async () => {
    const page = open();
    act(() => page.now().send("one"));
    const stream = (await server.next("/api/chat")).stream();
    await act(async () => stream.send("text", { text: "Not th" }));
    await vi.waitFor(() => expect(page.now().growing).toBe("Not th"));
    await act(async () => stream.send("restart", {}));
    await vi.waitFor(() => expect(page.now().growing).toBe(""));
    await act(async () => stream.send("reply", reply("This")));
    await vi.waitFor(() => expect(page.texts()).toEqual(["welcome", "one", "This"]));
    expect(page.now().growing).toBeNull();
  });
});

describe("what could not be sent", () => {
  test("stays, can be sent again, and is answered once", async () => {
    const page = open();
    act(() => page.now().send("one"));
    const first = await server.next("/api/chat");
    await act(async () => first.fail());
    await vi.waitFor(() => expect(page.now().entries.at(-1)).toMatchObject({ text: "one", state: "failed" }));
    expect(page.now().reachable).toBe(false);
    const { id } = page.now().entries.at(-1) as { id: string };
    act(() => page.now().retry({ id, text: "one" }));
    const second = await server.next("/api/chat");
    await act(async () => second.answer(reply("here I am")));
    await vi.waitFor(() => expect(page.texts()).toEqual(["welcome", "one", "here I am"]));
    expect(page.now().reachable).toBe(true);
  });

  test("survives a reload, and is not said twice where the server had it after all", async () => {
    const { sessionId } = openSession();
    const before = open();
    await act(async () => (await server.next(`/api/conversations/${sessionId}`)).answer([]));
    await vi.waitFor(() => expect(before.now().restoring).toBe(false));
    act(() => before.now().send("one"));
    await act(async () => (await server.next("/api/chat")).fail());
    await vi.waitFor(() => expect(before.now().entries.at(-1)).toMatchObject({ state: "failed" }));
    before.unmount();

    const after = open();
    const earlier = await server.next("/api/conversations/");
    await act(async () => earlier.answer([said("1", "one", false), said("2", "the answer", true)]));
    await vi.waitFor(() => expect(after.texts()).toEqual(["one", "the answer"]));
  });
});

test("before an earlier conversation is there, nothing is sent", async () => {
  openSession();
  const page = open();
  const earlier = await server.next("/api/conversations/");
  act(() => page.now().send("too early"));
  expect(server.count("/api/chat")).toBe(0);
  await act(async () => earlier.answer([said("1", "before", false), said("2", "the answer", true)]));
  await vi.waitFor(() => expect(page.texts()).toEqual(["before", "the answer"]));
  expect(page.now().resumed).toBe(true);
});
