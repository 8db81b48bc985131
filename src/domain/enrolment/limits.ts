/** The most characters of one chat message, and of one form field. */
export const MAX_MESSAGE = 2000;
export const MAX_FIELD = 200;
