import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { conversationMessage } from "#contract/enrolment.ts";
import type { EnrolmentAssistant } from "#server/ports/enrolment-assistant.ts";
import { eventually } from "../eventually.ts";
import { echoAssistant, type RunningApp, sendJson, startApp } from "../running-app.ts";

let server: RunningApp;
beforeAll(async () => {
  server = await startApp({ STAFF_NOTIFY: "desk@example.com" });
});
afterAll(() => server.close());

const ask = (sessionId: string, headers: Record<string, string> = {}, message = "Hola") =>
  sendJson(`${server.url}/api/chat`, { message, sessionId, language: "es" }, headers);
const read = (sessionId: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/conversations/${sessionId}`, { headers });
const key = (letter: string) => ({ "x-conversation-key": letter.repeat(32) });

describe("a conversation", () => {
  it("belongs to the holder of its key, and to staff", async () => {
    expect((await ask("own_1", key("a"))).status).toBe(200);
    expect((await read("own_1", key("a"))).status).toBe(200);
    for (const stranger of [{}, key("b")]) {
      expect((await read("own_1", stranger)).status).toBe(403);
      expect((await ask("own_1", stranger)).status).toBe(403);
    }
    const cookie = await server.signIn();
    expect((await read("own_1", { cookie })).status).toBe(200);
    // Staff may read along, but not speak as the family.
    expect((await ask("own_1", { cookie })).status).toBe(403);
    const stored = JSON.stringify(server.rows("conversations"));
    expect(stored).not.toContain("a".repeat(32));
  });

  it("without a key belongs to the browser that got the cookie", async () => {
    const first = await ask("own_2");
    const [issued = ""] = first.headers.getSetCookie();
    expect(issued).toMatch(/^ceiba_visitor=.*HttpOnly/);
    expect(issued).toContain("SameSite=Lax");
    const cookie = issued.split(";")[0] ?? "";
    const again = await ask("own_2", { cookie });
    expect(again.status).toBe(200);
    expect(again.headers.getSetCookie()).toEqual([]);
    const byQuery = await fetch(`${server.url}/api/conversations?sessionId=own_2`, { headers: { cookie } });
    expect(conversationMessage.array().parse(await byQuery.json())).toHaveLength(4);
    expect((await read("own_2", { cookie: `${cookie}x` })).status).toBe(403);
    expect((await read("own_2", { cookie: "ceiba_visitor=forged.forged" })).status).toBe(403);
  });

  it("that nobody began is empty", async () => {
    expect(await (await read("nobody")).json()).toEqual([]);
  });

  it("hands its topic on to the next question", async () => {
    const first = await (await ask("topic_1", key("t"))).json();
    const second = await (await ask("topic_1", key("t"))).json();
    expect(first).toMatchObject({ suggestions: ["Another question"] });
    expect(second).toMatchObject({ suggestions: [] });
  });

  it("streams the same answer when asked to", async () => {
    const response = await ask("stream_1", { ...key("s"), accept: "text/event-stream" }, "¿Qué tal?");
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    const events = (await response.text())
      .trim()
      .split("\n\n")
      .map((block) => {
        const [event = "", data = ""] = block.split("\n").map((line) => line.slice(line.indexOf(": ") + 2));
        return { event, data: JSON.parse(data) };
      });
    expect(events.map((each) => each.event)).toEqual(["text", "reply"]);
    expect(events[1]?.data).toMatchObject({ message: "You said: ¿Qué tal?", needsContactForm: false });
    expect(await (await read("stream_1", key("s"))).json()).toHaveLength(2);
    const refused = await ask("own_1", { ...key("s"), accept: "text/event-stream" });
    expect(refused.status).toBe(403);
  });

  it("stays consistent when the visitor goes away in the middle", async () => {
    let aborted = false;
    const slow: EnrolmentAssistant = {
      answer: (_, progress, signal) =>
        new Promise((_resolve, reject) => {
          progress?.({ text: "Well" });
          signal?.addEventListener("abort", () => {
            aborted = true;
            reject(new Error("stopped"));
          });
        }),
    };
    const app = await startApp({}, { assistant: slow });
    try {
      const leaving = new AbortController();
      const response = await fetch(`${app.url}/api/chat`, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "text/event-stream" },
        body: JSON.stringify({ message: "Hello", sessionId: "gone_1", language: "en" }),
        signal: leaving.signal,
      });
      await response.body?.getReader().read();
      leaving.abort();
      await eventually(() => expect(aborted).toBe(true));
      expect(app.rows("messages")).toEqual([]);
    } finally {
      await app.close();
    }
  });
});

describe("the waitlist", () => {
  it("ignores a status, answers the id, and writes the mails", async () => {
    const form = {
      name: "Eva Ruiz",
      email: "eva@example.com",
      numberOfChildren: 4,
      childrenAges: "3, 5, 8, 11",
      language: "en",
      status: "enrolled",
    };
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => (await sendJson(`${server.url}/api/leads`, form)).json()),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(server.rows("leads")).toMatchObject([{ id: (answers[0] as { id: string }).id, status: "new" }]);
    const outbox = join(server.dataDir, "outbox");
    const mails = await eventually(() => {
      const files = readdirSync(outbox).filter((file) => file.endsWith(".eml"));
      expect(files).toHaveLength(2);
      return files.map((file) => readFileSync(join(outbox, file), "utf8"));
    });
    expect(mails.some((mail) => /^To: eva@example.com/m.test(mail) && mail.includes("Hello Eva Ruiz"))).toBe(
      true,
    );
    expect(mails.some((mail) => /^To: desk@example.com/m.test(mail))).toBe(true);
  });
});

it("nobody writes lines of their own into the mail for staff", async () => {
  const form = {
    name: "Ana\nE-mail: other@example.com",
    email: "lines@example.com",
    phone: "1\t 2\u2028 3",
    numberOfChildren: 1,
    childrenAges: "6\r\n\r\nThe staff desk has moved",
    language: "en",
  };
  expect((await sendJson(`${server.url}/api/leads`, form)).status).toBe(200);
  const lead = server.rows("leads").find((row) => row.email === "lines@example.com");
  expect(lead).toMatchObject({
    name: "Ana E-mail: other@example.com",
    phone: "1 2 3",
    ages: "6 The staff desk has moved",
  });
  // Nor does whoever pays, whose name stands in that mail as well.
  const begun = await sendJson(`${server.url}/api/create-payment-intent`, { type: "founders_circle" });
  const { clientSecret } = (await begun.json()) as { clientSecret: string };
  const payer = {
    clientSecret,
    name: "Eve\nE-mail: pay@example.com\r\nNote: urgent",
    email: "eve@example.com",
    language: "en",
  };
  expect((await sendJson(`${server.url}/api/payments/payer`, payer)).status).toBe(204);
  expect(server.rows("deposits").map(({ payer_name }) => payer_name)).toContain(
    "Eve E-mail: pay@example.com Note: urgent",
  );
});

describe("staff", () => {
  it("see what families did, change it, and leave", async () => {
    const signedIn = await sendJson(`${server.url}/api/auth/sign-in/email`, {
      email: "STAFF@example.com",
      password: "a long enough password",
    });
    const cookies = signedIn.headers.getSetCookie();
    expect(JSON.stringify(await signedIn.json())).not.toContain("token");
    expect(cookies.find((each) => each.startsWith("ceiba_staff="))).not.toMatch(/HttpOnly/i);
    expect(cookies.find((each) => each.startsWith("ceiba.session_token="))).toMatch(/HttpOnly/i);
    const cookie = cookies.map((each) => each.split(";")[0]).join("; ");
    const leads = await (await fetch(`${server.url}/api/admin/leads`, { headers: { cookie } })).json();
    const id = (leads as { id: string }[])[0]?.id;
    const change = (body: unknown) =>
      sendJson(`${server.url}/api/admin/leads/${id}`, body, { cookie }, "PATCH");
    expect((await change({ status: "contacted", version: 0 })).status).toBe(200);
    expect((await change({ status: "enrolled", version: 0 })).status).toBe(409);
    expect((await change({ status: "deposit_paid", version: 1 })).status).toBe(409);
    expect((await change({ status: "lost", version: 1 })).status).toBe(400);
    const grown = await change({ childrenAges: "6, 45", version: 1 });
    expect([grown.status, await grown.json()]).toMatchObject([400, { message: "childrenAges: ages" }]);
    const history = await fetch(`${server.url}/api/admin/leads/${id}/history`, { headers: { cookie } });
    expect(await history.json()).toMatchObject([
      { kind: "status", detail: "new>contacted", by: "staff@example.com" },
      { kind: "submitted", by: "family" },
    ]);
    const out = await fetch(`${server.url}/api/auth/sign-out`, { method: "POST", headers: { cookie } });
    expect(out.headers.getSetCookie().some((each) => /^ceiba_staff=;.*Max-Age=0/.test(each))).toBe(true);
    expect((await fetch(`${server.url}/api/stats`, { headers: { cookie } })).status).toBe(401);
  });

  it("with a wrong password learn nothing, and wait after a few attempts", async () => {
    const strict = await startApp({ RATE_LIMIT_SCALE: "1" });
    try {
      const attempt = (password: string) =>
        sendJson(`${strict.url}/api/auth/sign-in/email`, { email: "staff@example.com", password });
      const first = await attempt("wrong");
      expect(first.status).toBe(401);
      expect(await first.json()).toMatchObject({ code: "wrong_credentials" });
      // All at once: the first wait is short, and a busy machine must not sit it out between two of them.
      const attempts = Array.from({ length: 12 }, () => attempt("wrong"));
      const waiting = (await Promise.all(attempts)).filter(({ status }) => status === 429);
      expect(waiting.length).toBeGreaterThan(0);
      for (const { headers } of waiting) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    } finally {
      await strict.close();
    }
  });
});

it("floods are refused, and the address of a caller behind a proxy counts", async () => {
  const strict = await startApp(
    { RATE_LIMIT_SCALE: "0.1", TRUSTED_PROXIES: "127.0.0.1" },
    { assistant: echoAssistant },
  );
  try {
    const from = (address: string) =>
      sendJson(
        `${strict.url}/api/chat`,
        { message: "Hi", sessionId: "flood", language: "en" },
        { "x-forwarded-for": address, ...key("f") },
      );
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1) statuses.push((await from("203.0.113.7")).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect((await from("203.0.113.8")).status).toBe(200);
    // What a caller writes in front of what the proxy added is not believed.
    expect((await from("203.0.113.9, 203.0.113.7")).status).toBe(429);
  } finally {
    await strict.close();
  }
});
