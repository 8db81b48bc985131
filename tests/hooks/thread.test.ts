// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { tutorSession } from "#web/chat/chat-session.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { type Answer, useThread } from "#web/features/tutor/use-thread.ts";
import { holdServer } from "./held-server.ts";
import { renderInPage } from "./render.tsx";

/** A child's conversation with the tutor, with answers that come in an order the test chooses. */

const ANA: Learner = {
  ...{ id: "ana-1", name: "Ana", age: 8, animal: "toucan", guide: "Luna", assigned: null },
};
const told = (id: string, content: string, isWildlight: boolean) => ({
  ...{ id, content, isWildlight, isCare: false, createdAt: "2026-09-01T10:00:00.000Z" },
});

let server: ReturnType<typeof holdServer>;
beforeEach(() => {
  sessionStorage.clear();
  tutorSession(ANA.id).forget();
  server = holdServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => {
  const heard: Answer[] = [];
  const { result, unmount } = renderInPage(() => useThread(ANA, (answer) => heard.push(answer)));
  return {
    now: () => result.current,
    texts: () => result.current.entries.map(({ text }) => text),
    heard: () => heard.map(({ text }) => text),
    unmount,
  };
};
const CHAT = "/api/wildlight-chat";

describe("while the tutor thinks", () => {
  test("a second tap sends nothing, and the answer is said aloud once", async () => {
    const page = open();
    act(() => page.now().send("why is the sky blue"));
    act(() => page.now().send("why is the sky blue"));
    const asked = await server.next(CHAT);
    await act(async () => asked.answer({ response: "Because of the air." }));
    await vi.waitFor(() => expect(page.texts()).toEqual(["why is the sky blue", "Because of the air."]));
    expect(server.count(CHAT)).toBe(1);
    expect(page.heard()).toEqual(["Because of the air."]);
  });

  test("sending again gives the first try up: only the second is answered", async () => {
    const page = open();
    act(() => page.now().send("one"));
    const first = await server.next(CHAT);
    act(() => page.now().again());
    expect(first.isAborted()).toBe(true);
    const second = await server.next(CHAT);
    await act(async () => first.answer({ response: "too late" }));
    await act(async () => second.answer({ response: "here" }));
    await vi.waitFor(() => expect(page.texts()).toEqual(["one", "here"]));
    expect(page.heard()).toEqual(["here"]);
  });

  test("a conversation begun anew neither shows nor says the old one's answer", async () => {
    const page = open();
    act(() => page.now().send("a secret"));
    const stream = (await server.next(CHAT)).stream();
    await act(async () => stream.send("text", { text: "I h" }));
    await vi.waitFor(() => expect(page.now().growing).toBe("I h"));
    act(() => page.now().begin());
    expect(page.texts()).toEqual([]);
    expect(page.now().growing).toBeNull();
    expect(page.heard()).toEqual([]);
    act(() => page.now().send("hello"));
    const asked = await server.next(CHAT);
    await act(async () => asked.answer({ response: "Hello!" }));
    await vi.waitFor(() => expect(page.texts()).toEqual(["hello", "Hello!"]));
  });

  test("a child who leaves is told nothing afterwards", async () => {
    const page = open();
    act(() => page.now().send("one"));
    const asked = await server.next(CHAT);
    page.unmount();
    await act(async () => asked.answer({ response: "too late" }));
    expect(page.heard()).toEqual([]);
  });
});

describe("an earlier conversation", () => {
  test("that comes late does not stand in one that was begun meanwhile", async () => {
    tutorSession(ANA.id).open();
    const page = open();
    const earlier = await server.next(CHAT);
    act(() => page.now().begin());
    await act(async () => earlier.answer([told("1", "what I wrote yesterday", false)]));
    await vi.waitFor(() => expect(page.now().isRestoring).toBe(false));
    expect(page.texts()).toEqual([]);
  });
});

describe("what could not be sent", () => {
  test("survives a reload under this child's id, and is answered once when tried again", async () => {
    const before = open();
    act(() => before.now().send("one"));
    await act(async () => (await server.next(CHAT)).fail());
    await vi.waitFor(() => expect(before.now().entries[0]).toMatchObject({ state: "failed" }));
    before.unmount();
    tutorSession(ANA.id).forget();

    const after = open();
    expect(after.texts()).toEqual(["one"]);
    const id = after.now().entries[0]?.id ?? "";
    act(() => after.now().retry({ id, text: "one" }));
    act(() => after.now().retry({ id, text: "one" }));
    const asked = await server.next(CHAT);
    await act(async () => asked.answer({ response: "here" }));
    await vi.waitFor(() => expect(after.texts()).toEqual(["one", "here"]));
    expect(server.count(CHAT)).toBe(2);
  });

  test("to a closed chat stays closed, whatever an earlier look says late", async () => {
    const page = open();
    const look = await server.next("/api/safety/reach");
    act(() => page.now().send("one"));
    const asked = await server.next(CHAT);
    await act(async () => asked.answer({ code: "chat_closed", message: "" }, 403));
    await vi.waitFor(() => expect(page.now().isShut).toBe(true));
    await act(async () => look.answer({ chat: "open" }));
    expect(page.now().isShut).toBe(true);
  });
});
