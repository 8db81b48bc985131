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

/** Where a card is typed, and where the provider leads back to: a payment's secret may stand in their addresses. */
const PAYING = ["/checkout", "/subscribe", "/subscription-success"];
/** What Stripe's own card form needs, from Stripe's documentation. */
const STRIPE = {
  scripts: " https://js.stripe.com https://*.js.stripe.com",
  frames: "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  calls: " https://api.stripe.com",
  pictures: " https://*.stripe.com",
};

/** Children speak; nothing here looks, locates or connects. Payments are typed, and Stripe's frame may use a wallet. */
const PERMISSIONS =
  'microphone=(self), camera=(), geolocation=(), display-capture=(), usb=(), payment=(self "https://js.stripe.com")';

type PagePolicy = {
  readonly path: string;
  readonly frame: boolean;
  readonly scriptHashes: readonly string[];
  readonly secure: boolean;
  /** Real payments: the pages with a card form may load Stripe's. In practice mode nothing foreign is loaded. */
  readonly stripe: boolean;
};

/**
 * Headers of a page. Scripts run from this site, or inline when the build hashed them; styles may be inline because
 * Radix positions its parts that way. Pages where a payment's secret may stand in the address never tell it on.
 */
export function pageHeaders({
  path,
  frame,
  scriptHashes,
  secure,
  stripe,
}: PagePolicy): Record<string, string> {
  const pays = PAYING.includes(path);
  const card = pays && stripe ? STRIPE : null;
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(" ");
  return {
    ...commonHeaders(secure),
    "permissions-policy": PERMISSIONS,
    // Inside another site's page the outermost document decides. A way to pay may open a window of its own.
    ...(frame ? {} : { "cross-origin-opener-policy": pays ? "same-origin-allow-popups" : "same-origin" }),
    "referrer-policy": pays ? "no-referrer" : "strict-origin-when-cross-origin",
    "content-security-policy": [
      "default-src 'self'",
      `script-src ${scripts}${card?.scripts ?? ""}`,
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data:${card?.pictures ?? ""}`,
      "font-src 'self'",
      `connect-src 'self'${card?.calls ?? ""}`,
      ...(card ? [card.frames] : []),
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${frame ? "*" : "'none'"}`,
    ].join("; "),
    ...(frame ? {} : { "x-frame-options": "DENY" }),
  };
}
