// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { usePortal } from "#web/app/student/use-portal.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { callAs } from "#web/platform/api.ts";
import { holdServer } from "./held-server.ts";
import { renderInPage } from "./render.tsx";

/** The portal of a class tablet: who is here, and what an adult allowed for whom. */

let server: ReturnType<typeof holdServer>;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  callAs(null);
  server = holdServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const adult = (...purposes: string[]) =>
  purposes.map((purpose) => ({ purpose, grantedBy: "adult", grantedAt: "2026-09-01T10:00:00.000Z" }));

/** A portal behind the gate, where nothing was allowed to anybody yet. */
async function inside() {
  const { result, unmount } = renderInPage(usePortal);
  const now = () => result.current;
  const session = await server.next("/api/student/session");
  await act(async () => session.answer({ authenticated: true }));
  const consents = await server.next("/api/consents");
  await act(async () => consents.answer([]));
  await vi.waitFor(() => expect(now().stage).not.toBe("checking"));
  return { now, unmount };
}

describe("two children, one after the other", () => {
  test("what an adult allowed the first does not hold for the second, however late it is told", async () => {
    const { now } = await inside();
    const [first, second] = ["Ana", "Beto"].map((name, at) => ({
      ...{ id: `child-${at}`, name, age: 8, animal: "toucan" as const, guide: "Hilda", assigned: null },
    })) as [Learner, Learner];
    let entering: Promise<void>[] = [];
    act(() => {
      entering = [now().comeBack(first, null), now().comeBack(second, null)];
    });
    const [ana, beto] = [await server.next("/api/consents"), await server.next("/api/consents")];
    expect(ana.headers.get("x-learner")).not.toBe(beto.headers.get("x-learner"));
    await act(async () => beto.answer([]));
    await act(async () => ana.answer(adult("profile", "microphone")));
    await act(async () => void (await Promise.allSettled(entering)));
    expect(now().may("microphone")).toBe(false);
    expect(now().learner?.name).toBe("Beto");
  });

  test("who has left is not shown again by an answer that comes late", async () => {
    const { now } = await inside();
    let entering: Promise<void> | null = null;
    act(() => {
      entering = now().begin("Ana", 8, "chat", null);
    });
    const asked = await server.next("/api/consents");
    act(() => now().leave());
    await act(async () => asked.answer(adult("profile")));
    await act(async () => void (await entering));
    expect(now().learner).toBeNull();
    expect(now().may("profile")).toBe(false);
  });
});

test("a session that ends inside shows the gate again, and says why", async () => {
  const { now } = await inside();
  act(() => void now().begin("Ana", 8, "chat", null));
  const asked = await server.next("/api/consents");
  await act(async () => asked.answer({ code: "unauthorized", message: "" }, 401));
  await vi.waitFor(() => expect(now().isEnded).toBe(true));
  expect(now().stage).toBe("gate");
});

test("without a connection it says so, and opens at another try", async () => {
  const { result } = renderInPage(usePortal);
  await act(async () => (await server.next("/api/student/session")).fail());
  await vi.waitFor(() => expect(result.current.isOffline).toBe(true));
  act(() => void result.current.open());
  await act(async () => (await server.next("/api/student/session")).answer({ authenticated: true }));
  await act(async () => (await server.next("/api/consents")).answer([]));
  await vi.waitFor(() => expect(result.current.isOffline).toBe(false));
  expect(result.current.stage).not.toBe("gate");
});
