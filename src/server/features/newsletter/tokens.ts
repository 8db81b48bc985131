import { createHmac, timingSafeEqual } from "node:crypto";

/** What the link of a mail may do. */
type Purpose = "confirm" | "end";

/**
 * The links of the newsletter's mails: the address's id and a seal that only this server can make, so that nothing need
 * be stored for a link and an old letter's link still ends the newsletter.
 */
export function subscriberTokens(secret: string) {
  const sealOf = (purpose: Purpose, id: string) =>
    createHmac("sha256", secret).update(`newsletter\0${purpose}\0${id}`).digest("base64url");
  return {
    tokenOf: (purpose: Purpose, id: string): string => `${id}.${sealOf(purpose, id)}`,
    /** The id, or null when the token is not one of ours for this purpose. */
    idOf(purpose: Purpose, token: string): string | null {
      const [id = "", seal = ""] = token.split(".");
      const wanted = Buffer.from(sealOf(purpose, id));
      const given = Buffer.from(seal);
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null;
    },
  };
}
