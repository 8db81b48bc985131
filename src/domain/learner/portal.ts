/** How long a class password may be, in characters; children type it. */
export const CLASS_PASSWORD = { from: 6, to: 128 } as const;

/** For how many days without a change what is known about a child is kept (design, "Privacy": 90, staff can set it). */
export const RETENTION_DAYS = { from: 1, to: 365, usual: 90 } as const;
