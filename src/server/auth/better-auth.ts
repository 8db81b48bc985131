import { type BetterAuthOptions, betterAuth } from "better-auth";
import { twoFactor } from "better-auth/plugins";
import { brand } from "#content/catalogue/brand.ts";
import { STAFF_PASSWORD } from "#domain/staff/password.ts";
import type { Store } from "../db/store.ts";

const DAY_SECONDS = 86_400;
export const SESSION_SECONDS = 14 * DAY_SECONDS;

/** An answer with the cookies that go with it. */
export type WithCookies<Value> = { readonly value: Value; readonly cookies: readonly string[] };
export type SignedIn = { readonly id: string; readonly email: string; readonly name: string };

export type AuthConfig = {
  readonly store: Store;
  readonly secret: string;
  readonly baseUrl: string;
  readonly secure: boolean;
  readonly now: () => number;
};

/** better-auth on our database. Its own routes are not mounted: the functions beside this file are the way in. */
export function createAuth({ store, secret, baseUrl, secure, now }: AuthConfig) {
  return betterAuth({
    appName: brand.name,
    baseURL: baseUrl,
    secret,
    database: { db: store.db as never, type: store.engine },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: STAFF_PASSWORD.from,
      maxPasswordLength: STAFF_PASSWORD.to,
      revokeSessionsOnPasswordReset: true,
    },
    // Who reads the database learns no link that still works.
    verification: { storeIdentifier: "hashed" },
    user: { additionalFields: { role: { type: "string", required: true, input: false } } },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: DAY_SECONDS,
      freshAge: 0,
      additionalFields: { provedAt: { type: "date", required: false, input: false } },
    },
    // Every way to a session begins with the password.
    databaseHooks: {
      session: {
        create: { before: async (session) => ({ data: { ...session, provedAt: new Date(now()) } }) },
      },
    },
    plugins: [twoFactor({ issuer: brand.name })],
    // We count calls ourselves, on both engines alike, and know which proxies to believe.
    rateLimit: { enabled: false },
    advanced: {
      // Its own way to a prefix knows `__Secure-` only; a browser lets no other host of the domain set `__Host-`.
      useSecureCookies: false,
      cookiePrefix: secure ? "__Host-ceiba" : "ceiba",
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure, path: "/" },
      ipAddress: { disableIpTracking: true },
    },
    logger: { disabled: true },
    telemetry: { enabled: false },
  } satisfies BetterAuthOptions);
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * What better-auth gets of a request: the cookies, and how the browser calls itself. What counts as our own site is
 * decided before it is asked.
 */
export function sessionHeaders(headers: Headers): Headers {
  const kept = new Headers();
  for (const name of ["cookie", "user-agent"]) {
    const value = headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}
