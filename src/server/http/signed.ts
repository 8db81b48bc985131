import { createHmac, timingSafeEqual } from "node:crypto";

/** What a signature is good for: one made for another purpose does not count. */
export type SignedFor =
  | "cookie"
  | "newsletter confirm"
  | "newsletter end"
  | "visit"
  | "visit family"
  | "place";

const signature = (value: string, purpose: SignedFor, secret: string) =>
  createHmac("sha256", secret).update(`${purpose}\0${value}`).digest("base64url");

/** The value with a signature that only this server's secret makes. */
export function sign(value: string, purpose: SignedFor, secret: string): string {
  return `${value}.${signature(value, purpose, secret)}`;
}

/** The value of what was signed, or null when it was not signed for this purpose with this secret. */
export function verify(signed: string | null, purpose: SignedFor, secret: string): string | null {
  if (signed === null) return null;
  const dot = signed.lastIndexOf(".");
  const value = signed.slice(0, Math.max(0, dot));
  const given = Buffer.from(signed.slice(dot + 1));
  const wanted = Buffer.from(signature(value, purpose, secret));
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? value : null;
}
