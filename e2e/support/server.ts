import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const STAFF = { email: "staff@school.example", password: "a-long-test-password-7" };

export type Server = { readonly url: string; readonly dataDir: string; stop(): Promise<void> };

/**
 * Starts the real server, as `npm start` does, on a random port with a data folder of its own. Rate limits are scaled
 * up: a journey asks more in a second than a family does in an hour.
 */
export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), "ceiba-journey-"));
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: join(import.meta.dirname, "../.."),
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      STAFF_EMAIL: STAFF.email,
      STAFF_PASSWORD: STAFF.password,
      STAFF_NOTIFY: STAFF.email,
      STUDENT_PASSWORD: "mango-sol-7",
      RATE_LIMIT_SCALE: "1000",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = await address(child);
  // It listens before it has made all its preparations: the first journey is not to pay for them.
  await fetch(`${url}/student`);
  return {
    url,
    dataDir,
    async stop() {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address the server prints once it listens. */
function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /https?:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(printed);
      if (found !== null) resolve(found[0]);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)));
  });
}
