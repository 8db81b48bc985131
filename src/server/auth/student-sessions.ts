import { randomBytes } from "node:crypto";
import { cookie, readCookie, sign, verify } from "../http/cookies.ts";

const COOKIE = "ceiba_student";
/** A long school day. The cookie itself goes when the browser closes, like the page's own flag. */
const SESSION_MS = 12 * 3_600_000;

type SessionConfig = {
  readonly secret: string;
  readonly secure: boolean;
  /** The mark of the sessions that are open (see class-password.ts). */
  readonly mark: () => Promise<string | null>;
  readonly now: () => number;
};

/** Sessions of browsers that entered with the class password: a signed cookie with its time and mark. */
export function studentSessions({ secret, secure, mark, now }: SessionConfig) {
  return {
    /** The id of the open session whose cookie a request carries: one for each browser that entered; null without. */
    async idOf(headers: Headers): Promise<string | null> {
      const value = verify(readCookie(headers.get("cookie"), COOKIE), secret);
      const [kind, openedMark, openedAt, id = ""] = value?.split(":") ?? [];
      if (kind !== "student") return null;
      // Only our own clock wrote the time: one that was set back since must not turn a class out of its lesson.
      const age = Math.abs(now() - Number(openedAt));
      return age < SESSION_MS && openedMark === (await mark()) ? id : null;
    },

    /** The Set-Cookie header that opens a session. */
    async open(): Promise<string> {
      const value = `student:${await mark()}:${now()}:${randomBytes(9).toString("base64url")}`;
      return cookie(COOKIE, sign(value, secret), { maxAge: null, secure, httpOnly: true });
    },

    /** The Set-Cookie header that ends it in this browser. */
    leave: (): string => cookie(COOKIE, "", { maxAge: 0, secure, httpOnly: true }),
  };
}

export type StudentSessions = ReturnType<typeof studentSessions>;
