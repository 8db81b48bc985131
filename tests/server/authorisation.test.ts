import { afterAll, beforeAll, expect, it } from "vitest";
import { type ErrorCode, errorBody } from "#contract/errors.ts";
import { type OperationKey, operations, splitKey } from "#contract/index.ts";
import type { Access, Operation } from "#contract/operation.ts";
import { sampleOf } from "../hostile/fields.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";

const CLASS_PASSWORD = "mango river";
const CHAT = "chat_1_mine";
const PORTAL = "student-1-mine";
const ONBOARDING = "onboarding-1-mine";

/** Everybody who may knock, and how they become who they are: what answers is their Cookie header. */
const CALLERS = {
  anonymous: async () => "",
  /** Opened the conversation that is asked for. */
  visitor: () => visitor(CHAT),
  otherVisitor: () => visitor("chat_2_other"),
  /** Made the profile, and wrote to the tutor, that are asked for. */
  learner: () => learner(PORTAL, ONBOARDING),
  otherLearner: () => learner("student-2-other", "onboarding-2-other"),
  owner: () => server.signIn(),
  member: () => member("member@example.com"),
};
type Caller = keyof typeof CALLERS;
const callers = Object.keys(CALLERS) as Caller[];

/** "wrong": whoever it is, the password, code or link is not the one. */
type Verdict = "allowed" | "taken" | "unauthenticated" | "forbidden" | "not found" | "wrong";
type Verdicts = Record<Caller, Verdict>;
const all = (verdict: Verdict) =>
  Object.fromEntries(callers.map((caller) => [caller, verdict])) as Record<Caller, Verdict>;

/** What the router says by itself, from the contract's `access`. */
const DOORS: Record<Access, Verdicts> = {
  public: all("allowed"),
  staff: { ...all("unauthenticated"), owner: "allowed", member: "allowed" },
  owner: { ...all("unauthenticated"), owner: "allowed", member: "forbidden" },
  student: { ...all("unauthenticated"), learner: "allowed", otherLearner: "allowed" },
};

type Input = { params?: object; query?: object; body?: object };
type Row = { readonly verdicts: Partial<Verdicts>; readonly input?: Input };

/** Whoever the door lets in: nothing behind it belongs to anybody. */
const whoeverComes: Row = { verdicts: {} };
/** A secret says whose it is, and nobody knows this one. */
const whoeverKnows = (input: Input): Row => ({ verdicts: all("not found"), input });
/** Nobody comes in by a wrong password, code or link. */
const whoeverProves = (input: Input): Row => ({ verdicts: all("wrong"), input });
const only = (input: Input, ...admitted: Caller[]): Row => ({
  verdicts: { ...all("forbidden"), ...Object.fromEntries(admitted.map((caller) => [caller, "allowed"])) },
  input,
});

const clientSecret = "pi_1_secret_unknown";
const assignment = (sessionId: string) => ({
  sessionId,
  assessmentResponses: { math_check: "5" },
  studentData: { name: "Sol", age: 7 },
});
const toTutor = (sessionId: string) => ({ sessionId, studentName: "Sol", message: "Why is the sky blue?" });
const toAssistant = (sessionId: string) => ({ sessionId, message: "How much is it?", language: "en" });

const VISIT = "nobody-was-sent-this-link-of-a-visit-or-a-call";
const visiting = { name: "Ana", email: "visit@example.com", phone: "", numberOfChildren: 1, adult: true };
const visitTimes = {
  ...{ kind: "visit", from: "2099-03-02", until: "2099-03-02", weekdays: [0, 1, 2, 3, 4, 5, 6] },
  ...{ opens: 540, closes: 630, minutes: 30, seats: 5, place: "" },
};
const pod = {
  ...{ name: { en: "Tide", es: "Marea" }, ages: { from: 8, to: 10 }, seats: 4, startsOn: null },
  ...{ isOpen: true, isTold: false },
};
const taught = {
  question: { en: "Do children wear a uniform?", es: null },
  answer: { en: "No, they wear what they like.", es: null },
  phrasings: { en: [], es: [] },
};

