import type { z } from "zod";
import { MAX_BODY_BYTES } from "#contract/text.ts";

/** One text that a caller may choose: where it lies in the input, and how long it may be. */
export type TextField = { readonly path: readonly string[]; readonly max: number };

/** Where nothing is declared, the body's size is the limit; a few bytes are for what lies around it. */
const UNDECLARED = Math.floor(MAX_BODY_BYTES / 4) - 500;
/** One of them passes nearly every schema of a text. */
const VALID = ["Sol 7", "chat_1_abc", "ana@example.com", "k".repeat(32), "mango river", "12.00", "1", "en"];

/** An input that the schema accepts, and the texts in it; null when none of ours is accepted. */
export function sampleOf(schema: z.ZodType): { input: unknown; fields: TextField[] } {
  const fields: TextField[] = [];
  return { input: read(schema as z.core.$ZodType, [], fields), fields };
}

function read(schema: z.core.$ZodType, path: readonly string[], fields: TextField[]): unknown {
  const { def } = schema as unknown as { def: z.core.$ZodTypes["_zod"]["def"] };
  switch (def.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, inner]) => [name, read(inner, [...path, name], fields)]),
      );
    case "array":
      return listOf(schema, read(def.element, [...path, "0"], fields));
    case "record":
      return { math_check: read(def.valueType, [...path, "math_check"], fields) };
    case "optional":
    case "default": {
      // Left out rather than wrong.
      const value = read(def.innerType, path, fields);
      return isValid(schema, value) ? value : undefined;
    }
    case "nullable":
    case "catch":
    case "readonly":
      return read(def.innerType, path, fields);
    case "union": {
      // The last one takes text, where any does; the first is always valid.
      const [first] = def.options;
      read(def.options.at(-1) as z.core.$ZodType, path, fields);
      return read(first as z.core.$ZodType, path, []);
    }
    case "enum":
      return Object.values(def.entries)[0];
    case "literal":
      return def.values[0];
    case "number":
      return numberOf(schema);
    case "boolean":
      return false;
    case "pipe": {
      const { length } = fields;
      const value = read(def.in, path, fields);
      // The limit of a text is often told after its spaces were put in order.
      const added = fields[length];
      const max = limitOf(def.out);
      if (added !== undefined && max !== null && max < added.max) fields[length] = { ...added, max };
      return isValid(schema, value) ? value : (validOf(schema) ?? value);
    }
    case "string":
      fields.push({ path, max: limitOf(schema) ?? UNDECLARED });
      return validOf(schema) ?? "x";
    case "unknown":
    case "any":
      fields.push({ path, max: 10_000 });
      return "x";
    default:
      return undefined;
  }
}

/** As many of one as the schema wants: a week has seven days. */
const listOf = (schema: z.core.$ZodType, one: unknown) =>
  [1, 2, 7].map((length) => Array.from({ length }, () => one)).find((list) => isValid(schema, list)) ?? [one];
const isValid = (schema: z.core.$ZodType, value: unknown) => (schema as z.ZodType).safeParse(value).success;
const validOf = (schema: z.core.$ZodType) => VALID.find((each) => isValid(schema, each));
const numberOf = (schema: z.core.$ZodType) => [7, 1, 30, 100].find((each) => isValid(schema, each)) ?? 0;

function limitOf(schema: z.core.$ZodType): number | null {
  const { def, maxLength } = schema as unknown as {
    def: z.core.$ZodTypes["_zod"]["def"];
    maxLength?: number;
  };
  if (typeof maxLength === "number") return maxLength;
  if (def.type === "pipe") return limitOf(def.out) ?? limitOf(def.in);
  return null;
}

/** The input with another text in one place. */
export function withText(input: unknown, path: readonly string[], text: string): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return text;
  if (Array.isArray(input)) return [withText(input[0], rest, text), ...input.slice(1)];
  // An object that the example leaves out is made.
  const object = (input ?? {}) as Record<string, unknown>;
  return { ...object, [name]: withText(object[name], rest, text) };
}
