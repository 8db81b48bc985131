import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

/** The nearest folder above this file with a package.json: the same from src/server and from the built dist/server. */
function folderOfPackage(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "package.json"))) {
    if (folder === dirname(folder)) throw new Error(`No package.json above ${import.meta.dirname}.`);
    folder = dirname(folder);
  }
  return folder;
}

const root = pathToFileURL(`${folderOfPackage()}/`);

/** The address of a file or folder of this package, such as `src/content/safety/`. */
export const packageFile = (path: string): URL => new URL(path, root);
