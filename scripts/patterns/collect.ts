import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseSync, Visitor } from "vite";

/** A regular expression of the repository, and where it stands. */
export type Pattern = { readonly source: string; readonly flags: string; readonly at: string };

const FILES = [
  "src/**/*.{ts,tsx}",
  "scripts/**/*.{ts,mjs}",
  "bench/**/*.{ts,mjs}",
  "evals/**/*.ts",
  "examples/**/*.{ts,mjs,js}",
];
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** What does something as soon as it is read: the program and the commands. */
const STARTS = /^src\/server\/(?:main\.ts$|commands\/)/;

/** Those that are written down as such, and the places where one is built from text. */
export function readSources(root: string): { literals: Pattern[]; built: string[] } {
  const literals: Pattern[] = [];
  const built: string[] = [];
  for (const file of globSync(FILES, { cwd: root }).filter((each) => !isTest(each))) {
    const text = readFileSync(join(root, file), "utf8");
    const place = (offset: number) => `${file}:${text.slice(0, offset).split("\n").length}`;
    const called = (callee: { type: string; name?: unknown }, offset: number) => {
      if (callee.type === "Identifier" && callee.name === "RegExp") built.push(place(offset));
    };
    new Visitor({
      Literal(node) {
        if ("regex" in node && node.regex) {
          const { pattern, flags } = node.regex;
          literals.push({ source: pattern, flags, at: place(node.start) });
        }
      },
      NewExpression(node) {
        called(node.callee, node.start);
      },
      CallExpression(node) {
        called(node.callee, node.start);
      },
    }).visit(parseSync(file, text).program);
  }
  return { literals, built };
}

/** Those that are built when a module is loaded, as they are then; `rehearse` may build further ones. */
export async function watchBuilding(root: string, rehearse: () => Promise<void>): Promise<Pattern[]> {
  const seen: Pattern[] = [];
  const Native = globalThis.RegExp;
  const build = (source: string | RegExp, flags?: string) => {
    const made = new Native(source, flags);
    const [, file, line] =
      /\/((?:src|evals)\/[^:)]+):(\d+):\d+/.exec(new Error().stack?.split("\n")[3] ?? "") ?? [];
    if (file !== undefined) seen.push({ source: made.source, flags: made.flags, at: `${file}:${line}` });
    return made;
  };
  globalThis.RegExp = new Proxy(Native, {
    construct: (_, [source, flags]) => build(source, flags),
    apply: (_, __, [source, flags]) => build(source, flags),
  });
  try {
    for (const file of globSync("src/{domain,content,contract,server}/**/*.ts", { cwd: root })) {
      if (!isTest(file) && !STARTS.test(file)) await import(pathToFileURL(join(root, file)).href);
    }
    await rehearse();
  } finally {
    globalThis.RegExp = Native;
  }
  return seen;
}
