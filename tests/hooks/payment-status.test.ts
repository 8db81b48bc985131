// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PaymentStatus } from "#contract/payments.ts";
import { usePaymentStatus } from "#web/features/payments/use-payment-status.ts";
import { holdServer } from "./held-server.ts";

/** A payment that is followed until it has settled, on a clock that the test turns. */

const STATUS = "/api/payments/status";
const deposit = (status: string) => ({
  ...{ kind: "deposit", look: "none", type: "standard", amount: "500.00", status, paidAt: null },
  ...{ receiptNumber: null, mailedTo: null, needsPayer: false },
});
const awaited = (status: PaymentStatus | null) => status === null || status.status === "pending";

let server: ReturnType<typeof holdServer>;
beforeEach(() => {
  vi.useFakeTimers();
  server = holdServer();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (secret = "one") =>
  renderHook(({ about }: { about: string }) => usePaymentStatus(about, awaited), {
    initialProps: { about: secret },
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("it asks each second at first, then each fourth, and gives up after ten minutes", async () => {
  const { result } = open();
  const answer = async () => {
    const asked = await server.next(STATUS);
    await act(async () => asked.answer(deposit("pending")));
  };
  await answer();
  for (let second = 0; second < 12; second += 1) {
    await pass(1000);
    await answer();
  }
  const quick = server.count(STATUS);
  expect(quick).toBe(13);
  await pass(3000);
  expect(server.count(STATUS)).toBeLessThanOrEqual(quick + 1);
  while (!result.current.tired) {
    await pass(4000);
    if (!result.current.tired) await answer();
  }
  const asked = server.count(STATUS);
  await pass(60_000);
  expect(server.count(STATUS)).toBe(asked);
  expect(asked).toBeLessThan(13 + 150);
});

test("it stops once the payment has settled", async () => {
  const { result } = open();
  const asked = await server.next(STATUS);
  await act(async () => asked.answer(deposit("completed")));
  await pass(60_000);
  expect(server.count(STATUS)).toBe(1);
  expect(result.current.status).toMatchObject({ status: "completed" });
});

test("a late answer about another payment is none about this one", async () => {
  const { result, rerender } = open("one");
  const aboutOne = await server.next(STATUS);
  rerender({ about: "two" });
  const aboutTwo = await server.next(STATUS);
  expect(aboutTwo.body).toMatchObject({ clientSecret: "two" });
  await act(async () => aboutTwo.answer(deposit("pending")));
  await act(async () => aboutOne.answer(deposit("completed")));
  expect(result.current.status).toMatchObject({ status: "pending" });
});

test("an answer that does not get through leaves what is known", async () => {
  const { result } = open();
  await act(async () => (await server.next(STATUS)).answer(deposit("pending")));
  await pass(1000);
  await act(async () => (await server.next(STATUS)).fail());
  expect(result.current).toMatchObject({ fault: "unreachable", status: { status: "pending" } });
  await pass(1000);
  await act(async () => (await server.next(STATUS)).answer(deposit("completed")));
  expect(result.current).toMatchObject({ fault: null, status: { status: "completed" } });
});

test("a payment that the server does not know is said to be unknown", async () => {
  const { result } = open();
  await act(async () => (await server.next(STATUS)).answer({ code: "not_found", message: "" }, 404));
  expect(result.current).toMatchObject({ fault: "unknown", status: null });
});

test("who comes back to the tab is told at once", async () => {
  open();
  await act(async () => (await server.next(STATUS)).answer(deposit("pending")));
  act(() => void dispatchEvent(new Event("focus")));
  await server.next(STATUS);
  expect(server.count(STATUS)).toBe(2);
});
