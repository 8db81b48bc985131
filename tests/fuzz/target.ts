import { type OperationKey, splitKey } from "#contract/index.ts";
import { STAFF, sendJson, startApp } from "../running-app.ts";
import type { FuzzCaller, FuzzRequest } from "./requests.ts";
import type { Answer } from "./truth.ts";
import type { Known } from "./values.ts";

const PASSWORD = "mango river";
const CHAT = "chat_1_abc";
const PORTAL = "student-1-abc";
const key = "k".repeat(32);
const CONSENT = { purposes: ["profile", "ai_chat"], grantedBy: "adult", guardianEmail: "ana@example.com" };
/** The one of the tests says everything back; here the server's own has to answer. */
const REAL_ASSISTANT: object = { assistant: undefined };
/**
 * Every call has a connection of its own: on a kept one it can meet the moment in which the server closes it for idleness, which
 * looks like a server that died. Here a connection that ends without an answer is a fault, and is not asked again.
 */
const FRESH = { connection: "close" };

/** Where the ids of an operation's `{id}` stand. */
const TABLES: readonly (readonly [RegExp, string])[] = [
  [/places\/pods/, "pods"],
  [/admin\/places/, "places"],
  [/leads/, "leads"],
  [/tasks/, "lead_tasks"],
  [/inbox/, "conversations"],
  [/visits\/slots/, "visit_slots"],
  [/visits\/bookings/, "visit_bookings"],
  [/members/, `"user"`],
  [/safety/, "safety_items"],
  [/parent-questions/, "parent_questions"],
  [/applications/, "job_applications"],
  [/deposits/, "deposits"],
  [/mails/, "mails"],
  [/practice\/events/, "payment_events"],
];

/** Times of the next four weeks: some lie ahead whatever the hour. */
const opened = () => ({
  kind: "visit",
  from: new Date().toISOString().slice(0, 10),
  until: new Date(Date.now() + 28 * 86_400_000).toISOString().slice(0, 10),
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  opens: 540,
  closes: 660,
  minutes: 30,
  seats: 4,
  place: "",
});

