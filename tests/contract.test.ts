import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Account } from "#contract/account.ts";
import { ERRORS, errorBody } from "#contract/errors.ts";
import { type OperationKey, operations, splitKey } from "#contract/index.ts";
import type { Operation } from "#contract/operation.ts";
import { placeLinks } from "#server/features/enrolment/places/mails.ts";
import { visitLinks } from "#server/features/enrolment/visits/links.ts";
import { subscriberTokens } from "#server/features/site/newsletter/tokens.ts";
import { errorsOf } from "#server/http/openapi.ts";
import { type Mailer, MailUnsent } from "#server/ports/mailer.ts";
import { appCode } from "./app-code.ts";
import { eventually } from "./eventually.ts";
import { type RunningApp, STAFF, sendJson, startApp } from "./running-app.ts";
import { tillOf } from "./till.ts";

type Example = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
};

const KEY = "k".repeat(32);
const family = {
  name: "Ana López",
  email: "ana@example.com",
  phone: "",
  numberOfChildren: 2,
  childrenAges: "6, 9",
  language: "es",
  status: "enrolled",
};
const CLASS_PASSWORD = "mango river";
const assignment = {
  sessionId: "onboarding-1-abc",
  assessmentResponses: { math_check: "5", interests: ["water"] },
  studentData: { name: "Sol", age: 7, pedagogy: "Montessori" },
  language: "es",
};
const applying = {
  ...{ name: "Rosa Medina", email: "rosa@example.com", teaching: "other", speaks: "both" },
  ...{ message: "I have taught for six years.", adult: true, language: "en" },
};
const taught = {
  question: { en: "Do children wear a uniform?", es: "" },
  answer: { en: "No, they wear what they like.", es: null },
  phrasings: { en: ["uniform?"], es: [] },
};
const importRow = {
  ...{ name: "Beth", email: "beth@example.com", phone: "", numberOfChildren: "", childrenAges: "6" },
  ...{ language: "en", note: "" },
};
const KEPT = { name: "this", reach: "this", phone: "this", children: "this", language: "other" };
const visiting = { name: "Ana", email: "visit@example.com", phone: "", numberOfChildren: 1, adult: true };
const visitTimes = {
  ...{ kind: "visit", from: "2099-03-02", until: "2099-03-02", weekdays: [0, 1, 2, 3, 4, 5, 6] },
  ...{ opens: 540, closes: 630, minutes: 30, seats: 5, place: "" },
};
const pod = {
  ...{ name: { en: "Tide", es: "Marea" }, ages: { from: 8, to: 10 }, seats: 4, startsOn: null },
  ...{ isOpen: true, isTold: false },
};
const SECRET = "s".repeat(40);
const FIRST = "first@example.com";
const asked = { message: "Hola", sessionId: "chat_1_abc", language: "es" };

