import { readFileSync } from "node:fs";
import { isNode, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { packageFile } from "#server/package-root.ts";

/**
 * Reads a content file written in YAML as what a schema says it is.
 *
 * @param name from the package's root
 * @throws Error with file and line for what is not YAML or not of that form
 */
export function yamlFile<T extends z.ZodType>(name: string, schema: T): z.output<T> {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(packageFile(name), "utf8"), { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) throw new Error(`${name}:${broken.linePos?.[0].line ?? 1}: ${broken.message}`);
  const read = schema.safeParse(document.toJS());
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => {
    const line = lineOf(document, path, lines);
    return `${name}:${line}: ${path.join(".")}: ${message}`;
  });
  throw new Error(faults.join("\n"));
}

/** The line of the innermost part that is there: what is missing has no line of its own. */
function lineOf(
  document: ReturnType<typeof parseDocument>,
  path: readonly PropertyKey[],
  lines: LineCounter,
): number {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
