import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startModelServer } from "#server/adapters/assistant/model-server.ts";
import { readConfig } from "#server/config.ts";
import { startTracing } from "#server/telemetry/index.ts";
import { callerOf } from "#server/telemetry/traceparent.ts";
import { startSpeechServer } from "../adapters/speech-server.ts";
import { eventually } from "../eventually.ts";
import { killAll, startProgram } from "../program.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";
import { startSmtpServer } from "../smtp-server.ts";
import { startStripeServer } from "../stripe-server.ts";

type Value = { stringValue?: string; intValue?: number };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Value }[];
  events: unknown[];
  status: { code?: number; message?: string };
};

/** Takes traces as a collector does, and keeps them. */
async function startCollector() {
  const bodies: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const paths: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    bodies.push(Buffer.concat(parts).toString());
    headers.push(request.headers);
    paths.push(request.url ?? "");
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    headers,
    paths,
    spans: () =>
      bodies.flatMap(
        (body) =>
          JSON.parse(body).resourceSpans.flatMap((each: { scopeSpans: { spans: Span[] }[] }) =>
            each.scopeSpans.flatMap(({ spans }) => spans),
          ) as Span[],
      ),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const PASSWORD = "mango river";
const CALLER = { traceId: "a".repeat(32), spanId: "b".repeat(16) };
const TRACEPARENT = `00-${CALLER.traceId}-${CALLER.spanId}-01`;
/** What nobody may find in a trace. */
const SAID = {
  message: "my secret volcano is called Popo, what is lava",
  name: "Xochitl",
  email: "ana.quetzal@example.com",
  session: "student-quetzalcoatl-9",
  chat: "chat_77_tonatiuh",
};

let collector: Awaited<ReturnType<typeof startCollector>>;
let server: RunningApp;
let stop: () => Promise<void>;
let providers: { close(): Promise<unknown> }[];
let spans: Span[];
let cookies: string;

const attribute = (span: Span | undefined, key: string) => {
  const value = span?.attributes.find((each) => each.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};
const named = (name: string) => spans.filter((span) => span.name === name);

/** Uses everything that a provider answers, and stops the server: what was traced then lies at the collector. */
beforeAll(async () => {
  collector = await startCollector();
  const [model, speech, smtp, stripe] = await Promise.all([
    startModelServer(),
    startSpeechServer(),
    startSmtpServer(),
    startStripeServer(),
  ]);
  providers = [model, speech, smtp, stripe];
  model.play({ kind: "say", text: "Lava is hot rock." });
  const environment = {
    STUDENT_PASSWORD: PASSWORD,
    TRUSTED_PROXIES: "127.0.0.1",
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: "x-key=one%20two",
    OTEL_SERVICE_NAME: "our-school",
    ...{ LLM_BASE_URL: model.baseUrl, LLM_MODEL: "m", TTS_BASE_URL: speech.baseUrl, TTS_MODEL: "m" },
    ...{ SMTP_URL: smtp.url, STAFF_NOTIFY: "desk@example.com", ...stripe.environment },
  };
  const real: object = { assistant: undefined };
  server = await startApp(environment, real);
  const config = readConfig({ ...environment, DATA_DIR: server.dataDir });
  if (config.tracing === null) throw new Error("Traces were asked for.");
  stop = startTracing(config, config.tracing);

  const entered = await sendJson(`${server.url}/api/student/session`, { password: PASSWORD });
  const cookie = entered.headers.getSetCookie().map((each) => each.split(";")[0]);
  const device = await sendJson(
    `${server.url}/api/consents`,
    { purposes: ["profile", "ai_chat"], grantedBy: "adult" },
    { cookie: cookie.join("; ") },
  );
  cookies = [...cookie, ...device.headers.getSetCookie().map((each) => each.split(";")[0])].join("; ");
  const asked = await sendJson(
    `${server.url}/api/wildlight-chat`,
    { studentName: SAID.name, message: SAID.message, sessionId: SAID.session },
    { cookie: cookies, traceparent: TRACEPARENT },
  );
  expect(asked.status).toBe(200);
  const answers = [
    await sendJson(
      `${server.url}/api/chat`,
      { message: `I am ${SAID.name}, how much does Pod School cost`, sessionId: SAID.chat, language: "en" },
      { accept: "text/event-stream" },
    ),
    await sendJson(
      `${server.url}/api/text-to-speech`,
      { text: "The river is long.", voice: "nova", language: "en" },
      { cookie: cookies },
    ),
    await sendJson(`${server.url}/api/leads`, {
      ...{ name: SAID.name, email: SAID.email, language: "es", numberOfChildren: 1, childrenAges: "6" },
    }),
    await sendJson(`${server.url}/api/create-payment-intent`, { type: "founders_circle" }),
  ];
  for (const answer of answers) expect(answer.status, await answer.text()).toBe(200);
  await fetch(`${server.url}/api/conversations/${SAID.chat}`);
  await eventually(() => expect(smtp.delivered.length).toBeGreaterThan(0));
  await server.close();
  await stop();
  spans = collector.spans();
}, 60_000);
afterAll(async () => {
  killAll();
  await Promise.all([...providers.map((each) => each.close()), collector.close()]);
});

it("an operation is one span, named by its route, with its status and how long it took", () => {
  const [span] = named("POST /api/wildlight-chat");
  expect(attribute(span, "http.route")).toBe("/api/wildlight-chat");
  expect(attribute(span, "http.response.status_code")).toBe(200);
  expect(BigInt(span?.endTimeUnixNano ?? 0)).toBeGreaterThan(BigInt(span?.startTimeUnixNano ?? 0));
  expect(named("GET /api/conversations/{sessionId}")).toHaveLength(1);
  expect(JSON.parse(collector.bodies[0] ?? "").resourceSpans[0].resource.attributes).toContainEqual({
    key: "service.name",
    value: { stringValue: "our-school" },
  });
  expect(collector.paths[0]).toBe("/v1/traces");
  expect(collector.headers[0]?.["x-key"]).toBe("one two");
});

it.each([
  ["language model", "POST /api/wildlight-chat"],
  ["language model", "POST /api/chat"],
  ["speech", "POST /api/text-to-speech"],
  ["payments", "POST /api/create-payment-intent"],
  ["database write", "POST /api/leads"],
])("a call of %s is a child of %s", (provider, operation) => {
  const [parent] = named(operation);
  const child = named(provider).find(({ parentSpanId }) => parentSpanId === parent?.spanId);
  expect(child?.traceId).toBe(parent?.traceId);
  expect(child).toBeDefined();
});

it("a mail from the queue is a span, by itself or under what filled the queue", () => {
  expect(named("mail").length).toBeGreaterThan(0);
});

it("the caller's trace goes on when a declared proxy sends it", () => {
  expect(named("POST /api/wildlight-chat")[0]).toMatchObject({
    traceId: CALLER.traceId,
    parentSpanId: CALLER.spanId,
  });
  expect(callerOf(undefined)).toBeNull();
  expect(callerOf(`00-${"0".repeat(32)}-${CALLER.spanId}-01`)).toBeNull();
  expect(callerOf(`${TRACEPARENT}-more`)?.traceId).toBe(CALLER.traceId);
});

it("a trace holds nothing that somebody wrote, no name, no address and no id", () => {
  const everything = collector.bodies.join("\n");
  const ids =
    server === undefined ? [] : [...cookies.matchAll(/=([^;]{8,})/g)].map(([, value = ""]) => value);
  const words = [
    ...Object.values(SAID),
    "volcano",
    "Popo",
    "quetzal",
    "Lava is hot",
    "pi_",
    "127.0.0.1:",
    ...ids,
  ];
  expect(words.filter((word) => everything.includes(word))).toEqual([]);
  const keys = new Set(spans.flatMap((span) => span.attributes.map(({ key }) => key)));
  const allowed = [
    ...["http.route", "http.request.method", "http.response.status_code", "db.system.name"],
    ...["peer.service", "server.address", "error.type"],
  ];
  expect([...keys].filter((key) => !allowed.includes(key))).toEqual([]);
  // The kind of an error, as Node and fetch name it.
  const errors = spans.map((span) => attribute(span, "error.type")).filter((type) => type !== undefined);
  expect(errors.filter((type) => !/^[\w.]{1,40}$/.test(String(type)))).toEqual([]);
  expect(spans.flatMap(({ events }) => events)).toEqual([]);
});

it("nothing of it is loaded unless it is asked for, and the program sends what is left when it ends", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ceiba-traces-"));
  const before = collector.bodies.length;
  const run = async (name: string, environment: Record<string, string>) => {
    const hooks = `--import=data:text/javascript,${encodeURIComponent(SAY_LOADED)}`;
    const program = startProgram(join(folder, name), { NODE_OPTIONS: hooks, ...environment });
    const url = await program.started;
    await fetch(`${url}/healthz`, { headers: { traceparent: TRACEPARENT } });
    program.child.kill("SIGTERM");
    expect(await program.exit).toBe(0);
    return program.output();
  };
  const [silent, traced] = await Promise.all([
    run("silent", {}),
    run("traced", { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/own/path` }),
  ]);
  rmSync(folder, { recursive: true, force: true });
  expect(silent).toContain("loaded: nothing of it");
  expect(traced).toContain("loaded: the library");
  // A start that takes long sends what it did by then in a parcel of its own.
  expect(new Set(collector.paths.slice(before))).toEqual(new Set(["/own/path"]));
  const sent = collector.bodies.slice(before).join("\n");
  expect(sent.match(/GET \/healthz/g)).toHaveLength(1);
  // Nobody declared this caller as a proxy: its trace is not ours.
  expect(sent).not.toContain(CALLER.traceId);
}, 60_000);

/** Runs in the program: says at its end whether a file of the tracing library was read. */
const SAY_LOADED = `
  import { registerHooks } from "node:module";
  const read = new Set();
  registerHooks({ load(url, context, next) { read.add(url); return next(url, context); } });
  process.on("exit", () => {
    const all = [...read].filter((url) => /@opentelemetry.(sdk-trace|exporter|otlp)|telemetry.(index|tracing)|server.telemetry-/.test(url));
    console.log("loaded: " + (all.length === 0 ? "nothing of it" : "the library"));
  });
`;
