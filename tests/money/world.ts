import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { WEBHOOK_PATH } from "#contract/payments.ts";
import { startProgram } from "../program.ts";
import { STAFF, sendJson } from "../running-app.ts";
import { type StripeServer, startStripeServer } from "../stripe-server.ts";
import type { Chance } from "./chance.ts";

/** What of the provider's messages and answers is lost, doubled or late. */
const LOST = 0.25;
const DOUBLED = 0.25;
const LATE_MS = 600;
const TROUBLE = 0.06;
const TRIES = 12;

/** The real program on a folder of its own, killed and started again, and the provider that it talks to. */
export async function openWorld(where: "practice" | "http", chance: Chance) {
  const dataDir = mkdtempSync(join(tmpdir(), "ceiba-money-"));
  const stripe = where === "http" ? await startStripeServer({ passesTime: false }) : null;
  const environment = {
    ...(stripe?.environment ?? {}),
    STAFF_EMAIL: STAFF.email,
    STAFF_PASSWORD: STAFF.password,
  };
  let program = startProgram(dataDir, environment);
  let address = await program.started;
  let cookie: Promise<string> | null = null;
  /** Answers that nobody should ever see. */
  const faults: string[] = [];

  async function deliver(body: string, signature: string): Promise<void> {
    await wait(chance.below(LATE_MS));
    const headers = { "stripe-signature": signature };
    if (address !== null) {
      await fetch(address + WEBHOOK_PATH, { method: "POST", headers, body }).catch(() => {});
    }
  }
  if (stripe !== null) {
    stripe.world.trouble = () => chance.happens(TROUBLE);
    stripe.world.deliver = async ({ body, signature }) => {
      if (chance.happens(LOST)) return true;
      const copies = chance.happens(DOUBLED) ? 2 : 1;
      for (let copy = 0; copy < copies; copy += 1) void deliver(body, signature);
      return true;
    };
  }

  /** As a person does who tries again while the server is away; null when it stays away or says no. */
  async function post<T>(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<T | null> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const answer =
        address === null ? null : await sendJson(address + path, body, headers).catch(() => null);
      if (answer !== null && answer.status !== 503) {
        const text = await answer.text().catch(() => "");
        if (answer.status >= 500) faults.push(`${path} answered ${answer.status} ${text}`);
        return answer.ok ? ((text === "" ? {} : JSON.parse(text)) as T) : null;
      }
      await wait(100 + 100 * attempt);
    }
    return null;
  }

  async function signIn(): Promise<string> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const url = `${address}/api/auth/sign-in/email`;
      const answer = address === null ? null : await sendJson(url, STAFF).catch(() => null);
      const cookies = answer?.headers.getSetCookie() ?? [];
      if (cookies.length > 0) return cookies.map((each) => each.split(";")[0]).join("; ");
      await wait(200);
    }
    return "";
  }

  return {
    dataDir,
    environment,
    stripe,
    faults,
    post,
    /** As a member of staff. */
    desk: async (path: string, body: unknown) => {
      cookie ??= signIn();
      return post(path, body, { cookie: await cookie });
    },
    /** Rows as the database has them now. */
    rows<Row>(sql: string, ...values: string[]): Row[] {
      const database = new Sqlite(join(dataDir, "ceiba.sqlite"), { readonly: true });
      try {
        return database.prepare(sql).all(...values) as Row[];
      } finally {
        database.close();
      }
    },
    async kill(again = true): Promise<void> {
      address = null;
      program.child.kill("SIGKILL");
      await program.exit;
      if (!again) return;
      program = startProgram(dataDir, environment);
      address = await program.started;
      if (address === null) faults.push(`The program did not start again: ${program.output()}`);
    },
    async close(): Promise<void> {
      program.child.kill("SIGKILL");
      await program.exit;
      await stripe?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type World = Awaited<ReturnType<typeof openWorld>> & { readonly stripe: StripeServer | null };
