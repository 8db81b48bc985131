import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageLimit } from "#server/http/page-limit.ts";
import { costOf, costOfReference } from "../cost.ts";
import { type Attack, hostileCallers } from "../hostile/callers.ts";
import { HOSTILE } from "../hostile/texts.ts";
import { sendJson } from "../running-app.ts";

/** How many times what is ordinary is looked at more closely, and is too much however it grows. */
const MUCH = 15;
const FAR_TOO_MUCH = 40;

let hostile: Awaited<ReturnType<typeof hostileCallers>>;
let ordinary: number;

beforeAll(async () => {
  hostile = await hostileCallers();
  ordinary = await costOfReference();
});
afterAll(() => hostile.close());

/** Asks by hand: fetch would put paths and headers in order. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(hostile.server.url);
    const call = request({ hostname, port, path, headers, agent: false }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    call.on("error", reject).end();
  });

describe("what comes before any limit", () => {
  it.each([
    ["a header of tabs", "/robots.txt", { "accept-encoding": `a${"\t".repeat(7000)}b` }],
    ["a header of semicolons", "/robots.txt", { "accept-encoding": `a${" ;".repeat(3500)}b` }],
    ["a list of languages", "/", { "accept-language": "en;q=0.1,".repeat(770) }],
    ["cookies", "/", { cookie: "a=1; ".repeat(1400) }],
    ["a list of proxies", "/api/consents", { "x-forwarded-for": "1.1.1.1, ".repeat(770) }],
    ["a path of slashes", `${"/".repeat(7000)}x/`, {}],
    ["a long query", `/?${"lang=&".repeat(1100)}`, {}],
  ])("%s costs no more than what is ordinary", async (_, path, headers) => {
    expect(await costOf(() => ask(path, headers))).toBeLessThan(3 * ordinary);
  });

  it("headers larger than 8 KB are refused unread", async () => {
    expect(await ask("/robots.txt", { cookie: "a".repeat(9000) })).toBe(431);
  });

  it("pages are counted by address, generously", () => {
    let time = 0;
    const asked: { address: string } = { address: "203.0.113.7" };
    const limit = pageLimit(
      () => asked.address,
      0.001,
      () => time,
    );
    const wait = () => limit({} as Parameters<typeof limit>[0]);
    for (let page = 0; page < 30; page += 1) expect(wait()).toBe(0);
    time = 20_000;
    expect(wait()).toBe(40);
    asked.address = "203.0.113.8";
    expect(wait()).toBe(0);
    asked.address = "203.0.113.7";
    time = 60_000;
    expect(wait()).toBe(0);
  });
});

it("no wish for another sentence of look-alikes costs more than what is ordinary", async () => {
  const say = (message: string) => {
    const body = { studentName: "Sol", message, sessionId: "student-look-alikes", language: "es" };
    return sendJson(`${hostile.server.url}/api/wildlight-chat`, body, { cookie: hostile.cookie });
  };
  await say("hay or ahí?");
  await say(`otra ${"una".repeat(5)}m`);
  // Twice the ways with each word more: so few that this test would end, and enough that it would fail.
  expect(await costOf(() => say(`otra ${"una".repeat(26)}m`), 2)).toBeLessThan(20 * ordinary);
});

/** A sentence that is spoken takes a second of another thread, which this test is not about. */
const SPOKEN = "POST /api/text-to-speech";
const nameOf = ({ key, field }: Attack) => `${key} ${field.path.join(".")}`;

it("no text in any field, as long as it may be, costs more than what is ordinary", async () => {
  const slow: string[] = [];
  for (const attack of hostile.attacks.filter(({ key }) => key !== SPOKEN)) {
    const { path, max } = attack.field;
    // The longer a field is, the more can be hidden in it.
    const texts = Object.entries(HOSTILE).filter((_, index) => max >= 1000 || index % 17 === 0);
    for (const [name, make] of path[0] === "body" && max <= 10_000 ? texts : texts.slice(0, 2)) {
      const length = path[0] === "body" ? max : Math.min(max, 600);
      const text = make(length);
      let cost = await costOf(() => attack.send(text), 1);
      if (cost > MUCH * ordinary) cost = await costOf(() => attack.send(text), 3);
      if (cost <= MUCH * ordinary) continue;
      // Much may be linear still: what is, costs at most about twice as much when it is twice as long.
      const half = make(Math.ceil(length / 2));
      const ofHalf = await costOf(() => attack.send(half), 3);
      if (cost > 3 * ofHalf || cost > FAR_TOO_MUCH * ordinary)
        slow.push(`${nameOf(attack)}: ${name}, ${(cost / ordinary).toFixed(1)} times`);
    }
  }
  expect(slow).toEqual([]);
}, 120_000);
