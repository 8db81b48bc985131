/** The database cannot be asked now: it is gone, stands still, is too busy, or its disk takes nothing more. */
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

/** What keeps the database from working; `away` passes by itself, the others want somebody to act. */
export type DatabaseFault = "disk_full" | "read_only" | "damaged" | "away";

const FAULTS: readonly (readonly [RegExp, DatabaseFault])[] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/, "disk_full"],
  [/^(SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM|EROFS|EACCES|EPERM|25006)/, "read_only"],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB|XX00[12])/, "damaged"],
];

/** @param code the driver's or the system's */
export function faultOf(code: string | undefined): DatabaseFault {
  return FAULTS.find(([pattern]) => pattern.test(code ?? ""))?.[1] ?? "away";
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
