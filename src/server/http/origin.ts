/**
 * The cross-site check on state changes. Browsers say where a call comes from; programs without a browser say
 * nothing and pass, since they carry no visitor's cookies. Foreign pages, and pages of no origin, do not pass.
 *
 * @param publicUrl the address under which browsers know the server, which a proxy may hide from the Host header
 */
export function isForeign(headers: Headers, publicUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site === "cross-site") return true;
  const origin = headers.get("origin");
  if (origin === null) return false;
  if (!URL.canParse(origin)) return true;
  const { host, origin: normal } = new URL(origin);
  return normal !== new URL(publicUrl).origin && host !== headers.get("host")?.toLowerCase();
}