/** Whose it is: what the contract's `access` leaves to each handler. Operations for staff alone need no row. */
const OWNERSHIP: Partial<Record<OperationKey, Row>> = {
  "GET /healthz": whoeverComes,
  "GET /readyz": whoeverComes,
  "GET /api/openapi.json": whoeverComes,
  "POST /api/chat": only({ body: toAssistant(CHAT) }, "visitor"),
  "GET /api/conversations/{sessionId}": only({ params: { sessionId: CHAT } }, "visitor", "owner", "member"),
  "GET /api/conversations/{sessionId}/now": only({ params: { sessionId: CHAT } }, "visitor"),
  "GET /api/conversations": only({ query: { sessionId: CHAT } }, "visitor", "owner", "member"),
  "PUT /api/admin/inbox/hours": {
    verdicts: {},
    input: {
      body: { timeZone: "America/Cancun", week: Array.from({ length: 7 }, () => ({ from: 540, to: 900 })) },
    },
  },
  "POST /api/admin/answers": { verdicts: {}, input: { body: { content: taught } } },
  "POST /api/admin/facts/preview": {
    verdicts: {},
    input: { body: { change: { key: "phone", value: null } } },
  },
  "POST /api/admin/facts": {
    verdicts: {},
    input: { body: { version: 0, change: { key: "phone", value: null } } },
  },
  "POST /api/admin/leads/{id}/tasks": {
    verdicts: {},
    input: { params: { id: "nobody" }, body: { text: "Call", dueOn: "2027-03-01", owner: null } },
  },
  "POST /api/leads": whoeverComes,
  "POST /api/auth/sign-in/email": whoeverProves({
    body: { email: "staff@example.com", password: "a wrong password" },
  }),
  "POST /api/auth/second-factor": whoeverProves({ body: { code: "123456" } }),
  "POST /api/auth/forgot-password": whoeverComes,
  "POST /api/auth/reset-password": whoeverProves({
    body: { token: "nobody-was-sent-this", password: "another long password" },
  }),
  "POST /api/auth/sign-out": whoeverComes,
  "GET /api/auth/get-session": whoeverComes,
  "GET /api/visits/times": whoeverComes,
  // Whoever names a time must name one that is there.
  "POST /api/visits": {
    verdicts: all("taken"),
    input: { body: { slotId: "nobody", language: "en", form: visiting } },
  },
  "POST /api/visits/family": whoeverProves({ body: { token: VISIT } }),
  "POST /api/visits/mine": whoeverProves({ body: { token: VISIT } }),
  "POST /api/visits/move": whoeverProves({ body: { token: VISIT, slotId: "nobody" } }),
  "POST /api/visits/cancel": whoeverProves({ body: { token: VISIT } }),
  "POST /api/admin/visits/slots": { verdicts: {}, input: { body: visitTimes } },
  "POST /api/admin/visits/bookings": {
    verdicts: {},
    input: { body: { slotId: "nobody", leadId: "nobody" } },
  },
  "PATCH /api/admin/visits/bookings/{id}": {
    verdicts: {},
    input: { params: { id: "nobody" }, body: { state: "came" } },
  },
  "POST /api/places/mine": whoeverProves({ body: { token: VISIT } }),
  "POST /api/places/answer": whoeverProves({ body: { token: VISIT, accepts: true } }),
  "POST /api/admin/places/pods": { verdicts: {}, input: { body: pod } },
  "PUT /api/admin/places/pods/{id}": { verdicts: {}, input: { params: { id: "nobody" }, body: pod } },
  "PATCH /api/admin/places/{id}": {
    verdicts: {},
    input: { params: { id: "nobody" }, body: { act: "wait" } },
  },
  "POST /api/admin/leads/{id}/places": {
    verdicts: {},
    input: { params: { id: "nobody" }, body: { child: "Luz", age: 7 } },
  },
  "POST /api/newsletter": whoeverComes,
  "POST /api/newsletter/confirm": whoeverProves({
    body: { token: "nobody-was-sent-this-link-of-the-newsletter" },
  }),
  "POST /api/newsletter/unsubscribe": whoeverProves({
    query: { token: "nobody-was-sent-this-link-of-the-newsletter" },
  }),
  "POST /api/careers": whoeverComes,
  "GET /api/payments/config": whoeverComes,
  "POST /api/create-payment-intent": { verdicts: {}, input: { body: { type: "founders_circle" } } },
  "POST /api/create-subscription": { verdicts: {}, input: { body: { planType: "explorer" } } },
  "POST /api/payments/status": whoeverKnows({ body: { clientSecret } }),
  "POST /api/payments/payer": whoeverKnows({
    body: { clientSecret, name: "Ana", email: "ana@example.com", language: "es" },
  }),
  "POST /api/payments/cancel-subscription": whoeverKnows({ body: { clientSecret } }),
  "POST /api/payments/manage-link": whoeverComes,
  "POST /api/payments/receipt": whoeverKnows({ body: { clientSecret, language: "en" } }),
  "POST /api/practice/confirm": whoeverKnows({
    body: { clientSecret, number: "4242 4242 4242 4242", expiry: "12/99", cvc: "123" },
  }),
  "POST /api/practice/authenticate": whoeverKnows({ body: { clientSecret, outcome: "pass" } }),
  "POST /api/student/session": whoeverProves({ body: { password: "a wrong password" } }),
  "GET /api/student/session": whoeverComes,
  "DELETE /api/student/session": whoeverComes,
  "POST /api/consents": whoeverComes,
  "GET /api/consents": whoeverComes,
  "DELETE /api/consents": whoeverComes,
  "GET /api/onboarding": whoeverComes,
  // Without a consent nothing is kept, so that whoever tries the demo meets nobody's profile.
  "POST /api/assign-curriculum": {
    verdicts: { otherLearner: "forbidden" },
    input: { body: assignment(ONBOARDING) },
  },
  "GET /api/student-profile/{sessionId}": only(
    { params: { sessionId: ONBOARDING } },
    "learner",
    "owner",
    "member",
  ),
  "POST /api/text-to-speech": whoeverComes,
  "GET /api/text-to-speech": whoeverComes,
  "GET /api/safety/reach": whoeverComes,
  "POST /api/help": whoeverComes,
  "POST /api/wildlight-chat": {
    verdicts: { otherLearner: "forbidden" },
    input: { body: toTutor(PORTAL) },
  },
  "GET /api/wildlight-chat/{sessionId}": {
    verdicts: { otherLearner: "forbidden" },
    input: { params: { sessionId: PORTAL } },
  },
  "GET /api/packs/{week}/downloads/{id}": {
    verdicts: {},
    input: { params: { week: "1", id: "crab-roads" } },
  },
  "POST /api/packs/certificate": whoeverComes,
  "POST /api/parent-support": whoeverComes,
  "POST /api/parent-support/email": whoeverKnows({
    body: { receipt: "nobody-was-given-this-one", email: "ana@example.com" },
  }),
};

