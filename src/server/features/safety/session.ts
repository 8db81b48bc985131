import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

const MARK_LENGTH = 16;
const IV_LENGTH = 12;
const TAG_LENGTH = 16;

/**
 * How items name a conversation. The mark tells conversations apart and leads nowhere. The sealed id can be opened with
 * the server's secret alone, to look up the family: whoever reads only the database learns nothing by it.
 */
export function sessionNames(secret: string) {
  const key = createHmac("sha256", secret).update("safety-session").digest();
  return {
    markOf: (sessionId: string): string =>
      createHmac("sha256", secret).update(`safety:${sessionId}`).digest("hex").slice(0, MARK_LENGTH),

    /** Tells browsers and addresses apart, and leads to none. */
    markOfOrigin: (what: "device" | "address", value: string): string =>
      createHmac("sha256", secret).update(`safety-${what}:${value}`).digest("hex").slice(0, MARK_LENGTH),

    seal(sessionId: string): string {
      const iv = randomBytes(IV_LENGTH);
      const cipher = createCipheriv("aes-256-gcm", key, iv, { authTagLength: TAG_LENGTH });
      const sealed = Buffer.concat([cipher.update(sessionId, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
    },

    /** Null when it was sealed with another secret. */
    open(sealed: string): string | null {
      const bytes = Buffer.from(sealed, "base64url");
      const iv = bytes.subarray(0, IV_LENGTH);
      const decipher = createDecipheriv("aes-256-gcm", key, iv, { authTagLength: TAG_LENGTH });
      try {
        decipher.setAuthTag(bytes.subarray(IV_LENGTH, IV_LENGTH + TAG_LENGTH));
        const rest = bytes.subarray(IV_LENGTH + TAG_LENGTH);
        return Buffer.concat([decipher.update(rest), decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}

export type SessionNames = ReturnType<typeof sessionNames>;
