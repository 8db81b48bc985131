/**
 * Builds both halves into dist/: the server in few files with what its assistant learned, the client modules, the
 * embeddable widget, and every page prerendered once per language with its sheet inlined, compressed beside it, and listed
 * with its script hashes in dist/pages/manifest.json.
 */
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";
import { storeLearned } from "../src/server/adapters/assistant/embedded.ts";
import { serverBuild } from "./server.mjs";
import { widgetBuild } from "./widget.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const dist = `${root}dist`;
const COMPRESSIBLE = /\.(js|css|svg|html|json)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

await rm(dist, { recursive: true, force: true });
await build({ root, logLevel: "warn", build: { outDir: "dist/client", emptyOutDir: true } });
await build({
  root,
  logLevel: "warn",
  // The running server renders with it too, and has no packages of the pages.
  ssr: { noExternal: true },
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: "dist/render",
    ssr: "src/web/app/render.tsx",
    ssrEmitAssets: true,
    emptyOutDir: true,
    rollupOptions: { output: { chunkFileNames: "parts/[name]-[hash].js" } },
  },
});
await build(widgetBuild(root));
await build(serverBuild(root));
storeLearned(pathToFileURL(`${dist}/server/`));

// Files that only the document names (its icon, the fonts it preloads) come out of the server-side build.
await cp(`${dist}/render/assets`, `${dist}/client/assets`, { recursive: true, force: true });
await rm(`${dist}/render/assets`, { recursive: true });

const manifest = JSON.parse(await readFile(`${dist}/client/.vite/manifest.json`, "utf8"));
const { pages, renderDocuments, copyFiles } = await import(pathToFileURL(`${dist}/render/render.js`).href);

await mkdir(`${dist}/pages`, { recursive: true });
const listed = [];
const shells = [];
for (const [name, page] of Object.entries(pages)) {
  const documents = {};
  for (const language of page.language ? [page.language] : ["en", "es"]) {
    const file = `${name}.${language}.html`;
    const shell = { name, language, ...modulesOf(name, language) };
    const [html] = await renderDocuments([{ ...shell, style: await sheet(page.style) }], null);
    await write(`${dist}/pages/${file}`, html);
    documents[language] = { file, scriptHashes: scriptHashes(html) };
    shells.push({ file, path: page.path, sheet: page.style, ...shell });
  }
  listed.push({
    name,
    path: page.path,
    fixedLanguage: page.language ?? null,
    frame: page.frame === true,
    status: name === "notFound" ? 404 : 200,
    documents,
  });
}
await writeFile(`${dist}/pages/manifest.json`, JSON.stringify({ pages: listed }, null, 2));

// What the running server needs to make the documents anew.
const sheets = {};
for (const { sheet: name } of shells) sheets[name] ??= await sheet(name);
await writeFile(`${dist}/render/shells.json`, JSON.stringify({ sheets, shells }));

for (const file of await readdir(`${dist}/client`, { recursive: true })) {
  if (COMPRESSIBLE.test(file) && !file.startsWith(".vite")) {
    await write(`${dist}/client/${file}`, await readFile(`${dist}/client/${file}`), { already: true });
  }
}
console.log(`Built ${listed.length} pages into dist/.`);

/** The text of one sheet, for inlining. */
async function sheet(style) {
  const css = await readFile(`${dist}/client/${manifest[`src/web/app/styles/${style}.css`].file}`, "utf8");
  return css.replace(/<\/style/gi, "<\\/style");
}

/** The addresses of the entry, of every module its page needs in that language, and which of these are its component and words. */
function modulesOf(name, language) {
  const entry = manifest["src/web/app/entry.tsx"];
  const page = manifest[`src/web/app/pages/${pages[name].module}.tsx`];
  const seen = new Set();
  const add = (each) => {
    if (each === undefined || seen.has(each.file)) return;
    // The document inlines its sheet and fetches modules by address: a sheet of their own would never come.
    if (each.css)
      throw new Error(`${each.file} brings ${each.css} to the page ${name}: name it in its styles.`);
    seen.add(each.file);
    for (const next of each.imports ?? []) add(manifest[next]);
  };
  const words = copyFiles(name, language).map((file) => manifest[file]);
  for (const each of [entry, page, ...words]) add(each);
  const address = ({ file }) => `/${file}`;
  return {
    entry: address(entry),
    preload: [...seen].filter((file) => file !== entry.file).map((file) => address({ file })),
    files: { component: address(page), words: words.map(address) },
  };
}

/** The Content-Security-Policy hashes of a document's inline scripts. */
function scriptHashes(html) {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => `sha256-${createHash("sha256").update(text).digest("base64")}`,
  );
}

/** Writes a file and its compressed twins. */
async function write(path, content, { already = false } = {}) {
  const bytes = Buffer.from(content);
  if (!already) await writeFile(path, bytes);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${path}.br`, await brotli(bytes, { params }));
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
}
