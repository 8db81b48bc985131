import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { brotliCompress, constants, gzip } from "node:zlib";
import { z } from "zod";
import type { School } from "#domain/site/school.ts";
import { type StoredFile, storedFile } from "./bundle.ts";

const shells = z.object({
  sheets: z.record(z.string(), z.string()),
  shells: z.array(z.looseObject({ file: z.string(), path: z.string(), sheet: z.string() })),
});

/** Documents by their file, and the address at which each is read. */
export type Documents = ReadonlyMap<string, { readonly path: string; readonly html: string }>;
export type RenderPages = (school: School) => Promise<Documents>;

/** Runs what the build rendered with, in a thread of its own: a hundred pages take seconds. */
const THREAD = `
const { parentPort, workerData } = require("node:worker_threads");
import(workerData.module).then(async ({ renderDocuments }) => {
  parentPort.postMessage(await renderDocuments(workerData.shells, workerData.school));
});`;

/** Makes all documents of a build anew for another school, as the build makes them; one after the other, since each takes a thread and its memory. */
export function pageRenderer(dist: string): RenderPages {
  let last: Promise<unknown> = Promise.resolve();
  return (school) => {
    const documents = last.then(() => rendered(dist, school));
    last = documents.catch(() => {});
    return documents;
  };
}

async function rendered(dist: string, school: School): Promise<Documents> {
  const made = shells.parse(JSON.parse(readFileSync(join(dist, "render/shells.json"), "utf8")));
  const workerData = {
    module: pathToFileURL(join(dist, "render/render.js")).href,
    shells: made.shells.map(({ sheet, path: _, ...shell }) => ({ ...shell, style: made.sheets[sheet] })),
    school,
  };
  const thread = new Worker(THREAD, { eval: true, workerData });
  const documents = await new Promise<string[]>((resolve, reject) => {
    thread.once("message", resolve).once("error", reject);
    thread.once("exit", () => reject(new Error("The pages could not be rendered.")));
  }).finally(() => thread.terminate());
  return new Map(made.shells.map(({ file, path }, index) => [file, { path, html: documents[index] ?? "" }]));
}

/** What a reader sees of a document: without the data that its script reads. */
export function readable(document: string): string {
  return document.replace(/<script type="application\/json"[^<]*<\/script>\n/g, "");
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Nearly as small as the build makes them, in a tenth of the time. */
const QUALITY = 9;

export async function storedDocuments(documents: Documents): Promise<Map<string, StoredFile>> {
  const stored = [...documents].map(async ([file, { html }]) => [file, await storedDocument(html)] as const);
  return new Map(await Promise.all(stored));
}

/** A document in every form it is served in. */
async function storedDocument(html: string): Promise<StoredFile> {
  const identity = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gzipped] = await Promise.all([brotli(identity, { params }), zip(identity, { level: 9 })]);
  return storedFile("text/html; charset=utf-8", { br, gzip: gzipped });
}