/** A valid call of every operation. A new operation without one fails the type check and the test. */
const examples: Record<OperationKey, Example> = {
  "GET /healthz": {},
  "GET /readyz": {},
  "GET /api/openapi.json": {},
  "POST /api/chat": { body: asked },
  "GET /api/conversations/{sessionId}": { params: { sessionId: asked.sessionId } },
  "GET /api/conversations/{sessionId}/now": { params: { sessionId: asked.sessionId } },
  "GET /api/admin/inbox": {
    query: { view: "open", order: "waiting", search: "hola", after: "4.1700000000000.CHAT" },
  },
  "GET /api/admin/inbox/counts": {},
  "GET /api/admin/changes": {},
  "GET /api/admin/inbox/settings": {},
  "PUT /api/admin/inbox/hours": {
    body: { timeZone: "America/Cancun", week: Array.from({ length: 7 }, () => ({ from: 540, to: 900 })) },
  },
  "GET /api/admin/insight": {},
  "GET /api/admin/facts": {},
  "POST /api/admin/facts/preview": { body: { change: { key: "phone", value: "+52 322 123 4567" } } },
  "POST /api/admin/facts": {
    body: {
      version: 0,
      change: {
        key: "decided:meals",
        value: { en: "Every child brings a lunch.", es: "Cada quien lleva su lonche." },
      },
    },
  },
  "GET /api/admin/answers": {},
  "GET /api/admin/answers/questions": {},
  "POST /api/admin/answers/questions/aside": { body: { ids: ["CHAT"] } },
  "POST /api/admin/answers/trial": { body: { content: taught } },
  "GET /api/admin/answers/file": {},
  "POST /api/admin/answers": { body: { content: taught } },
  "GET /api/admin/answers/{id}": { params: { id: "TAUGHT" } },
  "PUT /api/admin/answers/{id}": { params: { id: "TAUGHT" }, body: { version: 1, content: taught } },
  "POST /api/admin/answers/{id}/retire": { params: { id: "TAUGHT" }, body: { version: 2 } },
  "POST /api/admin/answers/{id}/restore": { params: { id: "TAUGHT" }, body: { version: 3, to: 1 } },
  "GET /api/admin/inbox/{id}": { params: { id: "CHAT" } },
  "PATCH /api/admin/inbox/{id}": { params: { id: "CHAT" }, body: { version: 1, isDone: false } },
  "POST /api/admin/inbox/{id}/hold": { params: { id: "CHAT" }, body: { name: "Marta" } },
  "POST /api/admin/inbox/{id}/replies": {
    params: { id: "CHAT" },
    body: { version: 3, by: "chat", text: "Hola" },
  },
  "POST /api/admin/inbox/{id}/notes": { params: { id: "CHAT" }, body: { note: "Call them" } },
  "DELETE /api/admin/inbox/{id}/hold": { params: { id: "CHAT" } },
  "GET /api/conversations": { query: { sessionId: asked.sessionId } },
  "POST /api/leads": { body: family },
  "POST /api/text-to-speech": { body: { text: "Hello!", voice: "fable", speed: 0.9 } },
  "GET /api/text-to-speech": {},
  "GET /api/stats": {},
  "GET /api/admin/stats": {},
  "GET /api/leads": {},
  "GET /api/admin/leads": { query: { search: "ana", after: "1700000000000.LEAD" } },
  "GET /api/admin/leads/{id}": { params: { id: "LEAD" } },
  "GET /api/admin/leads/{id}/history": { params: { id: "LEAD" } },
  "GET /api/admin/families": { query: { language: "es", age: "6", waiting: "0", order: "waiting" } },
  "GET /api/admin/families/board": { query: { search: "ana" } },
  "GET /api/admin/families/counts": {},
  "POST /api/admin/families": {
    body: {
      name: "Rosa",
      email: "",
      phone: "322 145 6600",
      numberOfChildren: 0,
      childrenAges: "",
      language: "es",
    },
  },
  "POST /api/admin/families/import": {
    body: { isPreview: true, alsoAlike: false, rows: [importRow] },
  },
  "POST /api/admin/families/act": {
    body: { which: { filter: { language: "en" } }, act: { owner: null } },
  },
  "GET /api/admin/families/duplicates": {},
  "POST /api/admin/leads/{id}/merge": {
    params: { id: "TWIN" },
    body: { version: 0, other: { id: "OTHER", version: 0 }, keep: KEPT },
  },
  "POST /api/admin/leads/{id}/notes": { params: { id: "LEAD" }, body: { note: "Twins" } },
  "GET /api/admin/leads/{id}/tasks": { params: { id: "LEAD" } },
  "POST /api/admin/leads/{id}/tasks": {
    params: { id: "LEAD" },
    body: { text: "Call", dueOn: "2027-03-01", owner: null },
  },
  "PATCH /api/admin/tasks/{id}": { params: { id: "TASK" }, body: { isDone: true } },
  "GET /api/visits/times": {},
  "POST /api/visits": {
    body: { slotId: "SLOT", language: "es", form: { ...visiting, email: "late@example.com" } },
  },
  "POST /api/visits/family": { body: { token: "FAMILY" } },
  "POST /api/visits/mine": { body: { token: "BOOKED" } },
  "POST /api/visits/move": { body: { token: "BOOKED", slotId: "LATER" } },
  "POST /api/visits/cancel": { body: { token: "BOOKED" } },
  "GET /api/admin/visits": { query: { day: "2099-03-02" } },
  "GET /api/admin/visits/coming": {},
  "POST /api/admin/visits/slots": { body: { ...visitTimes, kind: "call" } },
  "PATCH /api/admin/visits/slots/{id}": { params: { id: "SLOT" }, body: { seats: 9, place: "Gate 2" } },
  "DELETE /api/admin/visits/slots/{id}": { params: { id: "EMPTY" } },
  "POST /api/admin/visits/bookings": { body: { slotId: "SLOT", leadId: "LEAD" } },
  "PATCH /api/admin/visits/bookings/{id}": { params: { id: "BOOKING" }, body: { state: "cancelled" } },
  "GET /api/admin/leads/{id}/visits": { params: { id: "LEAD" } },
  "GET /api/admin/places": { query: { pod: "foundation" } },
  "POST /api/admin/places/pods": { body: pod },
  "PUT /api/admin/places/pods/{id}": { params: { id: "creator" }, body: pod },
  "PATCH /api/admin/places/{id}": { params: { id: "PLACE" }, body: { act: "correct", child: "Luz", age: 7 } },
  "GET /api/admin/leads/{id}/places": { params: { id: "LEAD" } },
  "POST /api/admin/leads/{id}/places": { params: { id: "LEAD" }, body: { child: "Leo", age: null } },
  "POST /api/places/mine": { body: { token: "OFFERED" } },
  "POST /api/places/answer": { body: { token: "OFFERED", accepts: true } },
  "GET /api/admin/today": { query: { whose: "mine" } },
  "GET /api/safety/reach": {},
  "GET /api/admin/safety": { query: { state: "unclosed" } },
  "GET /api/admin/safety/{id}": { params: { id: "ITEM" } },
  "POST /api/admin/safety/{id}/steps": { params: { id: "ITEM" }, body: { step: "called_family" } },
  "GET /api/admin/safety/{id}/export": { params: { id: "ITEM" }, query: { language: "es" } },
  "POST /api/help": { body: { place: "demo", sessionId: "student-1-abc", language: "es" } },
  "PATCH /api/admin/safety/{id}": { params: { id: "ITEM" }, body: { state: "closed", version: 0 } },
  "PATCH /api/admin/leads/{id}": { params: { id: "LEAD" }, body: { status: "contacted", version: 0 } },
  "GET /api/admin/deposits": { query: { leadId: "LEAD" } },
  "POST /api/student/session": { body: { password: CLASS_PASSWORD } },
  "GET /api/student/session": {},
  "DELETE /api/student/session": {},
  "POST /api/consents": { body: { purposes: ["profile"], grantedBy: "adult" } },
  "GET /api/consents": {},
  "GET /api/onboarding": { query: { language: "es" } },
  "POST /api/assign-curriculum": { body: assignment },
  "GET /api/student-profile/{sessionId}": { params: { sessionId: assignment.sessionId } },
  "DELETE /api/consents": { query: { purpose: "microphone" } },
  "GET /api/admin/learner-settings": {},
  "PUT /api/admin/student-password": { body: { password: CLASS_PASSWORD } },
  "DELETE /api/admin/student-sessions": {},
  "PUT /api/admin/class-consent": { body: { purposes: ["profile", "ai_chat"] } },
  "PUT /api/admin/retention": { body: { days: 30 } },
  "PUT /api/admin/terms": { body: { chats: 180 } },
  "POST /api/admin/clock": {},
  "POST /api/wildlight-chat": {
    body: {
      studentName: "Sol",
      message: "Why is the sky blue?",
      sessionId: "student-1-abc",
      age: 7,
      language: "en",
    },
  },
  "GET /api/wildlight-chat/{sessionId}": { params: { sessionId: "student-1-abc" } },
  "GET /api/payments/config": {},
  "POST /api/create-payment-intent": { body: { amount: 500, type: "founders_circle", leadId: "LEAD" } },
  "POST /api/create-subscription": { body: { planType: "explorer" } },
  "POST /api/payments/status": { body: { clientSecret: "DEPOSIT" } },
  "POST /api/payments/payer": {
    body: { clientSecret: "DEPOSIT", name: "Ana López", email: "ana@example.com", language: "es" },
  },
  "POST /api/practice/confirm": {
    body: { clientSecret: "CARD", number: "4242 4242 4242 4242", expiry: "12/99", cvc: "123" },
  },
  "POST /api/practice/authenticate": { body: { clientSecret: "AUTHENTICATE", outcome: "pass" } },
  "POST /api/payments/manage-link": { body: { email: "ana@example.com", language: "en" } },
  "POST /api/payments/cancel-subscription": { body: { clientSecret: "SUBSCRIPTION" } },
  "POST /api/payments/receipt": { body: { clientSecret: "PAYER", language: "en" } },
  "GET /api/admin/deposits/{id}/receipt": { params: { id: "PAID" }, query: { language: "en" } },
  "POST /api/admin/deposits/{id}/receipt": { params: { id: "PAID" } },
  "PATCH /api/admin/deposits/{id}": {
    params: { id: "PAID" },
    body: { name: "Ana", email: "ana@example.com", language: "es", children: [{ name: "Luz", age: 6 }] },
  },
  "POST /api/admin/deposits/{id}/refund": { params: { id: "PAID" }, body: { amount: "100.00" } },
  "GET /api/admin/money": {},
  "GET /api/admin/money/subscriptions": { query: { limit: "10", after: "RUNNING" } },
  "GET /api/admin/money/deposits": { query: { limit: "10", after: "PAID" } },
  "GET /api/admin/practice/events": {},
  "POST /api/admin/practice/events/{id}/resend": { params: { id: "EVENT" }, body: { times: 1 } },
  "GET /api/admin/practice/payments": {},
  "POST /api/admin/practice/payments/{id}": { params: { id: "RUNNING" }, body: { lever: "renewal_begins" } },
  "POST /api/admin/practice/hold": {},
  "POST /api/admin/practice/release": { body: { order: "created" } },
  "POST /api/auth/sign-in/email": { body: STAFF },
  "GET /api/packs/{week}/downloads/{id}": {
    params: { week: "1", id: "crab-roads" },
    query: { language: "es" },
  },
  "POST /api/packs/certificate": { body: { name: "Sol", language: "es" } },
  "POST /api/parent-support": { body: { question: "How long per day?", language: "en" } },
  "POST /api/parent-support/email": { body: { receipt: "RECEIPT", email: "ana@example.com" } },
  "GET /api/admin/parent-questions": {},
  "GET /api/admin/notices": {},
  "PATCH /api/admin/parent-questions/{id}": { params: { id: "QUESTION" }, body: { status: "answered" } },
  "DELETE /api/admin/parent-questions/{id}": { params: { id: "QUESTION" } },
  "POST /api/newsletter": { body: { email: "ana@example.com", language: "es" } },
  "POST /api/newsletter/confirm": { body: { token: "CONFIRM" } },
  "POST /api/newsletter/unsubscribe": { query: { token: "ENDING" } },
  "GET /api/admin/newsletter": {},
  "POST /api/admin/newsletter/letters": {
    body: { en: { subject: "News", text: "Hello" }, es: { subject: "Noticias", text: "Hola" } },
  },
  "POST /api/careers": { body: applying },
  "GET /api/admin/applications": {},
  "GET /api/admin/mails": { query: { view: "failed", search: "ana", after: "1700000000000.MAIL" } },
  "POST /api/admin/mails/{id}/again": { params: { id: "MAIL" } },
  "PATCH /api/admin/applications/{id}": { params: { id: "APPLICATION" }, body: { status: "closed" } },
  "DELETE /api/admin/applications/{id}": { params: { id: "APPLICATION" } },
  "GET /api/admin/family/export": { query: { email: "ana@example.com" } },
  "GET /api/admin/records": { query: { kind: "chat", words: "hola" } },
  "GET /api/admin/records/{id}": { params: { id: "CHAT" }, query: { kind: "chat" } },
  "DELETE /api/admin/records/{id}": { params: { id: "CHAT" }, query: { kind: "chat" } },
  "DELETE /api/admin/family": { query: { email: "nobody@example.com" } },
  "GET /api/auth/get-session": {},
  "POST /api/auth/sign-out": {},
  "POST /api/auth/second-factor": { body: { code: "CODE" } },
  "POST /api/auth/forgot-password": { body: { email: "nobody@example.com", language: "es" } },
  "POST /api/auth/reset-password": { body: { token: "TOKEN", password: "another long password" } },
  "GET /api/account": {},
  "POST /api/account/proof": { body: { password: STAFF.password } },
  "POST /api/account/password": { body: { current: STAFF.password, password: "another long password" } },
  "DELETE /api/account/sessions": {},
  "DELETE /api/account/sessions/{id}": { params: { id: "SESSION" } },
  "POST /api/account/second-factor": { body: { password: STAFF.password } },
  "POST /api/account/second-factor/confirm": { body: { code: "CODE" } },
  "POST /api/account/second-factor/codes": { body: { password: STAFF.password } },
  "POST /api/account/second-factor/remove": { body: { password: STAFF.password } },
  "GET /api/account/members": {},
  "POST /api/account/members": { body: { email: "new@example.com", role: "member", language: "es" } },
  "DELETE /api/account/members/{id}": { params: { id: "MEMBER" } },
  "GET /api/account/audit": {},
};

