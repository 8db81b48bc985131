import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { z } from "zod";
import type { Coding } from "./negotiate.ts";

/**
 * A file in memory: compressed in every form the build made, and only where it made none as it is. Hardly anybody asks
 * for a file that is not compressed, and those would take more memory than all else together.
 */
export type StoredFile = {
  readonly type: string;
  readonly bodies: Readonly<Partial<Record<Coding, Buffer>>>;
  /** Identifies the content; each form adds its own ending. */
  readonly hash: string;
};

export function storedFile(type: string, bodies: StoredFile["bodies"]): StoredFile {
  const content = bodies.gzip ?? (bodies.identity as Buffer);
  return { type, bodies, hash: createHash("sha256").update(content).digest("base64url").slice(0, 22) };
}

const unzip = promisify(gunzip);

/** A document as a reader gets it. */
export async function documentText(file: StoredFile | undefined): Promise<string> {
  const { identity, gzip } = file?.bodies ?? {};
  return (gzip === undefined ? (identity ?? "") : await unzip(gzip)).toString();
}

const document = z.object({ file: z.string(), scriptHashes: z.array(z.string()) });
const manifestSchema = z.object({
  pages: z.array(
    z.object({
      name: z.string(),
      path: z.string(),
      fixedLanguage: z.enum(["en", "es"]).nullable(),
      frame: z.boolean(),
      status: z.union([z.literal(200), z.literal(404)]),
      documents: z.object({ en: document.optional(), es: document.optional() }),
    }),
  ),
});
export type PageEntry = z.infer<typeof manifestSchema>["pages"][number];

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** What `npm run build` made, in memory. */
export type Bundle = {
  readonly pages: readonly PageEntry[];
  readonly documents: ReadonlyMap<string, StoredFile>;
  /** By path below dist/client, such as "assets/entry-1234.js". */
  readonly client: ReadonlyMap<string, StoredFile>;
};

/** Reads the built pages and assets; null when nothing has been built. */
export function readBundle(dist: string): Bundle | null {
  let manifest: string;
  try {
    manifest = readFileSync(join(dist, "pages/manifest.json"), "utf8");
  } catch {
    return null;
  }
  return {
    pages: manifestSchema.parse(JSON.parse(manifest)).pages,
    documents: readFolder(join(dist, "pages")),
    client: readFolder(join(dist, "client")),
  };
}

function readFolder(folder: string): Map<string, StoredFile> {
  const names = new Set(readdirSync(folder, { recursive: true, encoding: "utf8" }));
  const files = new Map<string, StoredFile>();
  for (const name of names) {
    const type = TYPES[extname(name)];
    if (type === undefined || name.startsWith(".")) continue;
    const read = (ending: string) => readFileSync(join(folder, name + ending));
    const bodies =
      names.has(`${name}.br`) && names.has(`${name}.gz`)
        ? { br: read(".br"), gzip: read(".gz") }
        : { identity: read("") };
    files.set(name.replaceAll("\\", "/"), storedFile(type, bodies));
  }
  return files;
}
