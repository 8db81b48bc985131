import type { z } from "zod";
import { Refusal } from "./refusal.ts";

/**
 * Parses what a caller sent. The refusal names the field and the rule, never the value: it may end up in a log.
 *
 * @throws Refusal invalid_request
 */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.map(String).join(".") || "body";
  throw new Refusal("invalid_request", `${field}: ${issue ? rule(issue) : "invalid"}`);
}

function rule(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined && /received undefined/.test(issue.message)
        ? "required"
        : `expected ${issue.expected}`;
    case "invalid_value":
      return `expected one of ${issue.values.map(String).join(", ")}`;
    case "too_big":
      return named(issue.message) ?? `at most ${issue.maximum}`;
    case "too_small":
      return named(issue.message) ?? `at least ${issue.minimum}`;
    default:
      return named(issue.message) ?? issue.code;
  }
}

/** Our schemas name their rules by a key; the library's own sentences could quote what was sent. */
const named = (message: string) => (/^[a-z_.]{2,40}$/.test(message) ? message : null);