const table = Object.entries(operations) as [OperationKey, Operation][];
let server: RunningApp;
let cookie: string;
/** What the examples name in capitals. */
const stands: Record<string, string> = {};

/** Nobody has an address at refused.example. */
const mailer: Mailer = {
  async send({ to }) {
    if (to.endsWith("@refused.example")) throw new MailUnsent("address", null);
  },
};

// What the assistant, the tutor and the safety desk learn of their content before their first message takes seconds, on a
// busy machine many: each has the time of a hook of its own.
beforeAll(async () => {
  server = await startApp(
    { STUDENT_PASSWORD: CLASS_PASSWORD, SESSION_SECRET: SECRET },
    { pause: async () => {}, mailer },
  );
  cookie = `${await server.signIn()}; ${await entered()}`;
  await sendJson(
    `${server.url}/api/consents`,
    { purposes: ["profile", "ai_chat"], grantedBy: "adult" },
    { cookie },
  );
});
beforeAll(async () => {
  const telling = { studentName: "Sol", message: "Nobody would miss me", sessionId: "student-2" };
  await sendJson(`${server.url}/api/wildlight-chat`, telling, { cookie });
  stands.ITEM = String(server.rows("safety_items")[0]?.id);
});
beforeAll(async () => {
  const question = { question: "A person, please", language: "en", toStaff: true };
  const asking = await sendJson(`${server.url}/api/parent-support`, question);
  stands.RECEIPT = ((await asking.json()) as { receipt: string }).receipt;
  stands.QUESTION = String(server.rows("parent_questions")[0]?.id);
});
beforeAll(async () => {
  await sendJson(`${server.url}/api/admin/answers`, { content: taught }, { cookie });
  stands.TAUGHT = String(server.rows("taught_answers")[0]?.id);
});
beforeAll(async () => {
  await sendJson(`${server.url}/api/assign-curriculum`, assignment, { cookie, "x-conversation-key": KEY });
  const made = await sendJson(`${server.url}/api/leads`, { ...family, email: FIRST });
  stands.LEAD = ((await made.json()) as { id: string }).id;
  for (const name of ["TWIN", "OTHER"] as const) {
    const twin = await sendJson(`${server.url}/api/leads`, { ...family, email: `${name}@example.com` });
    stands[name] = ((await twin.json()) as { id: string }).id;
  }
  const task = { text: "Call", dueOn: "2027-03-01", owner: null };
  await sendJson(`${server.url}/api/admin/leads/${stands.TWIN}/tasks`, task, { cookie });
  stands.TASK = String(server.rows("lead_tasks")[0]?.id);
  await sendJson(`${server.url}/api/admin/visits/slots`, visitTimes, { cookie });
  const slots = server
    .rows("visit_slots")
    .sort((one, other) => Number(one.starts_at) - Number(other.starts_at));
  [stands.SLOT, stands.LATER, stands.EMPTY] = slots.map(({ id }) => String(id)) as [string, string, string];
  const booking = { slotId: stands.SLOT, language: "en", form: visiting };
  await sendJson(`${server.url}/api/visits`, booking);
  stands.BOOKING = String(server.rows("visit_bookings")[0]?.id);
  stands.PLACE = String(server.rows("places").find(({ lead_id }) => lead_id === stands.LEAD)?.id);
  const offer = { act: "offer", podId: "foundation", reason: "first of all" };
  await sendJson(`${server.url}/api/admin/places/${stands.PLACE}`, offer, { cookie }, "PATCH");
  stands.OFFERED = placeLinks(SECRET, () => "").tokenOf({ id: stands.PLACE, offers: 1, email: FIRST });
  const links = visitLinks(SECRET, () => "");
  stands.BOOKED = links.tokenOf(stands.BOOKING);
  stands.FAMILY = links.family(stands.LEAD, "en").split("=").at(-1) ?? "";
  await sendJson(`${server.url}/api/newsletter`, { email: "list@example.com", language: "en" });
  const listed = String(server.rows("newsletter_subscribers")[0]?.id);
  stands.CONFIRM = subscriberTokens(SECRET).tokenOf("confirm", listed);
  stands.ENDING = subscriberTokens(SECRET).tokenOf("end", listed);
  await sendJson(`${server.url}/api/careers`, applying);
  stands.APPLICATION = String(server.rows("job_applications")[0]?.id);
  await sendJson(`${server.url}/api/newsletter`, { email: "nobody@refused.example", language: "en" });
  stands.MAIL = await eventually(() => {
    const refused = server.rows("mails").find(({ fault }) => fault === "address");
    expect(refused).toBeDefined();
    return String(refused?.id);
  });
  const till = tillOf(server);
  await sendJson(`${server.url}/api/chat`, { ...asked, sessionId: "chat_2_records" });
  stands.CHAT = String(server.rows("conversations")[0]?.id);
  stands.DEPOSIT = await till.deposit({ key: "a".repeat(32) });
  stands.CARD = await till.deposit({ key: "b".repeat(32) });
  stands.AUTHENTICATE = await till.deposit({ key: "c".repeat(32) });
  await till.confirm(stands.AUTHENTICATE, "4000002500003155");
  const paid = await till.deposit({ key: "d".repeat(32) });
  await till.confirm(paid);
  await till.until(paid, "paid");
  stands.PAYER = paid;
  stands.PAID = String(server.rows("deposits").find((row) => row.status === "paid")?.id);
  stands.SUBSCRIPTION = await till.subscription("premium", "e".repeat(32));
  await till.confirm(stands.SUBSCRIPTION);
  await till.until(stands.SUBSCRIPTION, "active");
  const running = await till.subscription("explorer", "f".repeat(32));
  await till.confirm(running);
  await till.until(running, "active");
  stands.RUNNING = String(server.rows("subscriptions").find((row) => row.plan === "explorer")?.id);
  stands.EVENT = (await server.app.practice?.events(1))?.[0]?.id ?? "";
});
afterAll(() => server.close());

