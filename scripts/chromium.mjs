/**
 * Finds a Chromium for the browser tests or gets one: the machine's own; else Playwright's download; else, as root on
 * Debian, a package. The headless shell is the same engine without the windows of a desktop and costs a journey a
 * quarter less of the processor. Returns its path, or null with one sentence about why.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { environment, root } from "./bootstrap.mjs";

const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

export async function ensureChromium() {
  const found = await findChromium();
  if (found !== null) return found;
  console.log("No Chromium on this machine: trying Playwright's download …");
  spawnSync("playwright", ["install", "chromium"], { cwd: root, env: environment, timeout: 300_000 });
  const downloaded = await findChromium();
  if (downloaded !== null) return downloaded;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Trying Debian's package …");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-qq"], { env, timeout: 300_000 });
    // Older releases of Debian have no package of the shell alone.
    for (const name of [SHELL, "chromium"]) {
      const { status } = spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
        env,
        timeout: 600_000,
      });
      if (status === 0) break;
    }
  }
  const installed = await findChromium();
  if (installed === null) {
    console.error(
      "The browser tests were skipped: no Chromium here, and none could be installed. Set CHROMIUM_PATH.",
    );
  }
  return installed;
}

async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  for (const name of NAMES) {
    const path = spawnSync("sh", ["-c", `command -v ${name}`])
      .stdout?.toString()
      .trim();
    if (path) return path;
  }
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}
