import { saveBytes } from "#web/platform/save-bytes.ts";

/** Hands an export to the browser as a file. Who it is about stands in it, and not in its name. */
export function saveFile(what: "family" | "child" | "chat", found: { readonly exportedAt: string }): void {
  const bytes = new Blob([JSON.stringify(found, null, 2)], { type: "application/json" });
  saveBytes(bytes, `${what}-${found.exportedAt.slice(0, 10)}.json`);
}
