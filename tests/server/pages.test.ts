import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type RunningApp, startApp } from "../running-app.ts";

const dist = mkdtempSync(join(tmpdir(), "ceiba-dist-"));
let server: RunningApp;

function write(name: string, text: string) {
  writeFileSync(join(dist, name), text);
  writeFileSync(join(dist, `${name}.br`), brotliCompressSync(text));
  writeFileSync(join(dist, `${name}.gz`), gzipSync(text));
}

beforeAll(async () => {
  for (const folder of ["pages", "client/assets"]) mkdirSync(join(dist, folder), { recursive: true });
  const page = (name: string, path: string, more: object = {}) => {
    const documents: Record<string, object> = {};
    for (const language of ["en", "es"]) {
      write(`pages/${name}.${language}.html`, `<html lang="${language}">${name}</html>`);
      documents[language] = { file: `${name}.${language}.html`, scriptHashes: [`sha256-${name}`] };
    }
    return { name, path, fixedLanguage: null, frame: false, status: 200, documents, ...more };
  };
  const pages = [
    page("home", "/"),
    page("programas", "/programas", { fixedLanguage: "es" }),
    page("embed", "/embed", { frame: true }),
    page("checkout", "/checkout"),
    page("notFound", "/404", { status: 404 }),
  ];
  writeFileSync(join(dist, "pages/manifest.json"), JSON.stringify({ pages }));
  write("client/embed.js", "widget()");
  write("client/assets/entry-1.js", "start()");
  write("client/assets/favicon-1.svg", "<svg/>");
  server = await startApp({}, { dist });
});
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true, force: true });
});

