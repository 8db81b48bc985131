import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { errorBody } from "#contract/errors.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";

let server: RunningApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const chat = { message: "Hello", sessionId: "chat_1", language: "en" };
const lead = {
  name: "Ana",
  email: "ana@example.com",
  numberOfChildren: 1,
  childrenAges: "6",
  language: "en",
};
const SECRET = "do-not-repeat-me";

async function refused(response: Response, status: number) {
  const text = await response.text();
  expect(response.status, text).toBe(status);
  errorBody.strict().parse(JSON.parse(text));
  expect(text).not.toContain(SECRET);
  return text;
}

const badChats: [string, unknown][] = [
  ["no fields", {}],
  ["an empty message", { ...chat, message: "" }],
  ["a message of spaces", { ...chat, message: " \n\t " }],
  ["2,001 characters", { ...chat, message: `${SECRET}${"x".repeat(1985)}` }],
  ["a NUL", { ...chat, message: `${SECRET}\u0000` }],
  ["an escape sequence", { ...chat, message: `${SECRET}\u001b[2J` }],
  ["a right-to-left override", { ...chat, message: `${SECRET}\u202e` }],
  ["a number for a message", { ...chat, message: 5 }],
  ["an object for a message", { ...chat, message: { text: SECRET } }],
  ["an unknown language", { ...chat, language: "fr" }],
  ["a language with other letters", { ...chat, language: "EN" }],
  ["no session id", { message: "Hello", language: "en" }],
  ["a session id with a slash", { ...chat, sessionId: `../${SECRET}` }],
  ["a session id of 129 characters", { ...chat, sessionId: "x".repeat(129) }],
  ["a list of session ids", { ...chat, sessionId: ["chat_1"] }],
];
const badLeads: [string, unknown][] = [
  ["a name of one letter", { ...lead, name: "A" }],
  ["a name of 201 letters", { ...lead, name: "A".repeat(201) }],
  ["a vertical tab in the name", { ...lead, name: `Ana\u000b${SECRET}` }],
  ["a bell in the name", { ...lead, name: `Ana\u0007${SECRET}` }],
  ["no address", { ...lead, email: SECRET }],
  ["two addresses", { ...lead, email: "a@example.com,b@example.com" }],
  ["an address with a line break", { ...lead, email: "a@example.com\nBcc: b@example.com" }],
  ["no children", { ...lead, numberOfChildren: 0 }],
  ["half a child", { ...lead, numberOfChildren: 1.5 }],
  ["children as text", { ...lead, numberOfChildren: "2" }],
  ["a thousand children", { ...lead, numberOfChildren: 1000 }],
  ["no ages", { ...lead, childrenAges: "  " }],
  ["ages of 201 characters", { ...lead, childrenAges: "6".repeat(201) }],
  ["a phone of 201 characters", { ...lead, phone: "1".repeat(201) }],
  ["no language", { ...lead, language: undefined }],
  ["a prototype", JSON.parse('{"__proto__": {"name": "Ana"}, "email": "a@example.com"}')],
];

describe("nothing is stored and nothing is repeated", () => {
  it.each(badChats)("chat with %s", async (_, body) => {
    const text = await refused(await sendJson(`${server.url}/api/chat`, body), 400);
    expect(text).toMatch(/message|sessionId|language/);
    expect(server.rows("messages")).toEqual([]);
  });

  it.each(badLeads)("waitlist with %s", async (_, body) => {
    await refused(await sendJson(`${server.url}/api/leads`, body), 400);
    expect(server.rows("leads")).toEqual([]);
    expect(server.rows("mails")).toEqual([]);
  });

  it("bad session ids in addresses", async () => {
    for (const bad of ["%00", "%2e%2e%2fadmin", "a%20b", "x".repeat(200), "%E0%A4%A", "'%20or%201=1"]) {
      await refused(await fetch(`${server.url}/api/conversations/${bad}`), 400);
      await refused(await fetch(`${server.url}/api/conversations?sessionId=${bad}`), 400);
    }
    await refused(await fetch(`${server.url}/api/conversations`), 400);
  });

  it("a conversation key of the wrong form", async () => {
    for (const key of ["short", "x".repeat(129), `${"x".repeat(30)} y`]) {
      const response = await sendJson(`${server.url}/api/chat`, chat, { "x-conversation-key": key });
      await refused(response, 400);
    }
  });
});

