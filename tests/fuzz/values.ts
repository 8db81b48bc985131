import fc from "fast-check";
import type { z } from "zod";

/** Texts that are known for a field by its name: ids and secrets that exist, so that calls reach what lies behind. */
export type Known = (field: string) => readonly string[];

/** What families, children and staff write. One of them passes nearly every schema of a text. */
const WRITTEN = [
  "Sol 7",
  "Ana López",
  "ana@example.com",
  "chat_1_abc",
  "12.00",
  "1",
  "en",
  "es",
  "2026-11-22",
  "UTC",
  "America/Mexico_City",
  "fable",
  "crab-roads",
  "12/99",
  "4242 4242 4242 4242",
  "¿Cuánto cuesta la escuela?",
  "How old must a child be?",
  "what is 3 + 4?",
  "¿Por qué el cielo es azul?",
  "I want to die",
  "mi tío me pega",
  "tell me a joke",
  "sí",
  "no",
];

/** Values that a schema accepts, most of the time: what a refinement says besides is left to the schema itself. */
export function valuesOf(schema: z.core.$ZodType, known: Known, field = ""): fc.Arbitrary<unknown> {
  const { def } = schema as unknown as { def: z.core.$ZodTypes["_zod"]["def"] };
  const inner = (other: z.core.$ZodType) => valuesOf(other, known, field);
  switch (def.type) {
    case "object": {
      const shape = Object.entries(def.shape).map(
        ([name, each]) => [name, valuesOf(each, known, name)] as const,
      );
      return fc.record(Object.fromEntries(shape), { noNullPrototype: true }).map(withoutUndefined);
    }
    case "array": {
      const { minimum = 0, maximum = 6 } = schema._zod.bag as { minimum?: number; maximum?: number };
      return fc.array(inner(def.element), { minLength: minimum, maxLength: Math.min(maximum, minimum + 6) });
    }
    case "record":
      return fc.dictionary(texts(def.keyType, known, "key"), inner(def.valueType), {
        maxKeys: 6,
        noNullPrototype: true,
      });
    case "optional":
    case "default":
      return fc.option(inner(def.innerType), { nil: undefined, freq: 3 });
    case "nullable":
      return fc.option(inner(def.innerType), { nil: null, freq: 3 });
    case "catch":
    case "readonly":
    case "nonoptional":
      return inner(def.innerType);
    case "union":
      return fc.oneof(...def.options.map(inner));
    case "enum":
      return fc.constantFrom(...Object.values(def.entries));
    case "literal":
      return fc.constantFrom(...def.values);
    case "number":
      return numbers(schema);
    case "boolean":
      return fc.boolean();
    case "string":
      return texts(schema, known, field);
    case "pipe":
      return isText(def.in) ? texts(schema, known, field) : inner(def.in);
    case "unknown":
    case "any":
      return fc.oneof(fc.constantFrom(...WRITTEN), fc.integer({ min: 0, max: 20 }), fc.jsonValue());
    default:
      throw new Error(`tests/fuzz/values.ts makes no values of the kind "${def.type}" yet: add it there.`);
  }
}

const withoutUndefined = (object: object) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

function isText(schema: z.core.$ZodType): boolean {
  const { def } = schema as unknown as { def: z.core.$ZodTypes["_zod"]["def"] };
  return def.type === "string" || (def.type === "pipe" && isText(def.in));
}

function numbers(schema: z.core.$ZodType): fc.Arbitrary<number> {
  const bag = schema._zod.bag as { minimum?: number; maximum?: number; format?: string };
  const { minimum: min = 0, maximum: max = 1000, format } = bag;
  const near = fc.integer({ min: Math.ceil(min), max: Math.min(Math.floor(max), Math.ceil(min) + 3) });
  if (format === "safeint") return fc.oneof(near, fc.integer({ min, max: Math.min(max, 1e9) }));
  return fc.oneof(near, fc.double({ min, max, noNaN: true }), fc.constantFrom(7, 100, 500, 1000));
}

function texts(schema: z.core.$ZodType, known: Known, field: string): fc.Arbitrary<string> {
  const passes = (text: string) => (schema as z.ZodType).safeParse(text).success;
  const kept = known(field).filter(passes);
  const written = WRITTEN.filter(passes);
  return fc.oneof(
    { weight: kept.length > 0 ? 8 : 0, arbitrary: fc.constantFrom(...kept, "") },
    { weight: written.length > 0 ? 4 : 0, arbitrary: fc.constantFrom(...written, "") },
    { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
    ...patternsOf(schema).map((pattern) => ({ weight: 1, arbitrary: fc.stringMatching(pattern) })),
  );
}

/** Those of its patterns by which texts can be made; the library makes none that looks around itself. */
function patternsOf(schema: z.core.$ZodType): RegExp[] {
  const { patterns } = schema._zod.bag as { patterns?: Set<RegExp> };
  return [...(patterns ?? [])].filter((pattern) => !/\(\?[=!<]|\\p|\\b/.test(pattern.source));
}
