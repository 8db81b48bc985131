import { chromium } from "@playwright/test";
import type { Section } from "./report.ts";

type Seen = { type: string; bytes: number; beforeIdle: boolean };

/** What the landing page costs a browser: bytes of bodies by kind (brotli), and requests before it is idle. */
export const pageWeight: Section = {
  title: "Weight of / (KiB of bodies, brotli; fonts and pictures apart)",
  async measure(url) {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
      args: ["--no-sandbox"],
    });
    try {
      const page = await browser.newPage();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Network.enable");
      const seen = new Map<string, Seen>();
      let loaded = false;
      devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
        const bytes = Number(response.headers["content-length"] ?? response.headers["Content-Length"] ?? 0);
        seen.set(requestId, { type, bytes, beforeIdle: !loaded });
      });
      page.once("domcontentloaded", () => {
        loaded = true;
      });
      await page.goto(url, { waitUntil: "domcontentloaded" });
      await page.locator("html[data-ready]").waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");

      const all = [...seen.values()];
      const kib = (type: string) =>
        all.filter((each) => each.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
      const code = new Set(["Document", "Script", "Stylesheet", "Fetch", "XHR"]);
      return [
        { name: "HTML with inlined CSS", value: kib("Document"), unit: "KiB", target: { atMost: 12 } },
        { name: "linked CSS", value: kib("Stylesheet"), unit: "KiB" },
        { name: "initial script, until hydrated", value: kib("Script"), unit: "KiB", target: { atMost: 70 } },
        {
          name: "requests before idle, fonts and pictures aside",
          value: all.filter(({ type, beforeIdle }) => beforeIdle && code.has(type)).length,
          unit: "",
          target: { atMost: 4 },
        },
        { name: "requests for script", value: all.filter(({ type }) => type === "Script").length, unit: "" },
        { name: "fonts", value: kib("Font"), unit: "KiB" },
        { name: "pictures above and near the fold", value: kib("Image"), unit: "KiB" },
      ];
    } finally {
      await browser.close();
    }
  },
};