describe("bodies", () => {
  it("of exactly 64 KiB are read, one byte more is not", async () => {
    const sized = (bytes: number) => {
      const empty = JSON.stringify({ ...chat, message: "" });
      return JSON.stringify({ ...chat, message: "x".repeat(bytes - empty.length) });
    };
    await refused(await sendJson(`${server.url}/api/chat`, sized(64 * 1024)), 400);
    await refused(await sendJson(`${server.url}/api/chat`, sized(64 * 1024 + 1)), 413);
  });

  it("without a stated length are measured while they arrive", async () => {
    const send = (chunks: number) =>
      new Promise<number>((resolve, reject) => {
        const call = request(`${server.url}/api/leads`, {
          method: "POST",
          headers: { "content-type": "application/json", "transfer-encoding": "chunked" },
        });
        call.on("response", (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        });
        call.on("error", reject);
        call.write('{"name":"');
        for (let index = 0; index < chunks; index += 1) call.write("x".repeat(1024));
        call.end('"}');
      });
    expect(await send(1)).toBe(400);
    expect(await send(70)).toBe(413);
  });

  it("with deep nesting or broken UTF-8 harm nobody", async () => {
    await refused(await sendJson(`${server.url}/api/chat`, "[".repeat(60_000)), 400);
    await refused(
      await sendJson(`${server.url}/api/chat`, `${"[".repeat(30_000)}${"]".repeat(30_000)}`),
      400,
    );
    const broken = await fetch(`${server.url}/api/chat`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: Buffer.from([0x22, 0xff, 0xfe, 0x22]),
    });
    await refused(broken, 400);
  });

  it("of a caller who hangs up half-way harm nobody", async () => {
    const { port } = new URL(server.url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), "127.0.0.1", () => {
        socket.write("POST /api/chat HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n");
        socket.write("Content-Length: 100\r\n\r\n{");
        setTimeout(() => socket.destroy(), 20);
      });
      socket.on("close", () => resolve());
    });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

it("odd requests get a 4xx", async () => {
  const { port } = new URL(server.url);
  const raw = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(port), "127.0.0.1", () => socket.write(text));
      let answer = "";
      socket.on("data", (data) => {
        answer += data;
        socket.end();
      });
      socket.on("close", () => resolve(answer.split("\r\n")[0] ?? ""));
    });
  expect(await raw("GET /api/healthz HTTP/1.1\r\nHost: bad host\r\n\r\n")).toMatch(/ 4\d\d /);
  expect(await raw("GET /api\\chat HTTP/1.1\r\nHost: x\r\n\r\n")).toMatch(/ 4\d\d /);
  expect(await raw("NONSENSE\r\n\r\n")).toMatch(/ 400 /);
  expect(await raw("GET http://elsewhere.example/api/stats HTTP/1.1\r\nHost: x\r\n\r\n")).toMatch(/ 401 /);
});

it("an unexpected fault says nothing about itself", async () => {
  const lines: string[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => Boolean(lines.push(String(line))));
  const broken = await startApp({}, { assistant: { answer: () => Promise.reject(new Error(SECRET)) } });
  try {
    const response = await sendJson(`${broken.url}/api/chat`, { ...chat, message: SECRET });
    const text = await refused(response, 500);
    expect(JSON.parse(text).code).toBe("internal");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(response.headers.get("x-request-id"));
    expect(lines[0]).not.toContain(SECRET);
    expect(broken.rows("messages")).toEqual([]);
  } finally {
    await broken.close();
  }
});