function address(key: OperationKey, example: Example): string {
  const path = splitKey(key)[1].replace(/\{(\w+)\}/g, (_, name: string) => example.params?.[name] ?? "x");
  const query = new URLSearchParams(example.query);
  return filled(`${server.url}${path}${query.size > 0 ? `?${query}` : ""}`);
}

const filled = (text: string) => text.replace(/\b[A-Z]{4,}\b/g, (name) => stands[name] ?? name);

function call(key: OperationKey, example: Example, headers: Record<string, string> = {}): Promise<Response> {
  const method = splitKey(key)[0];
  const sent = { "x-conversation-key": KEY, ...headers };
  if (example.body === undefined) return fetch(address(key, example), { method, headers: sent });
  return sendJson(address(key, example), filled(JSON.stringify(example.body)), sent, method);
}

async function expectError(response: Response, code: keyof typeof ERRORS, key?: OperationKey) {
  const body = errorBody.strict().parse(await response.json());
  expect(body.code).toBe(code);
  expect(response.status).toBe(ERRORS[code]);
  if (key !== undefined) expect(errorsOf(splitKey(key)[0], operations[key])).toContain(code);
}

let afterwards = async () => {};
/** Calls that end sessions or change an account are somebody else's, so that the others' session stays good. */
const own: Partial<Record<OperationKey, () => Promise<string>>> = {
  "POST /api/auth/sign-out": () => server.signIn(),
  "DELETE /api/student/session": () => entered(),
  async "DELETE /api/admin/student-sessions"() {
    const staff = await server.signIn();
    // It ends the sessions of all others: the one that the other calls use is opened again once it has run.
    afterwards = async () => {
      const [session = ""] = (await entered())
        .split("; ")
        .filter((each) => each.startsWith("ceiba_student="));
      cookie = cookie.replace(/ceiba_student=[^;]*/, session);
    };
    return staff;
  },
  "POST /api/account/password": colleague,
  "DELETE /api/account/sessions": colleague,
  async "DELETE /api/account/sessions/{id}"() {
    const cookie = await colleague();
    const account = await fetch(`${server.url}/api/account`, { headers: { cookie } });
    stands.SESSION = ((await account.json()) as Account).sessions[0]?.id ?? "";
    return cookie;
  },
  "POST /api/account/second-factor": colleague,
  async "POST /api/account/second-factor/confirm"() {
    const cookie = await colleague();
    const begun = await sendJson(`${server.url}/api/account/second-factor`, STAFF, { cookie });
    stands.CODE = appCode(((await begun.json()) as { key: string }).key);
    return cookie;
  },
  "POST /api/account/second-factor/codes": withSecondFactor,
  "POST /api/account/second-factor/remove": withSecondFactor,
  async "POST /api/auth/second-factor"() {
    await withSecondFactor();
    const first = await sendJson(`${server.url}/api/auth/sign-in/email`, {
      ...{ email: stands.COLLEAGUE, password: STAFF.password },
    });
    return cookiesOf(first);
  },
  async "POST /api/auth/reset-password"() {
    stands.TOKEN = (await invite()).token;
    return cookie;
  },
  async "DELETE /api/account/members/{id}"() {
    stands.MEMBER = (await invite()).id;
    return cookie;
  },
};

