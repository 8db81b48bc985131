import type { SpanContext } from "@opentelemetry/api";

/** The span that a caller names in the header of W3C Trace Context; null when it is missing or wrong. */
export function callerOf(header: string | string[] | undefined): SpanContext | null {
  const [, version, traceId, spanId, flags] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(header ?? "").slice(0, 55)) ??
    [];
  if (traceId === undefined || spanId === undefined || version === "ff") return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags ?? "0", 16) & 1, isRemote: true };
}
