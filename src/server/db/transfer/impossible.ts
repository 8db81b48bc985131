/** What was asked for cannot be done, in one sentence for the person who asked. */
export class Impossible extends Error {}
