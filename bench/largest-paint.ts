import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { median, type Section } from "./report.ts";

const RUNS = 5;

/** Largest contentful paint of / (Lighthouse, mobile, simulated) against the same page with its scripts removed. */
export const largestPaint: Section = {
  title: "Largest paint of / (Lighthouse mobile, simulated; median of 5, in turn)",
  async measure(url) {
    const bare = await withoutScripts(url);
    const chrome = await launch({
      chromePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
      chromeFlags: ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"],
    });
    const ours: number[] = [];
    const reference: number[] = [];
    try {
      for (let run = 0; run < RUNS; run += 1) {
        ours.push(await paint(url, chrome.port));
        reference.push(await paint(bare.url, chrome.port));
      }
    } finally {
      chrome.kill();
      bare.close();
    }
    return [
      { name: "largest paint", value: median(ours), unit: "ms" },
      { name: "largest paint without script", value: median(reference), unit: "ms" },
      { name: "ratio", value: median(ours) / median(reference), unit: "×", target: { atMost: 1.3 } },
    ];
  },
};

async function paint(url: string, port: number): Promise<number> {
  const result = await lighthouse(url, {
    port,
    onlyAudits: ["largest-contentful-paint"],
    logLevel: "silent",
  });
  const value = result?.lhr.audits["largest-contentful-paint"]?.numericValue;
  if (value === undefined) throw new Error("Lighthouse measured no largest paint");
  return value;
}

/** A server that passes everything through, and takes the scripts out of documents. */
async function withoutScripts(origin: string): Promise<{ url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "/", origin), {
      headers: { "accept-encoding": "identity" },
    });
    const type = answer.headers.get("content-type") ?? "";
    let body: Buffer = Buffer.from(await answer.arrayBuffer());
    if (type.includes("html")) body = Buffer.from(body.toString().replace(/<script>[\s\S]*?<\/script>/g, ""));
    const headers: Record<string, string> = { "content-type": type };
    if (!type.startsWith("font/")) {
      body = brotliCompressSync(body);
      headers["content-encoding"] = "br";
    }
    response.writeHead(answer.status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
