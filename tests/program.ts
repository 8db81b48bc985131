import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { serverProgram } from "../scripts/bootstrap.mjs";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const HOME = { HOME: process.env.HOME ?? "" };
const MAIN = serverProgram();
const running = new Set<ChildProcess>();

/** Ends every program that a test started, the hard way. */
export function killAll(): void {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
}

/** Starts the real program. `started` resolves with its address, or with null when it ended instead. */
export function startProgram(dataDir: string, environment: Record<string, string> = {}) {
  return watched(spawn(process.execPath, [MAIN], { env: { ...environmentOf(dataDir), ...environment } }));
}

/** Starts it as most people do. What is installed and built already is not made again. */
export function startByNpm(dataDir: string) {
  return watched(spawn("npm", ["start"], { cwd: ROOT, env: { ...environmentOf(dataDir), ...HOME } }));
}

const environmentOf = (dataDir: string) => ({
  PATH: process.env.PATH ?? "",
  PORT: "0",
  DATA_DIR: dataDir,
  RATE_LIMIT_SCALE: "1000",
});

function watched(child: ChildProcess) {
  running.add(child);
  let output = "";
  const exit = new Promise<number | null>((resolve) => child.once("close", resolve));
  const started = new Promise<string | null>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (data) => {
        output += data;
        const url = /running at (http:\S+)/.exec(output)?.[1];
        // The last line of the message, so that all of it has been read.
        if (url !== undefined && output.includes("Staff desk:")) resolve(url);
      });
    }
    void exit.then(() => resolve(null));
  });
  return { child, started, exit, output: () => output };
}
