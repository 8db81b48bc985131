import { createHmac } from "node:crypto";
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "#server/compose.ts";
import { readConfig } from "#server/config.ts";
import { eventually } from "../eventually.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";

const EMAIL = "familia.canul@example.com";
const CHILD = "Xochiquetzal";
const WORDS = "el tucán amarillo de mi ventana";
/** As they stand in a file, also where a mail program wrote accents in its own way. */
const TRACES = [EMAIL, CHILD, "Rosaura", "Canul", "555 0177", WORDS, "ventana"];

let server: RunningApp;
let staff: string;
beforeAll(async () => {
  server = await startApp(
    { STUDENT_PASSWORD: "mango river", STAFF_NOTIFY: "desk@example.com" },
    { pause: async () => {} },
  );
  staff = await server.signIn();
});
afterAll(() => server.close());

const post = (path: string, body: object, headers = {}) => sendJson(`${server.url}${path}`, body, headers);
const erase = (email: string) =>
  fetch(`${server.url}/api/admin/family?email=${encodeURIComponent(email)}`, {
    method: "DELETE",
    headers: { cookie: staff },
  });
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");

/** Every byte of every file, with the mails' own spelling of accents and lines undone. */
function bytes(folder = server.dataDir): [file: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((name) => {
    const file = join(folder, name);
    if (!statSync(file).isFile()) return [];
    const text = readFileSync(file).toString("utf8").toLowerCase();
    return [[name, `${text}\n${text.replace(/=\r?\n/g, "")}`] as [string, string]];
  });
}
const found = () =>
  bytes().flatMap(([file, text]) =>
    TRACES.filter((trace) => text.includes(trace.toLowerCase())).map((trace) => `${trace} in ${file}`),
  );

/** Answers the headers of its tablet. */
async function aFamily(email = EMAIL) {
  const details = {
    name: "Rosaura Canul",
    phone: "+52 998 555 0177",
    numberOfChildren: 1,
    childrenAges: "7",
  };
  await post("/api/leads", { ...details, email, language: "es", status: "enrolled" });
  const session = `chat_${email.replace(/\W/g, "")}`;
  await post("/api/chat", { message: `Soy Rosaura Canul, ${email}`, sessionId: session, language: "es" });
  const student = cookiesOf(await post("/api/student/session", { password: "mango river" }));
  const grant = { purposes: ["profile", "ai_chat"], grantedBy: "adult", guardianEmail: email };
  const learner = { "x-learner": "learner-0001" };
  const granted = await post("/api/consents", grant, { cookie: student, ...learner });
  const headers = { cookie: `${student}; ${cookiesOf(granted)}`, ...learner };
  const studentData = { name: CHILD, age: 7, pedagogy: "Montessori" };
  const assessment = { sessionId: `onboarding-${session}`, assessmentResponses: {}, studentData };
  await post("/api/assign-curriculum", assessment, headers);
  for (let turn = 0; turn < 2; turn += 1) {
    const message = { studentName: CHILD, message: `Vi ${WORDS}`, sessionId: `student-${session}`, age: 7 };
    await post("/api/wildlight-chat", message, headers);
  }
  await post("/api/text-to-speech", { text: `¡Hola, ${CHILD}!`, personal: true });
  await eventually(() => expect(server.rows("mails").every(({ status }) => status === "sent")).toBe(true));
  return headers;
}

it("leaves no byte of a family in any file, half-written mails included", async () => {
  await aFamily();
  const outbox = join(server.dataDir, "outbox");
  writeFileSync(join(outbox, ".2026-01-01-half.part"), `To: ${EMAIL}\r\n\r\nHola Rosaura Canul`);
  expect(new Set(found().map((each) => each.split(" in ")[0])).size).toBe(TRACES.length);
  const told = (await (await erase(EMAIL)).json()) as Record<string, unknown>;
  expect(told).toMatchObject({ erased: { waitlist: 1, profiles: 1, tutorConversations: 1 } });
  expect(found()).toEqual([]);
});

it("takes back a consent down to the bytes", async () => {
  const tablet = await aFamily("otra@example.com");
  expect(found().some((each) => each.startsWith(CHILD))).toBe(true);
  const [thread] = server.rows("tutor_threads");
  expect(thread).toMatchObject({ learner_id: "learner-0001", guardian_email_key: "otra@example.com" });
  await fetch(`${server.url}/api/consents`, { method: "DELETE", headers: tablet });
  expect(found().filter((each) => /^(?:Xochi|ventana|el tuc)/.test(each))).toEqual([]);
  await erase("otra@example.com");
  expect(found()).toEqual([]);
});

