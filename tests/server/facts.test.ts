import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { TaughtInput } from "#contract/answers.ts";
import type { Fact, FactChangeInput, FactPreview } from "#contract/facts.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { SUBJECTS } from "#domain/site/school.ts";
import { undecidedNames } from "#server/adapters/assistant/undecided-names.ts";
import { eventually } from "../eventually.ts";
import { textsTo } from "../outbox.ts";
import { type RunningApp, STAFF, sendJson, startApp } from "../running-app.ts";
import { tillOf } from "../till.ts";

/** Pages as the build makes them, of one line each: rendered anew by what the build left for it. */
const dist = mkdtempSync(join(tmpdir(), "ceiba-facts-"));
const RENDER = `import { appendFileSync } from "node:fs";
export const renderDocuments = async (shells, school) => {
  appendFileSync(new URL("./times", import.meta.url), "x");
  if (school.contactEmail === "broken@example.com") throw new Error("No pages.");
  return shells.map(({ name, language }) =>
    [name, language, school.launchDate, school.phone, ...Object.values(school.prices)].join(" ") +
    '<script type="application/json" id="school">' + JSON.stringify(school) + "</script>\\n");
};`;
const FILES = ["home.en.html", "home.es.html"];

let server: RunningApp;
/** By how much the school's clock is ahead. */
let later = 0;
let staff: { cookie: string };
beforeAll(async () => {
  for (const folder of ["pages", "client", "render"]) mkdirSync(join(dist, folder));
  const documents = Object.fromEntries(FILES.map((file) => [file.split(".")[1], { file, scriptHashes: [] }]));
  const home = { name: "home", path: "/", fixedLanguage: null, frame: false, status: 200, documents };
  writeFileSync(join(dist, "pages/manifest.json"), JSON.stringify({ pages: [home] }));
  for (const file of FILES) writeFileSync(join(dist, "pages", file), "as built");
  const shells = FILES.map((file) => ({
    file,
    path: "/",
    sheet: "landing",
    name: "home",
    language: file.split(".")[1],
  }));
  writeFileSync(join(dist, "render/shells.json"), JSON.stringify({ sheets: { landing: "" }, shells }));
  writeFileSync(join(dist, "render/package.json"), '{"type":"module"}');
  writeFileSync(join(dist, "render/render.js"), RENDER);
  server = await startApp(
    {},
    { dist, assistant: undefined, opensAt: undefined, now: () => Date.now() + later },
  );
  staff = { cookie: await server.signIn() };
  // Here the assistant learns from the sources, which takes longer than a publication may.
  await ask("hello");
});
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true, force: true });
});

const url = () => `${server.url}/api/admin/facts`;
const publish = (change: FactChangeInput, version: number) => sendJson(url(), { change, version }, staff);
const preview = async (change: FactChangeInput) =>
  (await sendJson(`${url()}/preview`, { change }, staff)).json() as Promise<FactPreview>;
const fact = async (key: string) =>
  ((await (await fetch(url(), { headers: staff })).json()) as Fact[]).find((one) => one.key === key);
const page = async (language: string) => (await fetch(`${server.url}/?lang=${language}`)).text();

/** How often all pages were rendered. */
const renders = () => readFileSync(join(dist, "render/times")).length;

let chats = 0;
async function ask(message: string, language = "en"): Promise<string> {
  chats += 1;
  const sessionId = `chat_${chats}_facts`;
  const response = await sendJson(`${server.url}/api/chat`, { message, sessionId, language });
  return ((await response.json()) as { message: string }).message;
}

it("names everything that can be decided, and nothing else, once in each language", async () => {
  const facts = (await (await fetch(url(), { headers: staff })).json()) as Fact[];
  const open = facts.flatMap(({ key, undecided }) => (undecided === null ? [] : [{ key, ...undecided }]));
  expect(open.map(({ key }) => key.replace("decided:", "")).sort()).toEqual(
    [...undecidedNames().keys()].sort(),
  );
  expect(new Set(open.map(({ subject }) => subject))).toEqual(new Set(SUBJECTS));
  for (const language of LANGUAGES) {
    expect(new Set(open.map(({ name }) => name[language])).size).toBe(open.length);
  }
});

