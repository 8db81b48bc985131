/** `npm run check`: every package that is installed with the product has a licence that AGPL-3.0-or-later may take in. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** SPDX names. All may be part of a work under AGPL-3.0-or-later. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "GPL-3.0",
  "GPL-3.0-or-later",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
]);

/** Packages whose manifest names no licence, read by a person; the text they carry must stay the one that was read. */
const REVIEWED = {
  "png-js": {
    reason: "states no licence in its manifest; its LICENSE file is the MIT licence",
    file: "LICENSE",
    sha256: "bdb26a2ec815931ed6a38f3416362566204ee85ecdef96702b636402da4c75c3",
  },
};

/** Of a choice (`A OR B`) one has to be allowed, of `A AND B` all. */
export function isAllowed(expression) {
  const bare = expression.replace(/[()]/g, " ");
  return bare
    .split(/\sOR\s/)
    .some((choice) => choice.split(/\sAND\s/).every((name) => ALLOWED.has(name.trim())));
}

/** What is wrong, one sentence each. */
export function licenceFaults(packages, reviewed, textOf) {
  const faults = [];
  for (const [place, { dev, license }] of Object.entries(packages)) {
    // The first entry is this project; what only develops it is not given to anybody.
    if (place === "" || dev) continue;
    const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    if (license !== undefined) {
      if (!isAllowed(license)) faults.push(`${name}: the licence ${license} is not on the list.`);
      continue;
    }
    const review = reviewed[name];
    if (review === undefined) {
      faults.push(`${name} states no licence: read it, and add a review or take another package.`);
      continue;
    }
    const text = textOf(`${place}/${review.file}`);
    if (text === null || createHash("sha256").update(text).digest("hex") !== review.sha256) {
      faults.push(`${name}: ${review.file} is not the text that was read; read it again.`);
    }
  }
  return faults;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const faults = licenceFaults(packages, REVIEWED, (file) => (existsSync(file) ? readFileSync(file) : null));
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
