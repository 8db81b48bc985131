import { isAPIError } from "better-auth/api";
import { STAFF_ROLES, type StaffRole } from "#domain/staff/account.ts";
import { tellingOutages } from "../db/unavailable.ts";
import { cookie } from "../http/cookies.ts";
import type { StaffMember } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import {
  type AuthConfig,
  createAuth,
  SESSION_SECONDS,
  type SignedIn,
  sessionHeaders,
  type WithCookies,
} from "./better-auth.ts";
import { staffMembers } from "./members.ts";
import { secondFactors } from "./second-factor.ts";
import { staffPasswords } from "./staff-passwords.ts";
import { staffSessions } from "./staff-sessions.ts";

/** Readable by pages, proves nothing: it only tells a page whether asking for staff data makes sense. */
const HINT_COOKIE = "ceiba_staff";

/** Staff accounts (decision 116). */
export function createAccounts(config: AuthConfig) {
  const { secure, store } = config;
  const auth = createAuth(config);
  /** better-auth says "internal error", or nothing, when the database is away. */
  const asked = <Result>(work: () => Promise<Result>) => tellingOutages(store.outages, work);
  const hint = (maxAge: number) =>
    cookie(HINT_COOKIE, maxAge > 0 ? "1" : "", { maxAge, secure, httpOnly: false });
  const signedIn = (sent: Headers) => [...sent.getSetCookie(), hint(SESSION_SECONDS)];

  return {
    passwords: staffPasswords(auth),
    sessions: staffSessions(auth),
    members: staffMembers(auth, store),
    secondFactor: secondFactors(auth),

    /** Who a request's session cookie belongs to, or null. */
    async staffOf(headers: Headers): Promise<StaffMember | null> {
      if (!headers.get("cookie")?.includes("ceiba.session_token")) return null;
      const found = await asked(() => auth.api.getSession({ headers: sessionHeaders(headers) }));
      if (found === null) return null;
      const { user, session } = found;
      return {
        ...{ id: user.id, email: user.email, name: user.name, role: roleOf(user) },
        provedAt: session.provedAt?.getTime() ?? session.createdAt.getTime(),
      };
    },

    /**
     * The first step of signing in, and the only one for an account without a second factor.
     *
     * @returns who is signed in, or null when a code is needed as well
     * @throws Refusal wrong_credentials, the same for an unknown address and a wrong password
     */
    async signIn(email: string, password: string, headers: Headers): Promise<WithCookies<SignedIn | null>> {
      try {
        const { headers: sent, response } = await asked(() =>
          auth.api.signInEmail({
            body: { email, password, rememberMe: true },
            headers: sessionHeaders(headers),
            returnHeaders: true,
          }),
        );
        if ("twoFactorRedirect" in response) return { value: null, cookies: sent.getSetCookie() };
        const { user } = response;
        return { value: { id: user.id, email: user.email, name: user.name }, cookies: signedIn(sent) };
      } catch (error) {
        if (!isAPIError(error) || error.statusCode >= 500) throw error;
        throw new Refusal("wrong_credentials", "The e-mail address or the password is wrong.");
      }
    },

    /** @throws Refusal wrong_code */
    async signInWithCode(code: string, headers: Headers): Promise<WithCookies<SignedIn>> {
      const { value, sent } = await secondFactors(auth).signIn(code, headers);
      return { value, cookies: signedIn(sent) };
    },

    async signOut(headers: Headers): Promise<WithCookies<{ success: boolean }>> {
      const { headers: sent } = await asked(() =>
        auth.api.signOut({ headers: sessionHeaders(headers), returnHeaders: true }),
      );
      return { value: { success: true }, cookies: [...sent.getSetCookie(), hint(0)] };
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;

function roleOf({ role }: { role: string }): StaffRole {
  return STAFF_ROLES.find((each) => each === role) ?? "member";
}
