import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { compiled } from "../db/compiled.ts";
import type { Database } from "../db/schema.ts";
import type { Store } from "../db/store.ts";
import { cookie, hostCookie, readCookie } from "../http/cookies.ts";
import { sign, verify } from "../http/signed.ts";

/** A long school day. The cookie itself goes when the browser closes, like the page's own flag. */
const SESSION_MS = 12 * 3_600_000;
/** A tablet that was left open over a weekend still writes as the child of the class who sits down at it. */
const WAS_OF_CLASS_MS = 7 * 86_400_000;

type SessionConfig = {
  readonly store: Store;
  readonly secret: string;
  readonly secure: boolean;
  /** The mark of the sessions that are open (see class-password.ts). */
  readonly mark: () => Promise<string | null>;
  readonly now: () => number;
};

/** What a session's cookie says. */
type Session = { readonly mark: string; readonly openedAt: number; readonly id: string };

const leftSession = compiled((db, { id }: { id: string }) =>
  db.selectFrom("left_sessions").select("id").where("id", "=", id),
);

/** Sessions of browsers that entered with the class password: a signed cookie with its time and mark. */
export function studentSessions({ store, secret, secure, mark, now }: SessionConfig) {
  const name = hostCookie("ceiba_student", secure);

  function sessionIn(headers: Headers): Session | null {
    const value = verify(readCookie(headers.get("cookie"), name), "cookie", secret);
    const [kind, openedMark = "", openedAt, id = ""] = value?.split(":") ?? [];
    return kind === "student" ? { mark: openedMark, openedAt: Number(openedAt), id } : null;
  }
  const wasLeft = async (id: string) => (await leftSession(store.db, { id })).length > 0;

  return {
    /** The id of the open session whose cookie a request carries: one for each browser that entered; null without. */
    async idOf(headers: Headers): Promise<string | null> {
      const session = sessionIn(headers);
      if (session === null) return null;
      // Only our own clock wrote the time: one that was set back since must not turn a class out of its lesson.
      const age = Math.abs(now() - session.openedAt);
      if (age >= SESSION_MS || session.mark !== (await mark())) return null;
      return (await wasLeft(session.id)) ? null : session.id;
    },

    /** The id of the session whose cookie a request carries, open or ended, opened some days ago at most; else null. */
    recentIdOf(headers: Headers): string | null {
      const session = sessionIn(headers);
      return session !== null && Math.abs(now() - session.openedAt) < WAS_OF_CLASS_MS ? session.id : null;
    },

    /** The Set-Cookie header that opens a session. */
    async open(): Promise<string> {
      const value = `student:${await mark()}:${now()}:${randomBytes(9).toString("base64url")}`;
      return cookie(name, sign(value, "cookie", secret), { maxAge: null, secure, httpOnly: true });
    },

    /** Ends it: the Set-Cookie header for this browser, and a note for whoever kept a copy of the cookie. */
    async leave(headers: Headers): Promise<string> {
      const session = sessionIn(headers);
      if (session !== null && now() - session.openedAt < SESSION_MS) {
        const left = { id: session.id, until: session.openedAt + SESSION_MS };
        await store.write((trx) =>
          trx
            .insertInto("left_sessions")
            .values(left)
            .onConflict((conflict) => conflict.doNothing())
            .execute(),
        );
      }
      return cookie(name, "", { maxAge: 0, secure, httpOnly: true });
    },
  };
}

/** Forgets sessions that have ended by themselves since. */
export async function sweepLeftSessions(trx: Transaction<Database>, now: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom("left_sessions")
    .where("until", "<", now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export type StudentSessions = ReturnType<typeof studentSessions>;
