import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createMetrics } from "#server/http/metrics.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";

/** Nothing listens there: every call fails at once. */
const NOBODY = "http://127.0.0.1:9/v1";
let server: RunningApp;

beforeAll(async () => {
  server = await startApp({ TTS_BASE_URL: NOBODY, TTS_MODEL: "m", LLM_BASE_URL: NOBODY, LLM_MODEL: "m" });
});
afterAll(() => server.close());

const measured = async () => (await fetch(`${server.url}/metrics`)).text();

/** The names under which Prometheus keeps what a reading says. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = "", kind]) =>
    kind === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
}

it("the dashboard shows what is measured, by its name, and leaves nothing out", async () => {
  const dashboard = readFileSync(new URL("../../docs/grafana/ceiba.json", import.meta.url), "utf8");
  const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] };
  const shown = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\bceiba_\w+/g) ?? []),
  );
  const names = namesIn(await measured());
  expect(shown.filter((name) => !names.includes(name))).toEqual([]);
  const unshown = names.filter((name) => !shown.includes(name) && !/_(sum|count)$/.test(name));
  expect(unshown).toEqual([]);
});

it("says how long operations take, and which provider rests", async () => {
  const ask = () => sendJson(`${server.url}/api/chat`, { message: "How much is it?", sessionId: "none" });
  await ask();
  const text = await measured();
  expect(text).toMatch(/^ceiba_request_seconds_bucket\{le="30",route="POST \/api\/chat"\} 1$/m);
  for (const provider of ["tutor", "judge", "speech"]) {
    expect(text).toContain(`ceiba_provider_resting{provider="${provider}"} 0`);
  }
  expect(text).toMatch(/^ceiba_event_loop_delay_seconds\{quantile="0.99"\} \d/m);
  expect(text).toContain("ceiba_database_up 1\n");
  expect(text).toContain("ceiba_safety_unseen 0\n");
});

it("a provider that failed three times rests, until it succeeds", async () => {
  const metrics = createMetrics();
  const watch = metrics.watchProvider("tutor");
  watch("failed", true);
  expect(await metrics.read()).toContain('ceiba_provider_resting{provider="tutor"} 1');
  watch("succeeded", false);
  const text = await metrics.read();
  expect(text).toContain('ceiba_provider_resting{provider="tutor"} 0');
  expect(text).toContain('ceiba_provider_calls_total{provider="tutor",outcome="failed"} 1');
});