it("changes the launch date on pages, in the chat, in mails and for reservations, and back", async () => {
  const till = tillOf(server);
  const secret = await till.subscription("explorer", "r".repeat(32));
  await till.payer(secret, "early@example.com", "Luis", "en");
  await till.confirm(secret);
  await till.until(secret, "reserved");
  expect(await page("en")).toBe("as built");
  expect(await ask("when do you open?")).toContain("September 6, 2027");

  const later: FactChangeInput = { key: "launchDate", value: "2027-10-04" };
  const would = await preview(later);
  expect(would).toMatchObject({ faults: [], pages: ["/"], silenced: [] });
  expect(would.answers).toBeGreaterThan(5);
  // A preview publishes nothing.
  expect(await page("en")).toBe("as built");
  expect((await publish(later, 0)).status).toBe(200);

  expect(await page("en")).toContain("home en 2027-10-04");
  expect(await page("es")).toContain("home es 2027-10-04");
  expect(await ask("when do you open?")).toContain("October 4, 2027");
  expect(await ask("¿cuándo abren?", "es")).toContain("4 de octubre de 2027");
  const paid = await till.deposit({ key: "d".repeat(32) });
  await till.payer(paid, "later@example.com", "Ana", "en");
  await till.confirm(paid);
  await till.until(paid, "paid");
  await eventually(async () =>
    expect((await textsTo(server, "later@example.com")).join()).toContain("refundable until October 4, 2027"),
  );

  // At once: no reservation waits for the next round.
  await eventually(async () =>
    expect(await till.status(secret)).toMatchObject({ firstChargeAt: "2027-10-04T12:00:00.000Z" }),
  );
  await eventually(async () => {
    const told = await textsTo(server, "early@example.com");
    expect(told.at(-1)).toContain("The first month is charged on October 4, 2027, not before");
  });
  await server.app.reconcile();
  expect(server.rows("mails").filter((row) => row.recipient === "early@example.com")).toHaveLength(2);

  expect((await publish({ key: "launchDate", value: null }, 0)).status).toBe(409);
  expect((await publish({ key: "launchDate", value: null }, 1)).status).toBe(200);
  expect(await page("en")).toContain("home en 2027-09-06");
  expect(await ask("when do you open?")).toContain("September 6, 2027");
  // Nobody who was told a later day is charged before it.
  await server.app.reconcile();
  expect(await till.status(secret)).toMatchObject({ firstChargeAt: "2027-10-04T12:00:00.000Z" });
  expect((await fact("launchDate"))?.versions).toMatchObject([
    { version: 2, value: null, by: STAFF.email },
    { version: 1, value: "2027-10-04", by: STAFF.email },
  ]);
  expect(server.rows("audit_log").map(({ action }) => action)).toContain("fact_published");
});

it("gives a phone number to who asks, and the town", async () => {
  expect(await ask("what's your phone number")).toContain("not published");
  await publish({ key: "phone", value: "+52 322 123 4567" }, 0);
  await publish({ key: "place", value: { en: "Sayulita, Nayarit", es: "Sayulita, Nayarit" } }, 0);
  expect(await ask("what's your phone number")).toContain("By phone, at +52 322 123 4567");
  expect(await ask("¿tienen whatsapp?", "es")).toContain("+52 322 123 4567");
  expect(await ask("where is the school?")).toContain("in Sayulita, Nayarit");
  expect(await ask("Is it a real school or an app?")).toContain("in person, in Sayulita, Nayarit");
  expect(await page("en")).toContain("+52 322 123 4567");
});

