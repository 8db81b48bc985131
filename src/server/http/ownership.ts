import { createHash, randomBytes } from "node:crypto";
import { cookie, hostCookie, readCookie } from "./cookies.ts";
import type { Call } from "./handler.ts";
import { Refusal } from "./refusal.ts";
import { sign, verify } from "./signed.ts";

const KEY_HEADER = "x-conversation-key";
const LEARNER_HEADER = "x-learner";
/** How long a browser is known. */
export const COOKIE_SECONDS = 180 * 86_400;

const hashOf = (kind: "key" | "cookie", secret: string) =>
  createHash("sha256").update(`${kind}\0${secret}`).digest("base64url");

/**
 * Who a caller is to a conversation (decision 003): the holder of the key that the page keeps and sends as a header,
 * which also works inside another site's frame, or of our signed cookie. Only hashes of either are stored.
 */
export function ownership(secret: string, secure: boolean) {
  const name = hostCookie("ceiba_visitor", secure);
  const fromHeader = (call: Call): string | null => {
    const key = call.headers.get(KEY_HEADER);
    if (key === null) return null;
    if (!/^[A-Za-z0-9_-]{22,128}$/.test(key)) {
      throw new Refusal("invalid_request", `${KEY_HEADER}: 22 to 128 of A-Z a-z 0-9 _ -`);
    }
    return hashOf("key", key);
  };
  // Asked several times in a call, which is always of the same browser.
  const devices = new WeakMap<Headers, string | null>();
  const fromCookie = ({ headers }: Call): string | null => {
    const known = devices.get(headers);
    if (known !== undefined) return known;
    const visitor = verify(readCookie(headers.get("cookie"), name), "cookie", secret);
    const device = visitor === null ? null : hashOf("cookie", visitor);
    devices.set(headers, device);
    return device;
  };

  const issue = (call: Call): string => {
    const visitor = randomBytes(18).toString("base64url");
    const options = { maxAge: COOKIE_SECONDS, secure, httpOnly: true };
    call.addHeader("set-cookie", cookie(name, sign(visitor, "cookie", secret), options));
    return hashOf("cookie", visitor);
  };

  return {
    /** Every hash under which this caller may own conversations; empty for a stranger. */
    known: (call: Call): string[] => [fromHeader(call), fromCookie(call)].filter((hash) => hash !== null),

    /** The hash under which this caller opens a conversation; a stranger without a key is given a cookie. */
    opening(call: Call): string {
      return fromHeader(call) ?? fromCookie(call) ?? issue(call);
    },

    /**
     * Which of the children on a shared device learns now: an id that the page makes by chance when a child says who it
     * is (decision 114). Empty when the page names nobody. It proves nothing by itself; key or cookie must match too.
     */
    learner(call: Call): string {
      const id = call.headers.get(LEARNER_HEADER) ?? "";
      if (!/^(?:[A-Za-z0-9_-]{8,64})?$/.test(id)) {
        throw new Refusal("invalid_request", `${LEARNER_HEADER}: 8 to 64 of A-Z a-z 0-9 _ -`);
      }
      return id;
    },

    /** The browser itself, whatever page and tab: the hash of its cookie, or null while it has none. */
    device: fromCookie,

    /** The same; a browser without a cookie is given one. Ask once per call: each time would be another cookie. */
    settledDevice: (call: Call): string => fromCookie(call) ?? issue(call),
  };
}

export type Ownership = ReturnType<typeof ownership>;
