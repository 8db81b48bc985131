/** Writes one line of JSON for an error that nobody expected: its kind, code and place, never its message. */
export function logError(what: string, error: unknown, details: Record<string, string> = {}): void {
  write("error", what, {
    ...details,
    error: error instanceof Error ? error.name : typeof error,
    stack: error instanceof Error ? frames(error) : undefined,
  });
}

/** Writes one line for something that a person must look at, though the program did all it could. */
export function logFault(what: string, details: Readonly<Record<string, string>>): void {
  write("error", what, details);
}

/** Writes one line for something that went wrong and was borne, such as a language model that did not answer. */
export function logWarning(what: string, details: Readonly<Record<string, unknown>> = {}): void {
  write("warning", what, details);
}

/** One line is enough for so many milliseconds, however many calls meet the same outage. */
const OUTAGE_EVERY = 10_000;
let outageSaid = Number.NEGATIVE_INFINITY;

/** Writes that the database is away, now and then while it is. */
export function logOutage(error: Error): void {
  const now = performance.now();
  if (now - outageSaid < OUTAGE_EVERY) return;
  outageSaid = now;
  logError("database unavailable", error);
}

function write(level: string, what: string, details: Readonly<Record<string, unknown>>): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, what, ...details })}\n`);
}

/** Where it happened, and the driver's code. A message may quote a row ("Key (email)=… already exists"): left out. */
function frames(error: Error): string[] {
  const code = (error as { code?: unknown }).code;
  const lines = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return [...(typeof code === "string" ? [code] : []), ...lines.slice(0, 6).map((line) => line.trim())];
}
