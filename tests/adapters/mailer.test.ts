import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { outboxMailer } from "#server/adapters/mail/outbox.ts";
import { smtpMailer } from "#server/adapters/mail/smtp.ts";
import type { Mailer } from "#server/ports/mailer.ts";
import { type Delivered, startSmtpServer } from "../smtp-server.ts";

const FROM = "Ceiba <hello@ceiba.example>";
type Harness = { mailer: Mailer; delivered(): Delivered[]; close(): Promise<void> | void };

async function smtpHarness(): Promise<Harness> {
  const { url, delivered, close } = await startSmtpServer();
  return { mailer: smtpMailer(url, () => FROM), delivered: () => delivered, close };
}

async function outboxHarness(): Promise<Harness> {
  const folder = mkdtempSync(join(tmpdir(), "ceiba-outbox-"));
  return {
    mailer: outboxMailer(join(folder, "outbox"), () => FROM),
    delivered: () =>
      readdirSync(join(folder, "outbox")).map((file) => {
        expect(file).toMatch(/^[^.].*\.eml$/);
        const raw = readFileSync(join(folder, "outbox", file), "utf8");
        return { raw, recipients: [/^To: (.*)$/m.exec(raw)?.[1]?.trim() ?? ""] };
      }),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

describe.each([
  ["SMTP", smtpHarness],
  ["the outbox", outboxHarness],
])("mail through %s", (_, open) => {
  let harness: Harness | undefined;
  afterEach(() => harness?.close());

  it("arrives with sender, recipient, subject and text", async () => {
    harness = await open();
    await harness.mailer.send({ to: "ana@example.com", subject: "Hello there", text: "First\nSecond\n" });
    const [mail] = harness.delivered();
    expect(mail?.recipients).toEqual(["ana@example.com"]);
    expect(mail?.raw).toMatch(/^From: Ceiba <hello@ceiba.example>$/m);
    expect(mail?.raw).toMatch(/^Subject: Hello there$/m);
    expect(mail?.raw).toMatch(/^Date: /m);
    expect(mail?.raw).toMatch(/First\r\nSecond/);
  });

  it("keeps accents, and lines that look like commands", async () => {
    harness = await open();
    await harness.mailer.send({ to: "a@example.com", subject: "¡Éxito!", text: "mañana\n.\nfin\n" });
    const raw = harness.delivered()[0]?.raw ?? "";
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(raw).toContain("ma=C3=B1ana");
    expect(raw).toContain("fin");
  });

  it("lets no header be smuggled in", async () => {
    harness = await open();
    const subject = "Hello\r\nBcc: other@example.com";
    await harness.mailer.send({ to: "a@example.com", subject, text: "x" });
    const [mail] = harness.delivered();
    expect(mail?.recipients).toEqual(["a@example.com"]);
    expect(mail?.raw).not.toMatch(/^Bcc:/m);
  });

  it("delivers several at once, each whole", async () => {
    harness = await open();
    const { mailer } = harness;
    await Promise.all(
      Array.from({ length: 8 }, (__, n) =>
        mailer.send({ to: `p${n}@example.com`, subject: `s${n}`, text: "x" }),
      ),
    );
    expect(new Set(harness.delivered().flatMap((mail) => mail.recipients)).size).toBe(8);
  });
});

it("the outbox forgets the mails to and about an address, and no others", async () => {
  const harness = await outboxHarness();
  const send = (to: string, text: string) => harness.mailer.send({ to, subject: "s", text });
  await send("ana@example.com", "Hello");
  await send("staff@example.com", `${"ñandú ".repeat(20)} ana@example.com ${"é ".repeat(40)}`);
  await send("staff@example.com", `${"日本語".repeat(40)} ana@example.com`);
  await send("mariana@example.com", "Hello");
  expect(await harness.mailer.forget?.("Ana@Example.com")).toBe(3);
  expect(harness.delivered().map(({ recipients }) => recipients)).toEqual([["mariana@example.com"]]);
  await harness.close();
});

it("SMTP says so when the recipient is refused or nobody listens", async () => {
  const harness = await smtpHarness();
  const mail = { subject: "s", text: "t" };
  await expect(harness.mailer.send({ ...mail, to: "a@refused.example" })).rejects.toThrow();
  await harness.close();
  await expect(harness.mailer.send({ ...mail, to: "a@example.com" })).rejects.toThrow();
});
