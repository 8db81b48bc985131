import { createHash } from "node:crypto";
import { emailKey } from "#domain/enrolment/email.ts";
import type { Language } from "#domain/locale/language.ts";
import type { Accounts } from "#server/auth/accounts.ts";
import type { WithCookies } from "#server/auth/better-auth.ts";
import type { KnownDevices } from "#server/auth/known-devices.ts";
import type { signInGuard } from "#server/auth/sign-in-guard.ts";
import type { AuditLog } from "#server/db/audit.ts";
import type { Store } from "#server/db/store.ts";
import type { Call, Handlers } from "#server/http/handler.ts";
import { logError } from "#server/http/log.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { SendsAccountMail } from "./mails.ts";

/** Links by mail for one address in an hour, whoever asks. */
const LINKS_AN_HOUR = 3;

type SignInParts = {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly guard: ReturnType<typeof signInGuard>;
  readonly devices: KnownDevices;
  readonly audit: AuditLog;
  readonly mail: SendsAccountMail;
  readonly rateLimitScale: number;
};

type SignInHandlers = Pick<
  Handlers,
  | "POST /api/auth/sign-in/email"
  | "POST /api/auth/second-factor"
  | "POST /api/auth/sign-out"
  | "GET /api/auth/get-session"
  | "POST /api/auth/forgot-password"
  | "POST /api/auth/reset-password"
>;

/** The ways of staff in and out. Each is written down (decision 117). */
export function signInHandlers({
  store,
  accounts,
  guard,
  devices,
  audit,
  mail,
  rateLimitScale,
}: SignInParts): SignInHandlers {
  const { passwords, members } = accounts;
  const points = Math.max(1, Math.round(LINKS_AN_HOUR * rateLimitScale));
  const links = store.limiter({ name: "reset-links", points, seconds: 3600 });

  async function attempt<Value>(email: string, work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) {
        const actor = (await members.exists(email)) ? email.toLowerCase() : "";
        await audit.write({ action: "sign_in_failed", actor });
      }
      throw error;
    }
  }

  async function sendLink(to: string, language: Language): Promise<void> {
    const token = await passwords.link(to);
    if (token !== null) await mail({ kind: "reset", to: to.toLowerCase(), token, language });
  }

  return {
    "POST /api/auth/sign-in/email": async ({ body: { email, password } }, call) => {
      const caller = { address: call.address, device: devices.idOf(call.headers, email) };
      // Behind a proxy that was not declared, all strangers share its address with the owner.
      if (caller.device === null) await call.count();
      await guard.attempt(email, caller);
      const user = await attempt(email, async () =>
        withCookies(call, await accounts.signIn(email, password, call.headers)),
      );
      await guard.succeeded(email, caller);
      if (user === null) {
        await audit.write({ action: "code_asked", actor: email.toLowerCase() });
        return { secondFactor: true as const };
      }
      call.addHeader("set-cookie", devices.remember(user.email));
      await audit.write({ action: "sign_in", actor: user.email });
      return { user };
    },
    "POST /api/auth/second-factor": async ({ body }, call) => {
      const user = await attempt("", async () =>
        withCookies(call, await accounts.signInWithCode(body.code, call.headers)),
      );
      call.addHeader("set-cookie", devices.remember(user.email));
      await audit.write({ action: "sign_in", actor: user.email });
    },
    "POST /api/auth/sign-out": async (_, call) => {
      const staff = await call.staff();
      const done = withCookies(call, await accounts.signOut(call.headers));
      if (staff !== null) await audit.write({ action: "sign_out", actor: staff.email });
      return done;
    },
    "GET /api/auth/get-session": async (_, call) => {
      const staff = await call.staff();
      return staff && { user: { id: staff.id, email: staff.email, name: staff.name } };
    },

    "POST /api/auth/forgot-password": async ({ body: { email, language } }) => {
      const key = createHash("sha256").update(emailKey(email)).digest("base64url").slice(0, 32);
      const isWithin = await links.consume(key).then(
        () => true,
        () => false,
      );
      // Not waited for: the time until the answer must not tell whether there is such an account.
      if (isWithin) {
        void sendLink(email, language).catch((error: unknown) => logError("password link", error));
      }
    },
    "POST /api/auth/reset-password": async ({ body: { token, password } }) => {
      const email = await passwords.reset(token, password);
      await audit.write({ action: "password_reset", actor: email });
    },
  };
}

function withCookies<Value>(call: Call, { value, cookies }: WithCookies<Value>): Value {
  for (const each of cookies) call.addHeader("set-cookie", each);
  return value;
}
