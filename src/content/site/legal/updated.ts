/** When the legal texts last changed; both languages change on the same day. */
export const updated = { terms: "2026-11-22", privacy: "2026-11-28" } as const;
