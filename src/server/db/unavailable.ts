/** The database cannot be asked now: it is gone, stands still, or is too busy. Trying again makes sense. */
export class DatabaseUnavailable extends Error {
  /** The driver's or the system's code, as far as there is one. */
  readonly code: string | undefined;

  constructor(cause?: unknown) {
    super("The database does not answer.", { cause });
    this.name = "DatabaseUnavailable";
    const { code } = (cause ?? {}) as { code?: unknown };
    this.code = typeof code === "string" ? code : undefined;
  }
}

/** Seconds after which a caller may try again. */
export const TRY_AGAIN_AFTER = 5;

/**
 * Tells a caller that the database was away, where a library in between says no more than that something failed, or
 * not even that.
 *
 * @param outages how often the database was found away so far (see Store.outages)
 */
export async function tellingOutages<Result>(
  outages: () => number,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = outages();
  try {
    const result = await work();
    if (outages() === before) return result;
  } catch (error) {
    if (outages() === before) throw error;
  }
  throw new DatabaseUnavailable();
}
