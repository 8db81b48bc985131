import { storage, tabStorage } from "../platform/storage.ts";

/**
 * What names a conversation and proves that it is ours: the session id of the specification (§3: prefix, time,
 * random), and a key sent as a header, which works where a frame's cookies are blocked (decision 003).
 */
export type Session = { readonly sessionId: string; readonly key: string };

/** How a kind of conversation begins its ids; the last character joins the parts. */
export type SessionPrefix = "chat_" | "student-";

const KEY = /^[A-Za-z0-9_-]{22}$/;

/**
 * Makes a session.
 *
 * @param now milliseconds since 1970
 * @param random fills the bytes it is given by chance; both the id and the key get 128 bits
 */
export function createSession(
  prefix: SessionPrefix,
  now: number,
  random: (bytes: Uint8Array<ArrayBuffer>) => void,
): Session {
  const idBytes = new Uint8Array(16);
  const keyBytes = new Uint8Array(16);
  random(idBytes);
  random(keyBytes);
  const hex = Array.from(idBytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const key = btoa(String.fromCharCode(...keyBytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  return { sessionId: `${prefix}${now}${prefix.at(-1)}${hex}`, key };
}

/** Reads a stored session; anything that is not one of that kind is none. */
export function parseSession(prefix: SessionPrefix, stored: string | null): Session | null {
  const [sessionId = "", key = ""] = (stored ?? "").split(" ");
  const form = new RegExp(`^${prefix}\\d+${prefix.at(-1)}[0-9a-f]{32}$`);
  return form.test(sessionId) && KEY.test(key) ? { sessionId, key } : null;
}

/** The session of this tab under a name of the tab's storage. */
export const tabSession = (storageKey: string, prefix: SessionPrefix) =>
  sessionIn(tabStorage, storageKey, prefix);

function sessionIn(kept: typeof storage, storageKey: string, prefix: SessionPrefix) {
  /** Where storage is blocked: the conversation then lives as long as the page. */
  let inMemory: Session | null = null;
  const current = () => parseSession(prefix, kept.get(storageKey)) ?? inMemory;
  return {
    /** The session, or none when nobody has chatted here yet. */
    current,
    /** The session, made at the first message. It survives a reload. */
    open(): Session {
      const existing = current();
      if (existing !== null) return existing;
      inMemory = createSession(prefix, Date.now(), (bytes) => crypto.getRandomValues(bytes));
      kept.set(storageKey, `${inMemory.sessionId} ${inMemory.key}`);
      return inMemory;
    },
    /** Forgets a session that ended or that the server does not accept any more: the next message opens a new one. */
    forget(): void {
      inMemory = null;
      kept.remove(storageKey);
    },
  };
}

/** The enrolment conversation of this device: a family that comes back goes on with it (decision 161). */
export const enrolmentSession = sessionIn(storage, "ceiba.conversation", "chat_");

/** A child's conversation with the tutor in this tab. */
export const tutorSession = (learnerId: string) => tabSession(`ceiba.tutor.${learnerId}`, "student-");

/** The header that carries the key. */
export function sessionHeaders(session: Session): Record<string, string> {
  return { "x-conversation-key": session.key };
}
