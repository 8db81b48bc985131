import { chromium } from "@playwright/test";
import { createServer } from "vite";
const server = await createServer({ server: { port: 5199, host: "127.0.0.1" }, logLevel: "warn" });
await server.listen();
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const [name, width, height, l] of [["up", 390, 844, "es"], ["lying", 844, 390, "en"]]) {
  const p = await b.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
  p.on("console", (m) => m.type() === "error" && console.log(m.text()));
  p.on("pageerror", (e) => console.log(String(e)));
  await p.goto(`http://127.0.0.1:5199/harness.html?l=${l}`);
  await p.waitForSelector("#m23 .material");
  await p.waitForTimeout(1500);
  const small = await p.evaluate(() => [...document.querySelectorAll(".material button")].map((e) => [e.closest(".material").dataset.kind, e.getAttribute("aria-label") ?? e.textContent, e.getBoundingClientRect()]).filter(([, , r]) => r.width < 63.5 || r.height < 63.5).map(([k, n, r]) => `${k}: ${n} ${Math.round(r.width)}x${Math.round(r.height)}`));
  console.log(name, "small targets", [...new Set(small.map((s) => s.split(":")[0] + s.match(/ \d+x\d+$/)[0]))].join("; "));
  for (let i = 0; i < 4; i++) {
    await p.evaluate((i) => { for (let k = 0; k < 24; k++) document.getElementById("m" + k).style.display = Math.floor(k / 6) === i ? "" : "none"; }, i);
    await p.screenshot({ path: `/tmp/shots/${name}-${i}.png`, fullPage: true });
  }
  await p.close();
}
await b.close();
await server.close();
process.exit(0);
