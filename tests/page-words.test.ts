import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { type Page, pages } from "#web/app/pages.ts";

/** The areas of words that hold each key. */
const areasOf = new Map<string, Set<string>>();
for (const file of globSync("src/content/copy/en/*.ts"))
  for (const [area, words] of Object.entries(await import(join(process.cwd(), file))))
    for (const key of Object.keys(words as object)) {
      if (!areasOf.has(key)) areasOf.set(key, new Set());
      areasOf.get(key)?.add(area);
    }

type Module = {
  /** The keys that it names, each with the areas that know it. */
  readonly words: readonly { readonly key: string; readonly areas: ReadonlySet<string> }[];
  readonly imports: readonly string[];
  /** What it fetches before it shows its parts. */
  readonly more: readonly string[];
};

const read = new Map<string, Module>();
function moduleAt(file: string): Module {
  const known = read.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, "utf8");
  const named = [...text.matchAll(/(?:^|\n)(?:import|export) (?!type\b)[^;]*?from "([^"]+)"/g)];
  const imports = [
    ...named,
    ...text.matchAll(/\bimport\(\s*"([^"]+)"\s*\)/g),
    ...text.matchAll(/\nimport "([^"]+)"/g),
  ]
    .map(([, to = ""]) => (to.startsWith("#web/") ? `src/web/${to.slice(5)}` : join(dirname(file), to)))
    .filter((to) => to.startsWith("src/web/") && /\.tsx?$/.test(to) && existsSync(to));
  const whole = [...text.matchAll(/"([\w.-]+)"/g)].flatMap(([, key = ""]) => {
    const areas = areasOf.get(key);
    return areas === undefined ? [] : [{ key, areas }];
  });
  // A key that is put together can be any that looks like it.
  const parts = [...text.matchAll(/`([\w-]+\.[\w.-]*(?:\$\{[^`}]*\}[\w.-]*)+)`/g)].flatMap(([, key = ""]) => {
    const pattern = new RegExp(`^${key.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[^.]+")}$`);
    const areas = new Set([...areasOf].flatMap(([each, of]) => (pattern.test(each) ? [...of] : [])));
    return areas.size === 0 ? [] : [{ key, areas }];
  });
  const more = [
    ...text.matchAll(/<(?:MoreCopy|Part)\b[^>]*?\barea="(\w+)"/g),
    ...text.matchAll(/\bloadCopy\(language, \["(\w+)"\]\)/g),
  ].map(([, area = ""]) => area);
  const module = { words: [...whole, ...parts], imports, more };
  read.set(file, module);
  return module;
}

/** What a page and its parts say in words that neither the page lists nor a part fetches. */
function wordless({ module, copy }: Pick<Page, "module" | "copy">): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const look = (file: string, before: readonly string[]) => {
    const { words, imports, more } = moduleAt(file);
    const has = [...new Set([...before, ...more])].sort();
    const state = `${file} ${has}`;
    if (seen.has(state)) return;
    seen.add(state);
    for (const { key, areas } of words)
      if (!has.some((area) => areas.has(area)))
        found.add(`${key} in ${file} needs ${[...areas].join(" or ")}`);
    for (const to of imports) look(to, has);
  };
  look(`src/web/app/pages/${module}.tsx`, ["common", ...copy]);
  return [...found];
}

it.each(Object.entries(pages))("%s has all the words that it and its parts use", (_name, page) => {
  expect(wordless(page)).toEqual([]);
});

it("finds the words that a page does not list", () => {
  expect(wordless({ module: "admin-money", copy: ["money"] })).toContainEqual(
    expect.stringMatching(/^staff\.ways in .* needs staff$/),
  );
});
