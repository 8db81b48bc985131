/** Headers that every answer carries. */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    ...(secure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/** Headers of answers that are data: never cached, framed, run or read by other sites. */
export function dataHeaders(secure: boolean): Record<string, string> {
  return {
    ...commonHeaders(secure),
    "cache-control": "no-store",
    "referrer-policy": "strict-origin-when-cross-origin",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
  };
}

type PagePolicy = {
  readonly path: string;
  readonly frame: boolean;
  readonly scriptHashes: readonly string[];
  readonly secure: boolean;
};

/**
 * Headers of a page. Scripts run from this site, or inline when the build hashed them; styles may be inline because
 * Radix positions its parts that way. The secret of a payment travels in an address, so that page never tells it on.
 */
export function pageHeaders({ path, frame, scriptHashes, secure }: PagePolicy): Record<string, string> {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(" ");
  return {
    ...commonHeaders(secure),
    "referrer-policy": path === "/checkout" ? "no-referrer" : "strict-origin-when-cross-origin",
    "content-security-policy": [
      "default-src 'self'",
      `script-src ${scripts}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${frame ? "*" : "'none'"}`,
    ].join("; "),
    ...(frame ? {} : { "x-frame-options": "DENY" }),
  };
}
