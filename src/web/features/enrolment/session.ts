import { tabStorage } from "#web/platform/storage.ts";

/**
 * What names a conversation and proves that it is ours: the session id of the specification (§3: prefix, time,
 * random), and a key sent as a header, which works where a frame's cookies are blocked (decision 003).
 */
export type Session = { readonly sessionId: string; readonly key: string };

const STORAGE_KEY = "ceiba.conversation";
const SESSION_ID = /^chat_\d+_[0-9a-f]{32}$/;
const KEY = /^[A-Za-z0-9_-]{22}$/;

/**
 * Makes a session.
 *
 * @param now milliseconds since 1970
 * @param random fills the bytes it is given by chance; both the id and the key get 128 bits
 */
export function createSession(now: number, random: (bytes: Uint8Array<ArrayBuffer>) => void): Session {
  const idBytes = new Uint8Array(16);
  const keyBytes = new Uint8Array(16);
  random(idBytes);
  random(keyBytes);
  const hex = Array.from(idBytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const key = btoa(String.fromCharCode(...keyBytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  return { sessionId: `chat_${now}_${hex}`, key };
}

/** Reads a stored session; anything that is not one is none. */
export function parseSession(stored: string | null): Session | null {
  const [sessionId = "", key = ""] = (stored ?? "").split(" ");
  return SESSION_ID.test(sessionId) && KEY.test(key) ? { sessionId, key } : null;
}

/** For a tab whose storage is blocked: the conversation then lives as long as the page. */
let inMemory: Session | null = null;

/** The session of this tab, or none when this tab has not chatted yet. */
export function currentSession(): Session | null {
  return parseSession(tabStorage.get(STORAGE_KEY)) ?? inMemory;
}

/** The session of this tab, made at its first message. It survives a reload. */
export function openSession(): Session {
  const existing = currentSession();
  if (existing !== null) return existing;
  inMemory = createSession(Date.now(), (bytes) => crypto.getRandomValues(bytes));
  tabStorage.set(STORAGE_KEY, `${inMemory.sessionId} ${inMemory.key}`);
  return inMemory;
}

/** Forgets a session that the server does not accept any more, so that the next message opens a new one. */
export function forgetSession(): void {
  inMemory = null;
  tabStorage.remove(STORAGE_KEY);
}

/** The header that carries the key. */
export function sessionHeaders(session: Session): Record<string, string> {
  return { "x-conversation-key": session.key };
}