/** They end what the others need, so they come last, in this order. */
const LAST: readonly OperationKey[] = [
  "DELETE /api/student/session",
  "DELETE /api/admin/student-sessions",
  "DELETE /api/account/sessions",
  "POST /api/auth/sign-out",
];
const turn = (key: OperationKey) =>
  LAST.includes(key) ? 2 + LAST.indexOf(key) : Number(key.startsWith("DELETE"));
const table = (Object.entries(operations) as [OperationKey, Operation][]).sort(
  ([one], [other]) => turn(one) - turn(other),
);

let server: RunningApp;
const cookies = {} as Record<Caller, string>;

beforeAll(async () => {
  server = await startApp({ STUDENT_PASSWORD: CLASS_PASSWORD }, { pause: async () => {} });
  for (const caller of callers) cookies[caller] = await CALLERS[caller]();
});
afterAll(() => server.close());

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");

async function made(path: string, body: object, cookie = ""): Promise<Response> {
  const response = await sendJson(server.url + path, body, { cookie });
  expect(response.ok, `${path}: ${response.status}`).toBe(true);
  return response;
}

async function visitor(chat: string): Promise<string> {
  return cookiesOf(await made("/api/chat", toAssistant(chat)));
}

async function learner(portal: string, onboarding: string): Promise<string> {
  const session = cookiesOf(await made("/api/student/session", { password: CLASS_PASSWORD }));
  const consent = { purposes: ["profile", "ai_chat"], grantedBy: "adult" };
  const cookie = `${session}; ${cookiesOf(await made("/api/consents", consent, session))}`;
  await made("/api/assign-curriculum", assignment(onboarding), cookie);
  await made("/api/wildlight-chat", toTutor(portal), cookie);
  return cookie;
}

