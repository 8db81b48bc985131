import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { NEW_DIALOGUE } from "#domain/dialogue/state.ts";
import type { Overrides } from "#server/app.ts";
import { createApp } from "#server/compose.ts";
import { readConfig } from "#server/config.ts";
import type { EnrolmentAssistant } from "#server/ports/enrolment-assistant.ts";

export const STAFF = { email: "staff@example.com", password: "a long enough password" };

/** Says the question back; enough for tests that are not about answers. */
export const echoAssistant: EnrolmentAssistant = {
  answer: async ({ message, state }, progress) => {
    progress?.({ text: "You said: " });
    return {
      message: `You said: ${message}`,
      needsContactForm: false,
      needsPayment: false,
      paymentType: null,
      suggestions: state === null ? ["Another question"] : [],
      topic: "echo",
      outcome: "answered",
      acts: [],
      wish: null,
      lead: null,
      state: { ...NEW_DIALOGUE, topic: "echo" },
    };
  },
};

export type RunningApp = Awaited<ReturnType<typeof startApp>>;

/**
 * The whole server in this process, on a free port, with a temporary data folder. Close it after use. Its school is
 * open, so that a subscription is charged at once, unless told.
 */
export async function startApp(environment: Record<string, string> = {}, overrides: Overrides = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "ceiba-app-"));
  const config = readConfig({
    PORT: "0",
    DATA_DIR: dataDir,
    STAFF_EMAIL: STAFF.email,
    STAFF_PASSWORD: STAFF.password,
    RATE_LIMIT_SCALE: "1000",
    ...environment,
  });
  const app = await createApp(config, { assistant: echoAssistant, opensAt: 0, ...overrides });
  const url = await app.listen();
  return {
    app,
    url,
    /** The same server by its port here, when PUBLIC_URL says another address. */
    local: `http://127.0.0.1:${app.port()}`,
    dataDir,
    /** Rows of a table, read beside the server. */
    rows(table: string): Record<string, unknown>[] {
      const database = new Sqlite(join(dataDir, "ceiba.sqlite"), { readonly: true });
      try {
        return database.prepare(`select * from ${table}`).all() as Record<string, unknown>[];
      } finally {
        database.close();
      }
    },
    /** Signs staff in and answers the Cookie header. */
    async signIn(): Promise<string> {
      const response = await sendJson(`${url}/api/auth/sign-in/email`, STAFF);
      return response.headers
        .getSetCookie()
        .map((each) => each.split(";")[0])
        .join("; ");
    },
    async close() {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function sendJson(url: string, body: unknown, headers: Record<string, string> = {}, method = "POST") {
  return fetch(url, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}
