/** `npm run check`: no package that is installed with the product has a grave fault that is publicly known. */
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";

const GRAVE = ["high", "critical"];

/**
 * What a report of `npm audit --json` says.
 *
 * @returns {{ faults: string[], unknown: string | null }} one line a fault; or why nothing could be known: registries
 *   inside companies often keep no list of faults
 */
export function readAudit(text) {
  let report;
  try {
    report = JSON.parse(text);
  } catch {
    return { faults: [], unknown: "npm gave no report." };
  }
  if (report.vulnerabilities === undefined) {
    return { faults: [], unknown: String(report.message ?? report.error?.summary ?? "npm gave no report.") };
  }
  const faults = Object.values(report.vulnerabilities)
    .filter(({ severity }) => GRAVE.includes(severity))
    .map(({ name, severity, range, via }) => {
      const why = via.map((each) => (typeof each === "string" ? each : `${each.title} (${each.url})`));
      return `${name} ${range}, ${severity}: ${why.join("; ")}`;
    });
  return { faults, unknown: null };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const windows = process.platform === "win32";
  const { stdout } = spawnSync(windows ? "npm.cmd" : "npm", ["audit", "--omit=dev", "--json"], {
    encoding: "utf8",
    shell: windows,
    timeout: 60_000,
  });
  const { faults, unknown } = readAudit(stdout ?? "");
  for (const fault of faults) console.error(fault);
  if (unknown !== null) console.warn(`NOT CHECKED, no list of known faults can be had here: ${unknown}`);
  process.exit(faults.length === 0 ? 0 : 1);
}
