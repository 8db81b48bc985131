/** Writes one line of JSON for an error that nobody expected: its kind, code and place, never its message. */
export function logError(what: string, error: unknown, details: Record<string, string> = {}): void {
  const line = {
    time: new Date().toISOString(),
    level: "error",
    what,
    ...details,
    error: error instanceof Error ? error.name : typeof error,
    stack: error instanceof Error ? frames(error) : undefined,
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/** Where it happened, and the driver's code. A message may quote a row ("Key (email)=… already exists"): left out. */
function frames(error: Error): string[] {
  const code = (error as { code?: unknown }).code;
  const lines = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return [...(typeof code === "string" ? [code] : []), ...lines.slice(0, 6).map((line) => line.trim())];
}
