import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((file) => !/\.test\./.test(file));
const textOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");

const HOLE = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;
const escaped = (text: string) => text.replace(/[.-]/g, "\\$&");

const code = filesOf("src/{web,server,domain}/**/*.{ts,tsx}");
const program = textOf([
  ...code,
  ...filesOf("src/content/{catalogue,articles,guides,legal,mail,packs}/**/*.ts"),
]);
/** Texts with a hole, such as `staff.status.${status}`, stand for whatever fills it; also those within another text. */
const templates = [...program.matchAll(/`(?=([\w.-]*\$\{[^`]*)`)/g)].map(([, text = ""]) =>
  text.split(HOLE).map(escaped).join("[\\w.-]+"),
);

test("every key of the dictionaries is used", () => {
  const keys = filesOf("src/content/copy/en/*.ts").flatMap((file) =>
    [...textOf([file]).matchAll(/^\s+"([\w.-]+)":/gm)].map(([, key = ""]) => key),
  );
  expect(keys.length).toBeGreaterThan(1_500);
  const said = new Set([...program.matchAll(/["']([\w.-]+)["']/g)].map(([, text]) => text));
  // A hole alone would stand for every key: a template must name an area.
  const made = templates
    .filter((template) => /[a-z]\\\./i.test(template) && !/[^\w.\-\\[\]+]/.test(template))
    .map((template) => new RegExp(`^${template}$`));
  expect(keys.filter((key) => !said.has(key) && !made.some((each) => each.test(key)))).toEqual([]);
});

test("every class of the style sheets is used", () => {
  const sheets = filesOf("src/**/*.css").map((file) =>
    textOf([file]).replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|@import[^;]*;/g, ""),
  );
  const classes = sheets.flatMap((sheet) =>
    [...sheet.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name),
  );
  const markup = program + textOf(filesOf("src/web/**/*.{svg,html}")) + textOf(filesOf("scripts/**/*.mjs"));
  const words = new Set(markup.match(/[\w-]+/g));
  const heads = [...markup.matchAll(/([\w-]+-)\$\{/g)].map(([, head = ""]) => head);
  const dead = classes.filter((name) => !words.has(name) && !heads.some((head) => name.startsWith(head)));
  expect([...new Set(dead)]).toEqual([]);
});
