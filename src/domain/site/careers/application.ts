/** How far an application of a teacher is. */
export const APPLICATION_STATUSES = ["new", "in_touch", "closed"] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** With whom, or what, a teacher would like to teach. */
export const TEACHING = ["younger", "older", "spanish", "english", "outdoors", "other"] as const;
export type Teaching = (typeof TEACHING)[number];

/** The longest text beside the other fields, in characters. */
export const MAX_APPLICATION = 4000;
