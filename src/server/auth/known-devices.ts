import { createHash, randomBytes } from "node:crypto";
import { emailKey } from "#domain/enrolment/email.ts";
import { cookie, hostCookie, readCookie } from "../http/cookies.ts";
import { sign, verify } from "../http/signed.ts";

const SECONDS = 180 * 86_400;

/**
 * Remembers on a browser that somebody signed in there to an account (decision 112), by a signed cookie for each
 * account. It opens nothing: the password is asked as ever; only strangers' guesses do not keep it waiting.
 */
export function knownDevices(secret: string, secure: boolean, now: () => number = Date.now) {
  const hashOf = (email: string) => createHash("sha256").update(emailKey(email)).digest("hex").slice(0, 16);
  const nameOf = (email: string) => hostCookie(`ceiba_device_${hashOf(email)}`, secure);

  return {
    /** The id of a browser that has signed in to this account; null for any other. */
    idOf(headers: Headers, email: string): string | null {
      const value = verify(readCookie(headers.get("cookie"), nameOf(email)), "cookie", secret);
      const [kind, account, since, id] = value?.split(":") ?? [];
      if (kind !== "device" || account !== hashOf(email) || id === undefined) return null;
      return now() - Number(since) < SECONDS * 1000 ? id : null;
    },

    /** The Set-Cookie header that remembers it. */
    remember(email: string): string {
      const value = `device:${hashOf(email)}:${now()}:${randomBytes(12).toString("base64url")}`;
      return cookie(nameOf(email), sign(value, "cookie", secret), {
        maxAge: SECONDS,
        secure,
        httpOnly: true,
      });
    },
  };
}

export type KnownDevices = ReturnType<typeof knownDevices>;
