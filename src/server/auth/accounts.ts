import { randomBytes } from "node:crypto";
import { type BetterAuthOptions, betterAuth } from "better-auth";
import { isAPIError } from "better-auth/api";
import type { Store } from "../db/store.ts";
import { tellingOutages } from "../db/unavailable.ts";
import { cookie } from "../http/cookies.ts";
import type { StaffMember } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";

/** The generated account signs in with this. It is nobody's mailbox. */
export const GENERATED_EMAIL = "staff@ceiba.local";

const DAY_SECONDS = 86_400;
/** More than any school has; better-auth lists a hundred unless told. */
const STAFF_AT_MOST = 10_000;
const SESSION_DAYS = 14;
/** Readable by pages, proves nothing: it only tells a page whether asking for staff data makes sense. */
const HINT_COOKIE = "ceiba_staff";

/** An answer with the cookies that go with it. */
export type WithCookies<Value> = { readonly value: Value; readonly cookies: readonly string[] };

type AccountsConfig = {
  readonly store: Store;
  readonly secret: string;
  readonly baseUrl: string;
  readonly secure: boolean;
};

/** Staff accounts: better-auth on our database. Its own routes are not mounted; these functions are the way in. */
export function createAccounts({ store, secret, baseUrl, secure }: AccountsConfig) {
  const auth = betterAuth({
    baseURL: baseUrl,
    secret,
    database: { db: store.db as never, type: store.engine },
    emailAndPassword: { enabled: true, disableSignUp: true },
    session: { expiresIn: SESSION_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
    // We count calls ourselves, on both engines alike, and know which proxies to believe.
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: secure,
      cookiePrefix: "ceiba",
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure },
      ipAddress: { disableIpTracking: true },
    },
    logger: { disabled: true },
    telemetry: { enabled: false },
  } satisfies BetterAuthOptions);

  /** better-auth says "internal error", or nothing, when the database is away. */
  const asked = <Result>(work: () => Promise<Result>) => tellingOutages(store.outages, work);
  const hint = (maxAge: number) =>
    cookie(HINT_COOKIE, maxAge > 0 ? "1" : "", { maxAge, secure, httpOnly: false });
  const member = (user: { id: string; email: string; name: string }): StaffMember => ({
    id: user.id,
    email: user.email,
    name: user.name,
  });

  return {
    /** Who a request's session cookie belongs to, or null. */
    async staffOf(headers: Headers): Promise<StaffMember | null> {
      if (!headers.get("cookie")?.includes("ceiba.session_token")) return null;
      const session = await asked(() => auth.api.getSession({ headers: cookiesOnly(headers) }));
      return session ? member(session.user) : null;
    },

    /** @throws Refusal wrong_credentials, the same for an unknown address and a wrong password */
    async signIn(email: string, password: string, headers: Headers): Promise<WithCookies<StaffMember>> {
      try {
        const { headers: sent, response } = await asked(() =>
          auth.api.signInEmail({
            body: { email, password, rememberMe: true },
            headers: cookiesOnly(headers),
            returnHeaders: true,
          }),
        );
        return {
          value: member(response.user),
          cookies: [...sent.getSetCookie(), hint(SESSION_DAYS * DAY_SECONDS)],
        };
      } catch (error) {
        if (!isAPIError(error) || error.statusCode >= 500) throw error;
        throw new Refusal("wrong_credentials", "The e-mail address or the password is wrong.");
      }
    },

    async signOut(headers: Headers): Promise<WithCookies<{ success: boolean }>> {
      const { headers: sent } = await asked(() =>
        auth.api.signOut({ headers: cookiesOnly(headers), returnHeaders: true }),
      );
      return { value: { success: true }, cookies: [...sent.getSetCookie(), hint(0)] };
    },

    /** Makes a staff account unless the address already has one with a password. True when it made one. */
    async ensure(email: string, password: string): Promise<boolean> {
      const { internalAdapter, password: hasher } = await auth.$context;
      const address = email.toLowerCase();
      const find = () => internalAdapter.findUserByEmail(address, { includeAccounts: true });
      const hasPassword = (found: Awaited<ReturnType<typeof find>>) =>
        found?.accounts.some((account) => account.providerId === "credential") ?? false;
      const found = await find();
      if (hasPassword(found)) return false;
      try {
        const user =
          found?.user ??
          (await internalAdapter.createUser(
            { email: address, name: address.split("@")[0] ?? address, emailVerified: true },
            { method: "email-password" },
          ));
        await internalAdapter.linkAccount({
          userId: user.id,
          providerId: "credential",
          accountId: user.id,
          password: await hasher.hash(password),
        });
        return true;
      } catch (error) {
        // Another server that starts now was faster: the address is taken, and the account is its to finish.
        if (await find()) return false;
        throw error;
      }
    },

    /** The address of every account. */
    async emails(): Promise<string[]> {
      const users = await (await auth.$context).internalAdapter.listUsers(STAFF_AT_MOST);
      return users.map(({ email }) => email);
    },

    async countStaff(): Promise<number> {
      return (await auth.$context).internalAdapter.countTotalUsers();
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;

/** better-auth gets the cookies and nothing else: what counts as our own site is decided before it is asked. */
function cookiesOnly(headers: Headers): Headers {
  const value = headers.get("cookie");
  return new Headers(value === null ? {} : { cookie: value });
}

export type FirstStaff = { readonly email: string; readonly password: string };

/**
 * Sees to it that someone can sign in: the configured account, else, when there is no account at all, one with a
 * generated password. Answers the generated one, which is shown once and kept nowhere.
 */
export async function ensureFirstStaff(
  accounts: Accounts,
  configured: FirstStaff | null,
): Promise<FirstStaff | null> {
  if (configured !== null) {
    await accounts.ensure(configured.email, configured.password);
    return null;
  }
  if ((await accounts.countStaff()) > 0) return null;
  const generated = { email: GENERATED_EMAIL, password: randomBytes(15).toString("base64url") };
  return (await accounts.ensure(generated.email, generated.password)) ? generated : null;
}
