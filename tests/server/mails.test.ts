import { afterAll, beforeAll, expect, it } from "vitest";
import { type DeskMail, deskMail } from "#contract/mails.ts";
import { type Mail, MailUnsent } from "#server/ports/mailer.ts";
import { eventually } from "../eventually.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";
import { startSmtpServer } from "../smtp-server.ts";

let server: RunningApp;
let staff: { cookie: string };
let isDown = true;
const sent: Mail[] = [];
beforeAll(async () => {
  const mailer = {
    async send(mail: Mail) {
      if (mail.to.endsWith("@down.example") && isDown) throw new MailUnsent("unreachable", null);
      sent.push(mail);
    },
  };
  server = await startApp({}, { mailer });
  staff = { cookie: await server.signIn() };
});
afterAll(() => server.close());

type Page = { delivery: string; items: DeskMail[]; next: string | null };
const mails = async (of = server, query = ""): Promise<Page> =>
  (await fetch(`${of.url}/api/admin/mails${query}`, { headers: staff })).json() as Promise<Page>;
const ask = (of: RunningApp, email: string) =>
  sendJson(`${of.url}/api/newsletter`, { email, language: "en" });
const again = (id: string) => sendJson(`${server.url}/api/admin/mails/${id}/again`, {}, staff);

it("tells what became of each mail, and a mail that was tried in vain goes out when it is sent again", async () => {
  await ask(server, "ana@up.example");
  await ask(server, "beth@down.example");
  const [beth, ana] = await eventually(async () => {
    const { items } = await mails();
    expect(items.map(({ state }) => state)).toEqual(["retrying", "sent"]);
    return deskMail.array().parse(items);
  });
  expect(beth).toMatchObject({ to: "beth@down.example", fault: "unreachable", attempts: 1, sentAt: null });
  expect(ana).toMatchObject({ to: "ana@up.example", fault: null, kind: "family", dueAt: null });
  expect(Date.parse(ana?.sentAt ?? "")).toBeGreaterThan(0);
  expect(JSON.stringify(beth)).not.toContain("http");

  isDown = false;
  expect((await again(beth?.id ?? "")).status).toBe(204);
  await eventually(async () =>
    expect((await mails()).items[0]).toMatchObject({ state: "sent", fault: null }),
  );
  expect(sent.filter(({ to }) => to === "beth@down.example")).toHaveLength(1);
  // A second press finds it sent.
  expect((await again(beth?.id ?? "")).status).toBe(409);
  expect((await again("nobody")).status).toBe(404);
  const audit = server.rows("audit_log").map(({ action }) => action);
  expect(audit.filter((action) => action === "mails_read")).toHaveLength(1);
  expect(audit.filter((action) => action === "mail_sent_again")).toHaveLength(1);
});

it("finds mails by how far they are, and by a part of their address or subject", async () => {
  for (let each = 0; each < 27; each += 1) await ask(server, `many_${each}@up.example`);
  const first = await mails(server, "?search=MANY_");
  expect(first.items).toHaveLength(25);
  const second = await mails(server, `?search=MANY_&after=${first.next}`);
  expect(second.items).toHaveLength(2);
  expect(second.next).toBeNull();
  const to = [...first.items, ...second.items].map((mail) => mail.to);
  expect(new Set(to).size).toBe(27);
  expect((await mails(server, "?view=failed")).items).toEqual([]);
  expect((await mails(server, "?search=%25%25")).items).toEqual([]);
});

it("without a mail server says that mails are files; with one, what the server said", async () => {
  const folder = await startApp();
  const signedIn = { cookie: await folder.signIn() };
  await ask(folder, "ana@up.example");
  const page = async (): Promise<Page> =>
    (await (await fetch(`${folder.url}/api/admin/mails`, { headers: signedIn })).json()) as Page;
  await eventually(async () =>
    expect((await page()).items[0]).toMatchObject({ state: "filed", fault: "folder" }),
  );
  expect((await page()).delivery).toBe("folder");
  await folder.close();

  const smtp = await startSmtpServer();
  const served = await startApp({ SMTP_URL: smtp.url, MAIL_FROM: "Ceiba <hello@ceiba.example>" });
  const member = { cookie: await served.signIn() };
  await ask(served, "nobody@refused.example");
  const desk = async (path: string) => (await fetch(served.url + path, { headers: member })).json();
  await eventually(async () =>
    expect(((await desk("/api/admin/mails")) as Page).items[0]).toMatchObject({
      state: "retrying",
      fault: "address",
    }),
  );
  expect(((await desk("/api/admin/mails")) as Page).delivery).toBe("smtp");
  expect(await desk("/api/admin/notices")).toEqual({ notices: [] });
  await served.close();
  await smtp.close();
});