async function member(email: string): Promise<string> {
  const password = "another long password";
  const invitation = { email, role: "member", language: "en" };
  const invited = await made("/api/account/members", invitation, await server.signIn());
  const [, token] = ((await invited.json()) as { link: string }).link.split("#");
  await made("/api/auth/reset-password", { token, password });
  return cookiesOf(await made("/api/auth/sign-in/email", { email, password }));
}

/** Calls with what the row says, and for the rest with something that the schemas accept. */
function call(key: OperationKey, operation: Operation, caller: Caller): Promise<Response> {
  const [method, path] = splitKey(key);
  const part = (name: "params" | "query" | "body") =>
    OWNERSHIP[key]?.input?.[name] ?? (operation[name] && sampleOf(operation[name]).input);
  const params = (part("params") ?? {}) as Record<string, unknown>;
  const query = Object.entries(part("query") ?? {}).filter(([, value]) => value !== undefined);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const url = `${server.url}${filled}?${new URLSearchParams(query as [string, string][])}`;
  const headers = { cookie: cookies[caller] };
  const body = part("body");
  return body === undefined ? fetch(url, { method, headers }) : sendJson(url, body, headers, method);
}

const VERDICTS: Partial<Record<ErrorCode, Verdict>> = {
  unauthenticated: "unauthenticated",
  forbidden: "forbidden",
  not_found: "not found",
  wrong_credentials: "wrong",
  wrong_password: "wrong",
  wrong_code: "wrong",
  link_expired: "wrong",
  conflict: "taken",
};

async function verdictOf(response: Response): Promise<string> {
  const text = await response.text();
  if (response.ok) return "allowed";
  const { code, message } = errorBody.strict().parse(JSON.parse(text));
  return VERDICTS[code] ?? `${code}: ${message}`;
}

it.each(table)("%s lets in whom it should, and nobody else", async (key, operation) => {
  const door = DOORS[operation.access];
  const isLeftToHandler = operation.access === "public" || operation.access === "student";
  expect(
    !isLeftToHandler || OWNERSHIP[key] !== undefined,
    `${key} has no row: say in OWNERSHIP (tests/server/authorisation.test.ts) whom its handler answers: whoeverComes, whoeverKnows or whoeverProves something, or only the owner of something.`,
  ).toBe(true);
  const verdicts = {} as Record<Caller, string>;
  for (const caller of callers) {
    const verdict = await verdictOf(await call(key, operation, caller));
    // Staff are past the door when they hear that there is no such thing, or why it cannot be done.
    const isPast = !isLeftToHandler && /^(not found|wrong|taken)/.test(verdict);
    verdicts[caller] = isPast ? "allowed" : verdict;
  }
  const admitted = callers.filter((caller) => door[caller] === "allowed");
  const behind = admitted.map((caller) => [caller, OWNERSHIP[key]?.verdicts[caller] ?? "allowed"]);
  expect(verdicts).toEqual({ ...door, ...Object.fromEntries(behind) });
});

it("has no row for what does not exist", () => {
  expect(Object.keys(OWNERSHIP).filter((key) => !(key in operations))).toEqual([]);
});