it("answers several erasures at once while mails are being written", async () => {
  const emails = Array.from({ length: 6 }, (_, index) => `familia${index}@example.com`);
  const details = {
    name: "Rosaura Canul",
    phone: "+52 998 555 0177",
    numberOfChildren: 1,
    childrenAges: "7",
  };
  for (const email of emails) {
    await post("/api/leads", { ...details, email, language: "es", status: "enrolled" });
  }
  // No waiting for the mails: the worker writes them while the families are erased, twice each.
  const answers = await Promise.all([...emails, ...emails].map(erase));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  await eventually(() => expect(server.rows("mails").every(({ status }) => status === "sent")).toBe(true));
  expect(found()).toEqual([]);
});

it("sweeps what a crash left half written, and old mail files", async () => {
  const outbox = join(server.dataDir, "outbox");
  const old = new Date(Date.now() - 100 * 86_400_000);
  for (const [name, time] of [
    [".crash.part", new Date(Date.now() - 2 * 3_600_000)],
    [".now.part", new Date()],
    ["old.eml", old],
    ["new.eml", new Date()],
  ] as const) {
    writeFileSync(join(outbox, name), "To: someone@example.com\r\n\r\nHello");
    utimesSync(join(outbox, name), time, time);
  }
  await server.app.sweep();
  const names = readdirSync(outbox);
  expect(names).toEqual(expect.arrayContaining([".now.part", "new.eml"]));
  expect(names).not.toEqual(expect.arrayContaining([".crash.part"]));
  expect(names).not.toEqual(expect.arrayContaining(["old.eml"]));
});

it("erases again what a restored backup brings back, before anybody is served", async () => {
  const other = await startApp();
  const file = join(other.dataDir, "ceiba.sqlite");
  const cookie = await other.signIn();
  const details = {
    name: "Rosaura Canul",
    phone: "+52 998 555 0177",
    numberOfChildren: 1,
    childrenAges: "7",
  };
  for (const email of [EMAIL, "stays@example.com"]) {
    await sendJson(`${other.url}/api/leads`, { ...details, email, language: "es", status: "enrolled" });
  }
  const words = { message: "Escríbeme a Familia.Canul@example.com.", sessionId: "chat_1_x", language: "es" };
  await sendJson(`${other.url}/api/chat`, words);
  await eventually(() => expect(other.rows("mails").every(({ status }) => status === "sent")).toBe(true));
  await other.app.close();
  const outbox = join(other.dataDir, "outbox");
  copyFileSync(file, `${file}.backup`);
  cpSync(outbox, `${outbox}.backup`, { recursive: true });
  const mailsTo = (email: string) =>
    readdirSync(outbox).filter((name) => readFileSync(join(outbox, name), "latin1").includes(email)).length;
  expect(mailsTo(EMAIL)).toBeGreaterThan(0);

  const open = async () => {
    const app = await createApp(readConfig({ PORT: "0", DATA_DIR: other.dataDir }));
    return { app, url: await app.listen() };
  };
  const second = await open();
  const gone = await fetch(`${second.url}/api/admin/family?email=${EMAIL}`, {
    method: "DELETE",
    headers: { cookie },
  });
  expect(gone.status).toBe(200);
  await second.app.close();
  const list = readFileSync(join(other.dataDir, "erased.list"), "utf8");
  expect(list).not.toContain("@");
  copyFileSync(`${file}.backup`, file);
  cpSync(`${outbox}.backup`, outbox, { recursive: true });
  // Of this family the database of the backup knew nothing any more, and its mail is still among the files.
  const forgotten = "olvidada@example.com";
  const onlyMail = createHmac("sha256", readFileSync(join(other.dataDir, "session-secret"), "utf8").trim())
    .update(`erased\0family\0${forgotten}`)
    .digest("base64url");
  appendFileSync(join(other.dataDir, "erased.list"), `${onlyMail} ${Date.now()}\n`);
  writeFileSync(join(outbox, "2026-01-01-late.eml"), `To: ${forgotten}\r\n\r\nHola`);
  expect(other.rows("leads")).toHaveLength(2);
  expect(mailsTo(EMAIL)).toBeGreaterThan(0);

  const third = await open();
  expect(other.rows("leads").map(({ email }) => email)).toEqual(["stays@example.com"]);
  expect(other.rows("messages")).toEqual([]);
  expect(other.rows("erased")).toHaveLength(2);
  expect(mailsTo(EMAIL)).toBe(0);
  expect(mailsTo(forgotten)).toBe(0);
  expect(mailsTo("stays@example.com")).toBeGreaterThan(0);
  await third.app.close();
  await other.close();
});
