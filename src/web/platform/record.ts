/** Whether a parsed value has fields at all; what they are is still to be looked at. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What was kept as a text; null when nothing was, or nothing that has fields. */
export function keptRecord(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    return isRecord(kept) ? kept : null;
  } catch {
    return null;
  }
}
