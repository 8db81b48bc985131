import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { RunningApp } from "../running-app.ts";

const dist = mkdtempSync(join(tmpdir(), "ceiba-dist-"));
const read: string[] = [];
const readFileSync = fs.readFileSync;
let server: RunningApp;

beforeAll(async () => {
  mkdirSync(join(dist, "pages"));
  mkdirSync(join(dist, "client"));
  writeFileSync(join(dist, "pages/page.html"), "<p>Hello</p>");
  const document = { file: "page.html", scriptHashes: [] };
  const pages = ["/", "/programs", "/chat", "/student"].map((path) => ({
    ...{ name: path, path, fixedLanguage: null, frame: false, status: 200 },
    documents: { en: document, es: document },
  }));
  writeFileSync(join(dist, "pages/manifest.json"), JSON.stringify({ pages }));
  fs.readFileSync = ((...told: Parameters<typeof readFileSync>) => {
    read.push(String(told[0]));
    return readFileSync(...told);
  }) as typeof readFileSync;
  syncBuiltinESMExports();
  // What other tests of this worker have read already would not be read again.
  vi.resetModules();
  const { startApp } = await import("../running-app.ts");
  // Its own assistant.
  server = await startApp({}, { dist, assistant: undefined });
});
afterAll(async () => {
  await server.close();
  fs.readFileSync = readFileSync;
  syncBuiltinESMExports();
  rmSync(dist, { recursive: true, force: true });
});

const ofChildren = () => read.filter((file) => file.includes("content/safety/"));
const ofFamilies = () => read.filter((file) => file.includes("content/enrolment/"));
const open = async (path: string) => expect((await fetch(server.url + path)).status).toBe(200);

it("reads what the assistant and the screen know when a page is opened from which messages come, and not before", async () => {
  await open("/");
  await open("/programs");
  await open("/api/openapi.json");
  expect(ofChildren()).toEqual([]);
  await open("/student");
  await vi.waitFor(() => expect(ofChildren().join()).toContain("classifier.bin"), 20_000);
  // What the pages before had begun would have come first.
  expect(ofFamilies()).toEqual([]);
  await open("/chat");
  await vi.waitFor(() => expect(ofFamilies()).not.toEqual([]), 20_000);
}, 40_000);
