import { type OperationKey, operations, splitKey } from "#contract/index.ts";
import type { Operation } from "#contract/operation.ts";
import { type RunningApp, sendJson, startApp } from "../running-app.ts";
import { sampleOf, type TextField, withText } from "./fields.ts";

const CLASS_PASSWORD = "mango river";
const KEY = "k".repeat(32);
/** The one of the tests says everything back; here the server's own has to answer. */
const REAL_ASSISTANT: object = { assistant: undefined };
/** Ends the session that the others need, or erases what they read. */
const LEFT_OUT: readonly OperationKey[] = ["POST /api/auth/sign-out", "DELETE /api/student/session"];

export type Attack = {
  readonly key: OperationKey;
  readonly field: TextField;
  /** Sends this text in the field, and answers the status. */
  send(text: string): Promise<number>;
};

/** A whole server with its real assistants, a class and a member of staff in it, and every text that can be sent there. */
export async function hostileCallers(): Promise<{
  server: RunningApp;
  cookie: string;
  attacks: readonly Attack[];
  close(): Promise<void>;
}> {
  const server = await startApp(
    { STUDENT_PASSWORD: CLASS_PASSWORD },
    { pause: async () => {}, ...REAL_ASSISTANT },
  );
  const entered = await sendJson(`${server.url}/api/student/session`, { password: CLASS_PASSWORD });
  const student = entered.headers.getSetCookie().map((each) => each.split(";")[0]);
  const cookie = [await server.signIn(), ...student].join("; ");
  const purposes = ["profile", "ai_chat"];
  await sendJson(`${server.url}/api/consents`, { purposes, grantedBy: "adult" }, { cookie });
  const table = (Object.entries(operations) as [OperationKey, Operation][]).filter(
    ([key]) => !LEFT_OUT.includes(key),
  );
  const attacks = table.flatMap(([key, operation]) => attacksOn(key, operation, server.url, cookie));
  return { server, cookie, attacks, close: () => server.close() };
}

function attacksOn(key: OperationKey, operation: Operation, url: string, cookie: string): Attack[] {
  const [method, path] = splitKey(key);
  const headers = { cookie, "x-conversation-key": KEY };
  const parts = (["params", "query", "body"] as const).flatMap((part) => {
    const schema = operation[part];
    return schema === undefined ? [] : [[part, sampleOf(schema)] as const];
  });
  const inputs = Object.fromEntries(parts.map(([part, { input }]) => [part, input]));
  return parts.flatMap(([part, { fields }]) =>
    fields.map((field) => ({
      key,
      field: { ...field, path: [part, ...field.path] },
      async send(text) {
        const sent = withText(inputs, [part, ...field.path], text) as Record<string, Record<string, unknown>>;
        const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent(String(sent.params?.[name]).toWellFormed()),
        );
        const told = Object.entries(sent.query ?? {}).filter(([, value]) => value !== undefined);
        const query = new URLSearchParams(told.map(([name, value]) => [name, String(value)]));
        const address = `${url}${filled}${query.size > 0 ? `?${query}` : ""}`;
        const response =
          sent.body === undefined
            ? await fetch(address, { method, headers })
            : await sendJson(address, sent.body, headers, method);
        await response.arrayBuffer();
        return response.status;
      },
    })),
  );
}