/** The cookies of a browser that enters the class. */
const entered = async () =>
  cookiesOf(await sendJson(`${server.url}/api/student/session`, { password: CLASS_PASSWORD }));

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");

let invited = 0;
async function invite(): Promise<{ email: string; id: string; token: string }> {
  const email = `colleague-${++invited}@example.com`;
  const asked = await sendJson(`${server.url}/api/account/members`, { email, role: "owner" }, { cookie });
  const { link, member } = (await asked.json()) as { link: string; member: { id: string } };
  return { email, id: member.id, token: link.split("#")[1] ?? "" };
}

/** A new colleague with the same password, signed in. */
async function colleague(): Promise<string> {
  const { email, token } = await invite();
  const { password } = STAFF;
  await sendJson(`${server.url}/api/auth/reset-password`, { token, password });
  stands.COLLEAGUE = email;
  return cookiesOf(await sendJson(`${server.url}/api/auth/sign-in/email`, { email, password }));
}

async function withSecondFactor(): Promise<string> {
  const cookie = await colleague();
  const begun = await sendJson(`${server.url}/api/account/second-factor`, STAFF, { cookie });
  const code = appCode(((await begun.json()) as { key: string }).key);
  stands.CODE = code;
  return cookiesOf(await sendJson(`${server.url}/api/account/second-factor/confirm`, { code }, { cookie }));
}

