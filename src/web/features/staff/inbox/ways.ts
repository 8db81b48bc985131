/** How a family can be answered. */
export const WAYS = ["chat", "mail", "whatsapp", "phone"] as const;
export type Way = (typeof WAYS)[number];
