import { createHmac, timingSafeEqual } from "node:crypto";

const PREFIX = "manage_";
const FORM = /^manage_([A-Za-z0-9]{1,64})_([0-9a-f]{64})$/;

export type SubscriptionLinks = ReturnType<typeof subscriptionLinks>;

/**
 * The links by which a subscriber reaches their subscription from any device. What they carry works where the client
 * secret does, to look and to cancel, for as long as the subscription lives and the server's secret stays the same.
 */
export function subscriptionLinks(secret: string, publicUrl: () => string) {
  const key = createHmac("sha256", secret).update("subscription-link").digest();
  const signatureOf = (id: string) => createHmac("sha256", key).update(id).digest();
  const tokenOf = (id: string) => `${PREFIX}${id}_${signatureOf(id).toString("hex")}`;

  return {
    tokenOf,
    /** In the fragment, which no server and no log sees. */
    addressOf: (id: string) => `${publicUrl()}/subscription-success#manage=${tokenOf(id)}`,
    /** The subscription's id; null for what is no such token, or was not signed here. */
    read(token: string): string | null {
      const [, id, signature] = FORM.exec(token) ?? [];
      if (id === undefined || signature === undefined) return null;
      return timingSafeEqual(Buffer.from(signature, "hex"), signatureOf(id)) ? id : null;
    },
    isLink: (token: string) => token.startsWith(PREFIX),
  };
}
