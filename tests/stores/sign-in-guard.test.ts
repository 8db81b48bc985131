import { afterEach, expect, it, vi } from "vitest";
import { knownDevices } from "#server/auth/known-devices.ts";
import { type SignInCaller, signInGuard } from "#server/auth/sign-in-guard.ts";
import { Refusal } from "#server/http/refusal.ts";
import { onBothEngines } from "./engines.ts";

/** Strangers' guesses keep neither a known device nor a clean network out. */
const OWNER = "owner@school.example";
const from = (address: string, device: string | null = null): SignInCaller => ({ address, device });
const strangerAt = (n: number) => from(`198.51.${100 + Math.floor(n / 250)}.${n % 250}`);

afterEach(() => vi.useRealTimers());

onBothEngines("the staff's door", ({ fresh }) => {
  async function door() {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T08:00:00Z") });
    const guard = signInGuard(await fresh(), 1);
    let second = 0;
    return {
      guard,
      /** Whether a try is looked at; else the seconds to wait. */
      async look(caller: SignInCaller): Promise<true | number> {
        try {
          await guard.attempt(OWNER, caller);
          return true;
        } catch (refusal) {
          if (refusal instanceof Refusal) return refusal.retryAfter ?? 0;
          throw refusal;
        }
      },
      /** One guess a second, each from another address; answers how many were looked at. */
      async attack(seconds: number): Promise<number> {
        let looked = 0;
        for (const end = second + seconds; second < end; second += 1) {
          vi.setSystemTime(Date.now() + 1000);
          if ((await this.look(strangerAt(second))) === true) looked += 1;
        }
        return looked;
      },
    };
  }

  it("a device that was here before signs in at once, whatever strangers do", async () => {
    const at = await door();
    expect(await at.attack(120)).toBeLessThan(20);
    const owner = from("198.51.100.1", "a known device");
    expect(await at.look(owner)).toBe(true);
    await at.guard.succeeded(OWNER, owner);
    // Somebody who took the device's cookie is slowed down like everybody.
    let looked = 0;
    for (let n = 0; n < 40; n += 1) if ((await at.look(owner)) === true) looked += 1;
    expect(looked).toBeLessThan(8);
  });

  it("from a network where somebody signed in before, a new device does too", async () => {
    const at = await door();
    const home = from("203.0.113.7");
    expect(await at.look(home)).toBe(true);
    await at.guard.succeeded(OWNER, home);
    await at.attack(120);
    expect(await at.look(home)).toBe(true);
  });

  it("from a clean network a new device gets in on the second try, at the time it was told", async () => {
    const at = await door();
    await at.attack(120);
    const owner = from("203.0.113.7");
    const wait = await at.look(owner);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    await at.attack(Number(wait) + 1);
    expect(await at.look(owner)).toBe(true);
    // One turn, not a way to guess on.
    const after = [await at.look(owner), await at.look(owner), await at.look(owner)];
    expect(after.filter((each) => each === true).length).toBeLessThanOrEqual(1);
  });

  it("guesses that come back when told are bounded by the hour", async () => {
    const at = await door();
    let looked = await at.attack(250);
    vi.setSystemTime(Date.now() + 61_000);
    for (let n = 0; n < 250; n += 1) if ((await at.look(strangerAt(n))) === true) looked += 1;
    expect(looked).toBeLessThan(130);
  });

  it("a /48 counts as a whole", async () => {
    const at = await door();
    let looked = 0;
    for (let n = 0; n < 100; n += 1) {
      // Each time another account, so that only the network counts.
      await at.guard
        .attempt(`${n}@school.example`, from(`2001:db8:1:${n.toString(16)}::/64`))
        .then(() => (looked += 1))
        .catch(() => {});
    }
    expect(looked).toBe(40);
    expect(await at.look(from("2001:db8:2:1::/64"))).toBe(true);
  });
});

it("a device is known by a signed cookie of its account, for half a year", () => {
  let now = 1_000_000;
  const devices = knownDevices("s".repeat(40), true, () => now);
  const header = devices.remember(OWNER);
  expect(header).toMatch(/^__Host-ceiba_device_[0-9a-f]{16}=.*; HttpOnly; Secure$/);
  expect(header).not.toContain("owner");
  const cookie = header.split(";")[0] ?? "";
  const idOf = (value: string, email = OWNER) => devices.idOf(new Headers({ cookie: value }), email);
  expect(idOf(cookie)).toMatch(/^[\w-]{16}$/);
  expect(idOf(cookie, " Owner@School.example")).toBe(idOf(cookie));
  expect(idOf(cookie, "other@school.example")).toBeNull();
  expect(idOf(`${cookie}x`)).toBeNull();
  expect(idOf("")).toBeNull();
  const other = devices.remember("other@school.example").split(";")[0] ?? "";
  expect(idOf(`${cookie.split("=")[0]}=${other.split("=")[1]}`)).toBeNull();
  now += 181 * 86_400_000;
  expect(idOf(cookie)).toBeNull();
});
