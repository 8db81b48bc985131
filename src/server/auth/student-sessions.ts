import { randomBytes } from "node:crypto";
import { cookie, hostCookie, readCookie, sign, verify } from "../http/cookies.ts";

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
  const name = hostCookie("ceiba_student", secure);
  return {
    /** Whether a request carries the cookie of an open session. */
    async isOpen(headers: Headers): Promise<boolean> {
      const value = verify(readCookie(headers.get("cookie"), name), secret);
      const [kind, openedMark, openedAt] = value?.split(":") ?? [];
      if (kind !== "student") return false;
      const age = now() - Number(openedAt);
      return age >= 0 && age < SESSION_MS && openedMark === (await mark());
    },

    /** The Set-Cookie header that opens a session. */
    async open(): Promise<string> {
      const value = `student:${await mark()}:${now()}:${randomBytes(9).toString("base64url")}`;
      return cookie(name, sign(value, secret), { maxAge: null, secure, httpOnly: true });
    },

    /** The Set-Cookie header that ends it in this browser. */
    leave: (): string => cookie(name, "", { maxAge: 0, secure, httpOnly: true }),
  };
}

export type StudentSessions = ReturnType<typeof studentSessions>;