describe("every operation", () => {
  it.each(table)("%s accepts a valid call and answers as declared", async (key, operation) => {
    const response = await call(key, examples[key], { cookie: (await own[key]?.()) ?? cookie });
    await afterwards();
    afterwards = async () => {};
    const hasBody = operation.output !== undefined || operation.media !== undefined;
    expect(response.status).toBe(operation.status ?? (hasBody ? 200 : 204));
    expect(response.headers.get("x-request-id")).toBeTruthy();
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    if (operation.media !== undefined) {
      expect(response.headers.get("content-type")).toBe(operation.media);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
      return;
    }
    if (operation.output === undefined) return;
    const body: unknown = await response.json();
    // Strict by comparison: parsing drops unknown fields, so nothing undeclared was sent.
    expect(operation.output.parse(body)).toEqual(body);
  });

  it.each(table.filter(([, operation]) => operation.access !== "public"))(
    "%s is closed to everyone but those it is for",
    async (key) => {
      await expectError(await call(key, examples[key]), "unauthenticated", key);
      const forged = { cookie: "ceiba.session_token=forged.signature; ceiba_student=student:1:2:3.forged" };
      await expectError(await call(key, examples[key], forged), "unauthenticated", key);
    },
  );

  it.each(table.filter(([, operation]) => operation.body !== undefined))(
    "%s refuses what is not its JSON",
    async (key) => {
      const url = address(key, examples[key]);
      const method = splitKey(key)[0];
      const headers = { cookie };
      await expectError(await sendJson(url, "{not json", headers, method), "invalid_json", key);
      await expectError(await sendJson(url, "", headers, method), "invalid_json", key);
      await expectError(await sendJson(url, "[]", headers, method), "invalid_request", key);
      await expectError(await sendJson(url, "null", headers, method), "invalid_request", key);
      const text = { cookie, "content-type": "text/plain" };
      await expectError(await sendJson(url, "{}", text, method), "unsupported_media_type", key);
      const large = JSON.stringify({ message: "x".repeat(65 * 1024) });
      await expectError(await sendJson(url, large, headers, method), "payload_too_large", key);
    },
  );

  it.each(table.filter(([key]) => splitKey(key)[0] !== "GET"))(
    "%s refuses calls from pages of other sites",
    async (key) => {
      for (const foreign of [
        { origin: "https://elsewhere.example" },
        { origin: "null" },
        { "sec-fetch-site": "cross-site" },
      ]) {
        await expectError(await call(key, examples[key], { cookie, ...foreign }), "forbidden", key);
      }
    },
  );

  it("answers a wrong method with the right ones", async () => {
    const paths = [...new Set(table.map(([key]) => splitKey(key)[1]))];
    for (const path of paths) {
      const url = `${server.url}${path.replace(/\{\w+\}/g, "x")}`;
      const methods = table.map(([key]) => splitKey(key)).filter(([, each]) => each === path);
      const wrong = ["DELETE", "PATCH"].find((each) => methods.every(([method]) => method !== each));
      const response = await fetch(url, { method: wrong ?? "PUT" });
      await expectError(response, "method_not_allowed");
      for (const [method] of methods) expect(response.headers.get("allow")).toContain(method);
    }
  });

  it("answers unknown addresses under /api with JSON", async () => {
    for (const path of [
      "/api",
      "/api/",
      "/api/nothing",
      "/api/auth/sign-up/email",
      "/api/auth/list-sessions",
    ]) {
      await expectError(await fetch(server.url + path), "not_found");
      await expectError(await sendJson(server.url + path, {}), "not_found");
    }
  });
});

