import { beforeEach, describe, expect, it } from "vitest";
import { card, intent, SandboxBench } from "./sandbox-bench.ts";

let bench: SandboxBench;
beforeEach(() => {
  bench = new SandboxBench();
});

describe("card numbers", () => {
  it.each([
    ["5555555555554444", "test_cards_only"],
    ["4111 1111 1111 1111", "test_cards_only"],
    ["not a number", "test_cards_only"],
    ["", "test_cards_only"],
    ["4242424242424241", "incorrect_number"],
  ])("refuses %s and keeps nothing of it", async (number, code) => {
    const { stripe, practice } = bench.open();
    const { id, client_secret } = await intent(stripe);
    const before = bench.store.dump();
    await expect(practice.confirm(card(client_secret, number))).rejects.toMatchObject({ code });
    expect(bench.store.dump()).toBe(before);
    expect((await stripe.paymentIntents.retrieve(id)).last_payment_error).toBeNull();
  });

  it("are never kept, only brand and last four digits", async () => {
    const { stripe, practice } = bench.open();
    const { client_secret } = await intent(stripe);
    await practice.confirm(card(client_secret, "4242 4242 4242 4242", { cvc: "987" }));
    await bench.runTimers();
    expect(bench.store.dump()).toContain("4242");
    expect(bench.store.dump()).not.toMatch(/4242 ?4242/);
    // As a value: random ids and times may hold any digits.
    expect(bench.store.dump()).not.toMatch(/\b987\b/);
    expect(JSON.stringify(bench.delivered)).not.toMatch(/4242 ?4242|"_/);
  });

  it.each([
    [{ expiry: "13/99" }, "invalid_expiry_month"],
    [{ expiry: "soon" }, "invalid_expiry_month"],
    [{ expiry: "02/26" }, "invalid_expiry_year"],
    [{ cvc: "12" }, "invalid_cvc"],
  ])("with %j are refused as %s", async (change, code) => {
    const { stripe, practice } = bench.open();
    const { client_secret } = await intent(stripe);
    const typed = card(client_secret, "4242424242424242", change);
    await expect(practice.confirm(typed)).rejects.toMatchObject({ name: "PaymentDeclined", code });
  });

  it("are good in the month of their expiry", async () => {
    const { stripe, practice } = bench.open();
    const { client_secret } = await intent(stripe);
    const typed = card(client_secret, "4242424242424242", { expiry: "3 / 2026" });
    expect(await practice.confirm(typed)).toMatchObject({ status: "succeeded" });
  });

  it("need a client secret that was given out, and no answer repeats it", async () => {
    const { stripe, practice } = bench.open();
    const { id } = await intent(stripe);
    const guess = practice.confirm(card(`${id}_secret_guess`, "4242424242424242"));
    await expect(guess).rejects.toMatchObject({ name: "PaymentRequestInvalid", code: "resource_missing" });
    await expect(guess).rejects.not.toThrow("guess");
  });
});
