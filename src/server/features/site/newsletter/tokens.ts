import { sign, verify } from "#server/http/signed.ts";

/** What the link of a mail may do. */
type Purpose = "confirm" | "end";

/**
 * The links of the newsletter's mails: the address's id, signed, so that nothing need be stored for a link and an old
 * letter's link still ends the newsletter.
 */
export function subscriberTokens(secret: string) {
  return {
    tokenOf: (purpose: Purpose, id: string): string => sign(id, `newsletter ${purpose}`, secret),
    /** The id, or null when the token is not one of ours for this purpose. */
    idOf: (purpose: Purpose, token: string): string | null => verify(token, `newsletter ${purpose}`, secret),
  };
}