/** A whole server with a family, a class and a member of staff in it, and what they know. */
export async function startTarget() {
  const server = await startApp({ STUDENT_PASSWORD: PASSWORD }, { pause: async () => {}, ...REAL_ASSISTANT });
  const sessions: Record<FuzzCaller, Record<string, string>> = {
    everybody: {},
    learner: {},
    staff: {},
    stranger: {},
    forger: { cookie: "ceiba.session_token=a.b; ceiba_student=student:1:2:3.x; ceiba_visitor=%00.%" },
  };
  let round = 0;
  const chat = () => `${CHAT}-${round}`;
  const portal = () => `${PORTAL}-${round}`;
  const secrets: string[] = [];
  const receipts: string[] = [];
  const ids = new Map<string, string[]>();

  const made = async (path: string, body: object, headers = {}, method = "POST") => {
    const response = await sendJson(server.url + path, body, { ...FRESH, ...headers }, method).catch(
      (error) => {
        throw new Error(`${method} ${path}: no answer`, { cause: error });
      },
    );
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const cookiesOf = (response: Response) =>
    response.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");

  const says = async (path: string, { cookie = "" }: Record<string, string>, wanted: RegExp) =>
    wanted.test(await (await fetch(server.url + path, { headers: { ...FRESH, cookie } })).text());

  /** Enters with the class password, which may have become another. */
  async function entered(): Promise<string[]> {
    const ask = () => sendJson(`${server.url}/api/student/session`, { password: PASSWORD }, FRESH);
    const first = await ask();
    if (first.ok) return cookiesOf(first);
    await made("/api/admin/student-password", { password: PASSWORD }, sessions.staff, "PUT");
    return cookiesOf(await ask());
  }

  /** Whoever is out comes in again, and an adult allows everything. */
  async function enter(): Promise<void> {
    if (!(await says("/api/auth/get-session", sessions.staff, /"user"/))) {
      sessions.staff = { cookie: cookiesOf(await made("/api/auth/sign-in/email", STAFF)).join("; ") };
    }
    if (!(await says("/api/student/session", sessions.learner, /true/))) {
      const student = await entered();
      const device = await made("/api/consents", CONSENT, { cookie: student.join("; ") });
      const cookie = [...student, ...cookiesOf(device)].join("; ");
      sessions.learner = { cookie, "x-conversation-key": key };
    }
    await made("/api/consents", CONSENT, sessions.learner);
    const cookie = `${sessions.staff.cookie}; ${sessions.learner.cookie}`;
    sessions.everybody = { ...sessions.learner, cookie };
  }

  /** Calls go on meanwhile, and one may end the session that has just begun. */
  async function enterInSpite(): Promise<void> {
    for (let left = 10; ; left -= 1) {
      try {
        return await enter();
      } catch (error) {
        if (left === 0) throw error;
      }
    }
  }

  let entering: Promise<void> | null = null;
  /** Once, however many calls have found that their session ended. */
  function enterAgain(): Promise<void> {
    entering ??= enterInSpite().finally(() => {
      entering = null;
    });
    return entering;
  }

  async function furnish(): Promise<void> {
    // Its own each time: what was erased may have been begun again by another caller, and is that one's now.
    round += 1;
    const everybody = sessions.everybody;
    const lead = {
      name: "Ana",
      email: "ana@example.com",
      numberOfChildren: 1,
      childrenAges: "6",
      language: "es",
    };
    await made("/api/leads", lead);
    await made("/api/chat", { message: "How much is it?", sessionId: chat(), language: "en" }, everybody);
    const telling = { studentName: "Sol", message: "Nobody would miss me", sessionId: portal() };
    await made("/api/wildlight-chat", telling, everybody);
    const question = { question: "A person, please", language: "en", toStaff: true };
    receipts.push(
      ((await (await made("/api/parent-support", question)).json()) as { receipt: string }).receipt,
    );
    const family = String(server.rows("leads").at(-1)?.id);
    const task = { text: "Write to Ana", dueOn: "2026-11-22", owner: null };
    await made(`/api/admin/leads/${family}/tasks`, task, everybody);
    await made("/api/admin/visits/slots", opened(), everybody);
    const deposit = await made("/api/create-payment-intent", { type: "founders_circle" }, everybody);
    learn(await deposit.json());
    for (const [, table] of TABLES)
      ids.set(
        table,
        server
          .rows(table)
          .slice(-5)
          .map(({ id }) => String(id)),
      );
  }

  /** Remembers what an answer lets its caller do next. */
  function learn(body: unknown): void {
    const { clientSecret, receipt } = (body ?? {}) as { clientSecret?: unknown; receipt?: unknown };
    if (typeof clientSecret === "string") secrets.splice(0, Math.max(0, secrets.length - 10), clientSecret);
    if (typeof receipt === "string") receipts.splice(0, Math.max(0, receipts.length - 10), receipt);
  }

  const known =
    (operation: OperationKey): Known =>
    (field) => {
      const table = TABLES.find(([pattern]) => pattern.test(operation))?.[1] ?? "";
      if (field === "id") return ids.get(table) ?? [];
      if (field === "leadId") return ids.get("leads") ?? [];
      if (field === "podId" || field === "pod") return ids.get("pods") ?? [];
      if (field === "slotId") return ids.get("visit_slots") ?? [];
      if (field === "sessionId")
        return [/wildlight|help/.test(operation) ? portal() : chat(), "onboarding-1-abc"];
      if (field === "clientSecret") return secrets;
      if (field === "receipt") return receipts;
      if (/password$|current/i.test(field)) return [PASSWORD];
      return field === "email" ? ["ana@example.com"] : [];
    };

  return {
    server,
    known,
    /** Comes in, and makes what calls can be about. To be called again when much of it was erased. */
    async prepare(): Promise<void> {
      await enterAgain();
      await furnish();
    },
    async send(request: FuzzRequest): Promise<Answer> {
      const { method, address, body, caller } = request;
      const headers = { ...FRESH, ...sessions[caller], ...request.headers };
      const response = await fetch(server.url + address, { method, headers, ...(body && { body }) });
      const text = await response.text();
      const answer = { status: response.status, type: response.headers.get("content-type") ?? "", text };
      if (response.ok && secretive.test(request.key)) learn(JSON.parse(text));
      if (caller === "everybody" && LOST.test(text) && !PASSWORDS.test(splitKey(request.key)[1]))
        await enterAgain();
      return answer;
    },
    close: () => server.close(),
  };
}

const secretive = /create-|POST \/api\/parent-support$/;
/** Somebody ended the session or took the consent back. */
const LOST = /^\{"code":"(unauthenticated|consent_required)"/;
const PASSWORDS = /^\/api\/auth/;