it("answers what was not decided once it is, and passes it on no longer", async () => {
  const before = await ask("is lunch included");
  expect(before).toMatch(/(?:n't|not) decided yet/);
  const said = { en: "Every child brings a lunch from home.", es: "Cada quien lleva su lonche de casa." };
  await publish({ key: "decided:meals", value: said }, 0);
  const conversations = server.rows("messages").filter(({ mark }) => mark === "not_known").length;
  expect(await ask("do I need to send a lunchbox")).toBe(said.en);
  expect(await ask("¿dan de comer?", "es")).toBe(said.es);
  expect(server.rows("messages").filter(({ mark }) => mark === "not_known")).toHaveLength(conversations);
  const panel = await sendJson(`${server.url}/api/parent-support`, {
    ...{ question: "is lunch included", language: "en", toStaff: false },
  });
  expect(await panel.json()).toMatchObject({ outcome: "answered", message: said.en });
  await publish({ key: "decided:meals", value: null }, 1);
  expect(await ask("is lunch included")).toMatch(/(?:n't|not) decided yet/);
});

it("refuses what the catalogue does not hold, a day that has passed and a school day without hours", async () => {
  const refused = async (change: FactChangeInput) => {
    expect((await publish(change, 0)).status).toBe(400);
    return (await preview(change)).faults;
  };
  const priced = { en: "Lunch costs $12.", es: "La comida cuesta $12." };
  expect(await refused({ key: "decided:meals", value: priced })).toMatchObject([
    { kind: "claim", claim: "price", text: "$12" },
    { kind: "claim", claim: "price", text: "$12" },
  ]);
  const english = { en: "Bring a lunch.", es: "They have to bring the lunch from home." };
  expect(await refused({ key: "decided:meals", value: english })).toMatchObject([{ kind: "language" }]);
  expect(await refused({ key: "launchDate", value: "2020-01-01" })).toMatchObject([{ kind: "day" }]);
  expect(await refused({ key: "launchDate", value: "2072-09-06" })).toMatchObject([{ kind: "day" }]);
  expect(await refused({ key: "hours", value: { from: 15, to: 9 } })).toMatchObject([{ kind: "hours" }]);
  expect((await publish({ key: "phone", value: "call me" }, 1)).status).toBe(400);
  expect((await publish({ key: "decided:nothing", value: priced }, 0)).status).toBe(404);
});

it("no longer says a taught answer that states what is not so any more", async () => {
  const content: TaughtInput = {
    question: { en: "Is there a bell in the morning?", es: null },
    answer: { en: "Yes, it rings at 9 am.", es: null },
    phrasings: { en: [], es: [] },
  };
  await sendJson(`${server.url}/api/admin/answers`, { content }, staff);
  expect(await ask("Is there a bell in the morning?")).toBe("Yes, it rings at 9 am.");
  const earlier: FactChangeInput = { key: "hours", value: { from: 8, to: 14 } };
  expect((await preview(earlier)).silenced).toEqual([
    { en: "Is there a bell in the morning?", es: "Is there a bell in the morning?" },
  ]);
  await publish(earlier, 0);
  expect(await ask("Is there a bell in the morning?")).not.toContain("9 am");
  expect(await ask("what are the school hours?")).toContain("8 am to 2 pm");
  await publish({ key: "hours", value: null }, 1);
  expect(await ask("Is there a bell in the morning?")).toBe("Yes, it rings at 9 am.");
});

it("changes a price everywhere from now on, and no payment that was begun", async () => {
  const till = tillOf(server);
  const begun = await till.deposit();
  const running = await till.subscription("explorer");
  const content: TaughtInput = {
    question: { en: "Is there a discount for siblings?", es: null },
    answer: { en: "The Founders’ Circle deposit is $500 for the whole family.", es: null },
    phrasings: { en: [], es: [] },
  };
  await sendJson(`${server.url}/api/admin/answers`, { content }, staff);
  const dearer: FactChangeInput = { key: "price:founders_circle", value: 610, from: null };
  const would = await preview(dearer);
  expect(would).toMatchObject({ faults: [], pages: ["/"], silenced: [{ en: content.question.en }] });
  expect(JSON.stringify(would.said)).toContain("$610");
  expect((await publish(dearer, 0)).status).toBe(200);
  expect((await publish({ key: "price:subscription_explorer", value: 480, from: null }, 0)).status).toBe(200);

  expect(await page("en")).toContain(" 610 1000 480 ");
  expect(await ask("how much is the founders circle deposit?")).toContain("$610");
  expect(await ask("¿cuánto cuesta el círculo de fundadores?", "es")).toContain("$610");
  expect(await ask("Is there a discount for siblings?")).not.toContain("$500");

  // What the page no longer shows is not begun; what checkout shows is charged.
  const start = (amount: number) =>
    till.post("/api/create-payment-intent", { type: "founders_circle", amount }, "p".repeat(32));
  expect(await (await start(500)).json()).toMatchObject({ code: "amount_mismatch" });
  const { clientSecret } = (await (await start(610)).json()) as { clientSecret: string };
  expect((await till.status(clientSecret)).amount).toBe("610.00");
  await till.payer(begun, "begun@example.com", "Ana", "en");
  await till.confirm(begun);
  await till.until(begun, "paid");
  expect((await till.status(begun)).amount).toBe("500.00");
  await eventually(async () =>
    expect((await textsTo(server, "begun@example.com")).join()).toContain("$500.00 USD"),
  );
  const [paid] = server.rows("deposits").filter(({ payer_email: payer }) => payer === "begun@example.com");
  expect((await sendJson(`${server.url}/api/admin/deposits/${paid?.id}/refund`, {}, staff)).status).toBe(200);
  const given = server.rows("refunds").filter(({ deposit_id: id }) => id === paid?.id);
  expect(given.map(({ amount_cents: cents }) => cents)).toEqual([50_000]);

  const subscribe = (amount: number) =>
    till.post("/api/create-subscription", { planType: "explorer", amount }, "s".repeat(32));
  expect(await (await subscribe(500)).json()).toMatchObject({ code: "amount_mismatch" });
  expect((await subscribe(480)).status).toBe(200);
  await till.payer(running, "running@example.com", "Luis", "en");
  await till.confirm(running);
  await till.until(running, "reserved");
  expect((await till.status(running)).amount).toBe("500.00");

  expect((await publish({ key: "price:founders_circle", value: null, from: null }, 1)).status).toBe(200);
  expect(await page("en")).toContain(" 500 1000 480 ");
  expect(await ask("Is there a discount for siblings?")).toContain("$500");
  expect((await fact("price:founders_circle"))?.versions).toMatchObject([
    { version: 2, value: null, by: STAFF.email, from: null },
    { version: 1, value: 610, by: STAFF.email, from: null },
  ]);
});

it("previews beside the pages that families read, and renders only what would be", async () => {
  const dearer: FactChangeInput = { key: "price:founders_circle", value: 640, from: null };
  const before = renders();
  expect((await preview(dearer)).pages).toEqual(["/"]);
  expect(renders() - before).toBe(1);
  const { version = 0 } = (await fact("price:founders_circle")) ?? {};
  await publish(dearer, version);
  expect((await preview(dearer)).pages).toEqual([]);
  await publish({ ...dearer, value: null }, version + 1);
});

it("no longer says what was decided once its price is another", async () => {
  const said = {
    en: "Lunch is part of the $19 of Explorer.",
    es: "La comida va incluida en los $19 de Explorador.",
  };
  const { version = 0 } = (await fact("decided:meals")) ?? {};
  expect((await publish({ key: "decided:meals", value: said }, version)).status).toBe(200);
  expect(await ask("is lunch included")).toBe(said.en);
  const dearer: FactChangeInput = { key: "price:plan_explorer", value: 23, from: null };
  expect((await preview(dearer)).silenced).toHaveLength(1);
  await publish(dearer, 0);
  expect(await ask("is lunch included")).toMatch(/(?:n't|not) decided yet/);
  await publish({ ...dearer, value: null }, 1);
  expect(await ask("is lunch included")).toBe(said.en);
});

it("changes a price on the day that was chosen, and not before", async () => {
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const planned: FactChangeInput = { key: "price:pod_school", value: 990, from: day };
  expect((await preview(planned)).pages).toEqual(["/"]);
  expect((await publish(planned, 0)).status).toBe(200);
  expect(await page("en")).not.toContain("990");
  expect(await fact("price:pod_school")).toMatchObject({ value: 950, planned: { value: 990, from: day } });
  later = 11 * 86_400_000;
  staff = { cookie: await server.signIn() };
  await publish({ key: "phone", value: null }, (await fact("phone"))?.version ?? 0);
  expect(await page("en")).toContain(" 990 ");
  expect(await fact("price:pod_school")).toMatchObject({ value: 990, planned: null });
  later = 0;
  staff = { cookie: await server.signIn() };

  const refused = async (change: FactChangeInput) => (await preview(change)).faults.map(({ kind }) => kind);
  for (const from of ["2020-01-01", "2072-01-01"])
    expect(await refused({ key: "price:pod_school", value: 990, from })).toEqual(["from"]);
  for (const value of [0, 12.5, -5, 1_000_000])
    expect((await publish({ key: "price:pod_school", value, from: null }, 1)).status).toBe(400);
});

it("stores nothing that its pages cannot show", async () => {
  const said = vi.spyOn(process.stderr, "write").mockImplementation(() => true);
  const before = server.rows("school_facts").length;
  expect((await publish({ key: "contactEmail", value: "broken@example.com" }, 0)).status).toBe(500);
  said.mockRestore();
  expect(server.rows("school_facts")).toHaveLength(before);
});

it("takes its days from the school's clock, not from Greenwich", async () => {
  // Eleven in the evening of a day in Mexico, when it is the next day in Greenwich.
  const at = Date.parse(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T05:00:00Z`);
  later = at - Date.now();
  const today = new Date(at - 86_400_000).toISOString().slice(0, 10);
  staff = { cookie: await server.signIn() };
  const change: FactChangeInput = { key: "price:plan_explorer", value: 21, from: today };
  expect((await preview(change)).faults).toEqual([]);
  expect((await publish(change, 2)).status).toBe(200);
  expect(await fact("price:plan_explorer")).toMatchObject({ value: 21, planned: null });
  later = 0;
});
