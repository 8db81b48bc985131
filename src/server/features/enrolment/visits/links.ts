import { sign, verify } from "#server/http/signed.ts";

/**
 * The links of mails: a booking's id, by which it is moved or cancelled, or a family's, which then books without saying
 * who it is. They are signed, so that nothing need be stored for a link; what stands behind the # is in no log.
 */
export function visitLinks(secret: string, publicUrl: () => string) {
  const page = (language: string, what: string) => `${publicUrl()}/visit?lang=${language}#${what}`;
  return {
    tokenOf: (bookingId: string) => sign(bookingId, "visit", secret),
    bookingOf: (token: string) => verify(token, "visit", secret),
    familyOf: (token: string) => verify(token, "visit family", secret),
    mine: (bookingId: string, language: string) => page(language, `mine=${sign(bookingId, "visit", secret)}`),
    family: (leadId: string, language: string) =>
      page(language, `family=${sign(leadId, "visit family", secret)}`),
  };
}
export type VisitLinks = ReturnType<typeof visitLinks>;
