import { weeklyPacks } from "#content/packs/weekly-packs.ts";
import { findDownload } from "#domain/packs/pack.ts";
import type { Printables } from "#server/ports/printables.ts";
import { drawCertificate } from "./certificate.ts";
import { drawSheet } from "./sheets.ts";

/** Draws the sheets with our own code and typefaces; each sheet once per process and language, a name never twice. */
export function createPrintables(): Printables {
  const drawn = new Map<string, Promise<Uint8Array>>();
  return {
    async sheet(week, id, language) {
      const found = findDownload(weeklyPacks, week, id);
      if (found === null) return null;
      const key = `${week}/${id}/${language}`;
      const kept = drawn.get(key);
      if (kept !== undefined) return kept;
      const drawing = drawSheet(found.pack, found.download, language);
      drawn.set(key, drawing);
      drawing.catch(() => drawn.delete(key));
      return drawing;
    },
    certificate: (name, language) => drawCertificate(name, language),
  };
}
