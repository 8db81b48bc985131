/**
 * The cross-site check on state changes. Browsers say where a call comes from; programs without a browser say
 * nothing and pass, since they carry no visitor's cookies. Foreign pages, and pages of no origin, do not pass.
 *
 * @param publicUrl the address under which browsers know the server, which a proxy may hide from the Host header
 */
export function isForeign(headers: Headers, publicUrl: string): boolean {
  if (headers.get("sec-fetch-site") === "cross-site") return true;
  const origin = headers.get("origin");
  if (origin === null) return false;
  if (!URL.canParse(origin)) return true;
  const { host, protocol, origin: normal } = new URL(origin);
  const site = new URL(publicUrl);
  if (normal === site.origin) return false;
  // By another name of this machine, but never without https where we are at home on https.
  const isAsSafe = protocol === site.protocol || protocol === "https:";
  return !isAsSafe || host !== headers.get("host")?.toLowerCase();
}