/** A request as it is: no automatic headers, no following, no decoding. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const call = request(server.url + path, { method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      call.on("error", reject);
      call.end();
    },
  );
}
const language = async (path: string, headers: Record<string, string> = {}) =>
  /lang="(\w+)"/.exec((await ask(path, headers)).body.toString())?.[1];

describe("the language of a page", () => {
  it.each([
    ["English without any wish", "/", {}, "en"],
    ["the browser's", "/", { "accept-language": "es-MX,es;q=0.9,en;q=0.8" }, "es"],
    ["the browser's first wish", "/", { "accept-language": "en-US,es;q=0.9" }, "en"],
    ["the saved one", "/", { cookie: "a=1; ceiba_language=es", "accept-language": "en" }, "es"],
    ["not a saved one that is none of ours", "/", { cookie: "ceiba_language=fr" }, "en"],
    ["the address's before the saved one", "/?x=1&lang=en", { cookie: "ceiba_language=es" }, "en"],
    ["not an address's that is none of ours", "/?lang=de", { cookie: "ceiba_language=es" }, "es"],
    ["the page's own", "/programas?lang=en", { cookie: "ceiba_language=en" }, "es"],
    ["the visitor's, where nothing is", "/nothing/here", { cookie: "ceiba_language=es" }, "es"],
  ] as const)("is %s", async (_, path, headers, expected) => {
    expect(await language(path, headers)).toBe(expected);
  });

  it("is saved when the address says it, except on a page of one language", async () => {
    const [cookie] = (await ask("/?lang=es")).headers["set-cookie"] as string[];
    expect(cookie).toBe("ceiba_language=es; Path=/; Max-Age=31536000; SameSite=Lax");
    expect((await ask("/programas?lang=en")).headers["set-cookie"]).toBeUndefined();
    expect((await ask("/")).headers["set-cookie"]).toBeUndefined();
  });
});

describe("a page", () => {
  it("comes compressed as the browser likes, and not again when it has it", async () => {
    const br = await ask("/", { "accept-encoding": "gzip, br" });
    expect(br.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-cache",
      vary: "Cookie, Accept-Language, Accept-Encoding",
    });
    expect(brotliDecompressSync(br.body).toString()).toContain("home");
    const etag = String(br.headers.etag);
    const again = await ask("/", { "accept-encoding": "gzip, br", "if-none-match": `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers["content-security-policy"]).toBeTruthy();
    expect((await ask("/", { "accept-encoding": "gzip" })).headers["content-encoding"]).toBe("gzip");
    const plain = await ask("/", { "accept-encoding": "br;q=0, gzip;q=0" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers.etag).not.toBe(etag);
  });

  it("answers HEAD without a body, and nothing else but GET", async () => {
    const head = await ask("/", {}, "HEAD");
    expect(head.status).toBe(200);
    expect(Number(head.headers["content-length"])).toBeGreaterThan(0);
    expect(head.body).toHaveLength(0);
    const post = await ask("/", {}, "POST");
    expect(post.status).toBe(405);
    expect(post.headers.allow).toBe("GET, HEAD");
  });

  it("says who may frame it and which scripts run", async () => {
    const csp = async (path: string) => String((await ask(path)).headers["content-security-policy"]);
    expect(await csp("/")).toContain("frame-ancestors 'none'");
    expect(await csp("/")).toContain("script-src 'self' 'sha256-home';");
    expect(await csp("/embed")).toContain("frame-ancestors *");
    expect((await ask("/embed")).headers["x-frame-options"]).toBeUndefined();
    expect((await ask("/checkout")).headers["referrer-policy"]).toBe("no-referrer");
    expect((await ask("/")).headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect((await ask("/")).headers["x-content-type-options"]).toBe("nosniff");
  });

  it("lets Stripe's card form onto the pages that need it, with real keys only", async () => {
    const real = await startApp(
      { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_API_BASE: "http://127.0.0.1:9" },
      { dist, reconcileEveryMs: 3_600_000 },
    );
    vi.spyOn(process.stderr, "write").mockImplementation(() => true);
    const csp = async (url: string) => (await fetch(url)).headers.get("content-security-policy");
    expect(await csp(`${real.url}/checkout`)).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
    expect(await csp(`${real.url}/checkout`)).toContain("connect-src 'self' https://api.stripe.com;");
    expect(await csp(`${real.url}/`)).not.toContain("stripe");
    expect(await csp(`${server.url}/checkout`)).not.toContain("stripe");
    await real.close();
    vi.restoreAllMocks();
  });

  it("is found without its trailing slash, and never sends anyone elsewhere", async () => {
    const redirect = await ask("/programas/?a=1");
    expect([redirect.status, redirect.headers.location]).toEqual([308, "/programas?a=1"]);
    for (const path of ["//elsewhere.example/", "//programas/", "/nothing", "/..%2f..%2fetc/passwd"]) {
      const missing = await ask(path);
      expect(missing.status).toBe(404);
      expect(missing.headers.location).toBeUndefined();
      expect(missing.body.toString()).toContain("notFound");
    }
  });
});

describe("files", () => {
  it("with a hash in their name are kept for ever", async () => {
    const script = await ask("/assets/entry-1.js", { "accept-encoding": "br" });
    expect(script.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript; charset=utf-8",
      "content-encoding": "br",
    });
    const missing = await ask("/assets/gone.js");
    expect(missing.status).toBe(404);
    expect(missing.headers["cache-control"]).toBeUndefined();
  });

  it("for other sites may be used by other sites", async () => {
    expect((await ask("/embed.js")).headers).toMatchObject({
      "cross-origin-resource-policy": "cross-origin",
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=3600",
    });
  });

  it("that browsers and crawlers ask for are there", async () => {
    expect((await ask("/favicon.ico")).headers["content-type"]).toBe("image/svg+xml");
    expect((await ask("/robots.txt")).body.toString()).toContain("Disallow: /api/");
    expect((await ask("/pages/manifest.json")).status).toBe(404);
  });
});

describe("metrics", () => {
  it("are for this machine only", async () => {
    await ask("/");
    const here = await ask("/metrics");
    expect(here.status).toBe(200);
    expect(here.body.toString()).toMatch(/ceiba_requests_total\{route="\/",status="200"\} \d+/);
    expect(here.body.toString()).toContain('ceiba_mails{state="queued"} 0');
    expect((await ask("/metrics", { "x-forwarded-for": "203.0.113.1" })).status).toBe(404);
  });
});

it("https makes cookies secure and asks browsers to remember it", async () => {
  const secure = await startApp({ PUBLIC_URL: "https://school.example/" }, { dist });
  try {
    const page = await fetch(`${secure.local}/?lang=es`);
    expect(page.headers.get("strict-transport-security")).toContain("max-age=31536000");
    expect(page.headers.get("set-cookie")).toContain("; Secure");
    const signedIn = await fetch(`${secure.local}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "https://school.example" },
      body: JSON.stringify({ email: "staff@example.com", password: "a long enough password" }),
    });
    expect(signedIn.status).toBe(200);
    expect(signedIn.headers.getSetCookie().every((cookie) => /; Secure/i.test(cookie))).toBe(true);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    expect(cookie).toContain("__Host-ceiba.session_token=");
    expect((await fetch(`${secure.local}/api/stats`, { headers: { cookie } })).status).toBe(200);
    // What a neighbour under the same domain could set is not believed.
    const tossed = { cookie: cookie.replaceAll("__Host-", "") };
    expect((await fetch(`${secure.local}/api/stats`, { headers: tossed })).status).toBe(401);
    const plain = { cookie, origin: "http://school.example", host: "school.example" };
    const refused = await fetch(`${secure.local}/api/auth/sign-out`, { method: "POST", headers: plain });
    expect(refused.status).toBe(403);
    expect(page.headers.get("permissions-policy")).toContain("microphone=(self), camera=(), geolocation=()");
    expect(page.headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect((await fetch(`${secure.local}/embed`)).headers.get("cross-origin-opener-policy")).toBeNull();
  } finally {
    await secure.close();
  }
});

it("without a build the pages say what to do, and the API works", async () => {
  const bare = await startApp({}, { dist: join(dist, "nowhere") });
  try {
    const page = await fetch(bare.url);
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining("npm run build")]);
    expect((await fetch(`${bare.url}/healthz`)).status).toBe(200);
  } finally {
    await bare.close();
  }
});
