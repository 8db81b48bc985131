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

function write(level: string, what: string, details: Readonly<Record<string, unknown>>): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, what, ...details })}\n`);
}

/** Where it happened, and the driver's code. A message may quote a row ("Key (email)=… already exists"): left out. */
function frames(error: Error): string[] {
  const code = (error as { code?: unknown }).code;
  const lines = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return [...(typeof code === "string" ? [code] : []), ...lines.slice(0, 6).map((line) => line.trim())];
}
