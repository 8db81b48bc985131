/** What has become of an item on the safety desk. Any move is allowed: what was closed too early is opened again. */
export const SAFETY_STATES = ["open", "in_progress", "closed"] as const;
export type SafetyState = (typeof SAFETY_STATES)[number];

/** Most characters of a note about what was done. */
export const MAX_SAFETY_NOTE = 2000;
