/** The most characters of one spoken text, after cleaning (learner-side specification §7 with design, "Speech out"). */
export const MAX_SPOKEN = 1000;
/** Raw text may be longer, because markup and pictures are taken out; beyond this it is refused unread. */
export const MAX_SPOKEN_RAW = 4000;

/** The longest that one text may be heard, in seconds: a thousand letters at the slowest speed, but not a thousand digits. */
export const LONGEST_SPOKEN_SECONDS = 330;

/** Speeds that can be asked for; 1 is the default rate (learner-side specification §9). */
export const SLOWEST = 0.25;
export const FASTEST = 4;
export const DEFAULT_SPEED = 1;

/** The most names a request may bring for the check of personal sentences, and the most characters of each. */
export const MAX_NAMES = 8;
export const MAX_NAME = 80;
