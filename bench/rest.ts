import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { serverEnvironment, serverFlags } from "../scripts/bootstrap.mjs";
import { median, type Section } from "./report.ts";
import { call, metric } from "./school/client.ts";

const ROUNDS = 5;
/** Long enough for what a start still does once it listens. */
const SETTLED_MS = 5000;
const PORT = 19_080 + (process.pid % 1000);
const root = join(import.meta.dirname, "..");

/** A school that nobody has visited yet: the way `npm start` runs it, in a new data folder. */
export const rest: Section = {
  title: `A server at rest (${ROUNDS} starts, medians; ${SETTLED_MS / 1000} s after each)`,
  async measure() {
    const firsts: number[] = [];
    const computed: number[] = [];
    const memories: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const dataDir = mkdtempSync(join(tmpdir(), "ceiba-rest-"));
      const url = `http://127.0.0.1:${PORT}`;
      const began = performance.now();
      const server = spawn(process.execPath, [...serverFlags, "dist/server/main.js"], {
        cwd: root,
        env: {
          ...process.env,
          ...serverEnvironment,
          PORT: String(PORT),
          DATA_DIR: dataDir,
          DATABASE_URL: "",
        },
        stdio: "ignore",
      });
      try {
        await answered(server, `${url}/`);
        firsts.push(performance.now() - began);
        computed.push((await metric([url], "ceiba_cpu_seconds_total")) * 1000);
        await setTimeout(SETTLED_MS);
        memories.push((await metric([url], "ceiba_memory_bytes")) / 1e6);
      } finally {
        await ended(server);
        rmSync(dataDir, { recursive: true, force: true });
      }
    }
    return [
      { name: "start to first page", value: median(firsts), unit: "ms", target: { atMost: 1000 } },
      // What others do on the machine is in the first, and hardly in this: all threads of the server, added up.
      { name: "processor time until then", value: median(computed), unit: "ms" },
      { name: "memory", value: median(memories), unit: "MB", target: { atMost: 150 } },
      { name: "memory, most", value: Math.max(...memories), unit: "MB" },
    ];
  },
};

/** Resolves when the page comes; asks as soon as it was refused. */
async function answered(server: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    try {
      await call(url);
      return;
    } catch {
      await setTimeout(5);
    }
  }
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await gone;
}