it.each([
  ["POST /api/leads", "name"],
  ["POST /api/leads", "childrenAges"],
  ["POST /api/payments/payer", "name"],
  ["POST /api/wildlight-chat", "studentName"],
  ["POST /api/help", "studentName"],
  ["POST /api/careers", "name"],
] as const)("%s: nobody writes further lines into a mail by %s", (key, field) => {
  const { body } = operations[key];
  const forged = {
    ...(examples[key].body as object),
    [field]: "Eve\nE-mail: pay-here@evil.test\u2028Note: …",
  };
  const parsed = body.parse({ ...forged, clientSecret: "pi_1_secret_2" }) as Record<string, unknown>;
  expect(parsed[field]).toMatch(/^Eve E-mail: \S+ Note: …$/);
});

it("the OpenAPI document lists exactly the table", async () => {
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    openapi: string;
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  };
  expect(document.openapi).toMatch(/^3\.1/);
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.sort()).toEqual(Object.keys(operations).sort());
  for (const [key, operation] of table) {
    const [method, path] = splitKey(key);
    const statuses = Object.keys(document.paths[path]?.[method.toLowerCase()]?.responses ?? {});
    const declared = errorsOf(method, operation).map((code) => String(ERRORS[code]));
    const success = operation.output || operation.media ? "200" : "204";
    expect(statuses.sort()).toEqual([...new Set([success, ...declared])].sort());
  }
});

it("/api/docs shows every operation without any script", async () => {
  const response = await fetch(`${server.url}/api/docs`);
  const html = await response.text();
  for (const key of Object.keys(operations)) expect(html).toContain(key);
  expect(html).not.toMatch(/<script|https?:\/\//);
});
