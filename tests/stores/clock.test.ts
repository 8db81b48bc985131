import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Store } from "#server/db/store.ts";
import { clockGuard } from "#server/features/learner/clock.ts";
import { onBothEngines } from "./engines.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(process.stderr, "write").mockImplementation(() => true);
});
afterEach(() => vi.restoreAllMocks());

/** A server whose clock can be set, and which has run for a while whatever the clock says. */
function serverOn(store: Store) {
  const at = { now: 1000 * DAY, running: 0 };
  const clock = clockGuard({ store, now: () => at.now, running: () => at.running });
  return { at, ...clock };
}

onBothEngines("the clock", ({ fresh }) => {
  it("is believed as it goes on, and when it is set back", async () => {
    const server = serverOn(await fresh());
    expect(await server.doubt()).toBeNull();
    await server.believe();
    server.at.now += 29 * DAY;
    expect(await server.doubt()).toBeNull();
    server.at.now -= 100 * DAY;
    expect(await server.doubt()).toBeNull();
    await server.believe();
    server.at.now += 100 * DAY;
    expect(await server.doubt()).not.toBeNull();
  });

  it("is doubted after a jump, said once to the log, until staff confirm it", async () => {
    const server = serverOn(await fresh());
    await server.believe();
    server.at.now += 200 * DAY;
    expect(await server.doubt()).toEqual({ seenAt: 1000 * DAY, now: 1200 * DAY, leftMs: DAY });
    expect(await server.doubt()).not.toBeNull();
    expect(logged).toHaveBeenCalledTimes(1);
    await server.believe();
    expect(await server.doubt()).toBeNull();
  });

  it("is believed after a day of running, but not while another server knows better", async () => {
    const store = await fresh();
    const server = serverOn(store);
    const right = serverOn(store);
    await right.believe();
    server.at.now += 200 * DAY;
    expect(await server.doubt()).not.toBeNull();
    server.at.running += 23 * HOUR;
    expect(await server.doubt()).toMatchObject({ leftMs: HOUR });
    right.at.now += HOUR;
    await right.believe();
    server.at.running += 2 * HOUR;
    expect(await server.doubt()).toMatchObject({ leftMs: DAY });
    server.at.running += DAY;
    expect(await server.doubt()).toBeNull();
  });

  it("is held against the newest row in a database from before it was watched", async () => {
    const store = await fresh();
    const row = { device_hash: "d", learner_id: "", purpose: "profile" as const, granted_at: 1 };
    const nobody = { withdrawn_at: null, guardian_email: null, guardian_email_key: null };
    await store.write((trx) =>
      trx
        .insertInto("consents")
        .values({ ...row, ...nobody, updated_at: 900 * DAY })
        .execute(),
    );
    expect(await serverOn(store).doubt()).toMatchObject({ seenAt: 900 * DAY });
  });
});
