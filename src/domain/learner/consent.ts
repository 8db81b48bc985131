/** What an adult may allow, each by itself (decision 005). */
export const CONSENT_PURPOSES = ["profile", "microphone", "ai_chat"] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
