import { isAPIError } from "better-auth/api";
import type { Account } from "#contract/account.ts";
import { Refusal } from "../http/refusal.ts";
import { type Auth, sessionHeaders } from "./better-auth.ts";

const BROWSER_CHARACTERS = 300;

const signInFirst = () => new Refusal("unauthenticated", "Sign in first.");

/** A session may end, elsewhere, between two questions about it. */
async function asMember<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (isAPIError(error) && error.statusCode === 401) throw signInFirst();
    throw error;
  }
}

/** Where a member of staff is signed in. */
export function staffSessions(auth: Auth) {
  const own = async (headers: Headers) => {
    const found = await auth.api.getSession({ headers: sessionHeaders(headers) });
    if (found === null) throw signInFirst();
    return found.session;
  };
  const all = (headers: Headers) =>
    asMember(() => auth.api.listSessions({ headers: sessionHeaders(headers) }));

  return {
    async list(headers: Headers): Promise<Account["sessions"]> {
      const current = await own(headers);
      const sessions = await all(headers);
      return sessions
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
        .map(({ id, createdAt, userAgent }) => ({
          id,
          current: id === current.id,
          browser: (userAgent ?? "").slice(0, BROWSER_CHARACTERS),
          since: createdAt.toISOString(),
        }));
    },

    /** @throws Refusal not_found when it is nobody's, or somebody else's */
    async end(headers: Headers, id: string): Promise<void> {
      const sessions = await all(headers);
      const token = sessions.find((session) => session.id === id)?.token;
      if (token === undefined) throw new Refusal("not_found", "There is no such session.");
      await asMember(() => auth.api.revokeSession({ body: { token }, headers: sessionHeaders(headers) }));
    },

    async endAll(headers: Headers): Promise<void> {
      await asMember(() => auth.api.revokeSessions({ headers: sessionHeaders(headers) }));
    },

    /** The password was proved in this session, now. */
    async prove(headers: Headers, now: number): Promise<void> {
      const { internalAdapter } = await auth.$context;
      await internalAdapter.updateSession((await own(headers)).token, { provedAt: new Date(now) });
    },
  };
}
