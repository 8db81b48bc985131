import { expect, it } from "vitest";
import { openStore } from "#server/db/database.ts";
import { dailyBudget } from "#server/http/limits.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";

const details = { phone: "+52 998 555 0177", numberOfChildren: 1 };

/** As if strangers had caused so many mails today. */
async function useUp(server: RunningApp, budget: string): Promise<void> {
  const store = openStore({ databaseUrl: null, dataDir: server.dataDir });
  await dailyBudget(store, budget, 1).take(1_000_000_000);
  await store.close();
}
const mailsTo = (server: RunningApp, email: string) =>
  server.rows("mails").filter(({ recipient }) => recipient === email).length;
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it("a flood of newsletter addresses or of forms leaves nobody without the confirmation of a visit", async () => {
  const server = await startApp();
  const cookie = await server.signIn();
  const post = (path: string, body: object) => sendJson(`${server.url}${path}`, body, { cookie });
  const times = {
    ...{ kind: "visit", from: day(3), until: day(4), weekdays: [0, 1, 2, 3, 4, 5, 6] },
    ...{ opens: 600, closes: 720, minutes: 60, seats: 2, place: "By the gate" },
  };
  expect((await post("/api/admin/visits/slots", times)).status).toBeLessThan(300);
  const free = (await (await fetch(`${server.url}/api/visits/times`)).json()) as { times: { id: string }[] };
  const lead = (email: string) => {
    const form = { ...details, name: "Ana", childrenAges: "7", language: "en", status: "enrolled", email };
    return post("/api/leads", form);
  };

  await useUp(server, "newsletter-mails");
  expect((await post("/api/newsletter", { email: "read@example.com", language: "en" })).status).toBeLessThan(
    300,
  );
  expect(mailsTo(server, "read@example.com")).toBe(0);
  await lead("thanked@example.com");
  expect(mailsTo(server, "thanked@example.com")).toBe(1);

  await useUp(server, "family-mails");
  await lead("too-many@example.com");
  expect(mailsTo(server, "too-many@example.com")).toBe(0);
  const form = { ...details, name: "Eva", email: "eva@example.com", adult: true };
  const booked = await post("/api/visits", { slotId: free.times[0]?.id, language: "en", form });
  expect(booked.status).toBe(200);
  expect(mailsTo(server, "eva@example.com")).toBeGreaterThan(0);
  await server.close();
});
