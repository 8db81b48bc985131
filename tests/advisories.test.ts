import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const script = fileURLToPath(new URL("../scripts/advisories.mjs", import.meta.url));

/** Runs the check against a registry that answers with these advisories, or with 405 as those do that keep no list. */
async function check(advisories: object | null): Promise<{ code: number; said: string }> {
  const registry = createServer((request, response) => {
    request.resume();
    if (advisories === null) return response.writeHead(405).end();
    const name = decodeURIComponent(request.url?.slice(1) ?? "");
    // npm also looks at the versions of a package that has a fault.
    const answer = request.method === "POST" ? advisories : { name, versions: { "1.0.0": { name } } };
    return response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  const cache = mkdtempSync(join(tmpdir(), "ceiba-npm-"));
  await once(registry.listen(0, "127.0.0.1"), "listening");
  try {
    const { port } = registry.address() as AddressInfo;
    const env = {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_fetch_retries: "0",
      // npm remembers what it worked out of a list.
      npm_config_cache: cache,
    };
    const child = spawn(process.execPath, [script], { env });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
    const [code] = await once(child, "close");
    return { code, said };
  } finally {
    rmSync(cache, { recursive: true });
    registry.close();
  }
}

const advisory = (severity: string) => ({
  hono: [
    {
      ...{ id: 1, url: "https://example.com/1", title: "Lets strangers in", severity },
      ...{ vulnerable_versions: "<999.0.0", cwe: [], cvss: { score: 9, vectorString: null } },
    },
  ],
});

it("a grave fault of a package ends the check, and is named", async () => {
  const { code, said } = await check(advisory("critical"));
  expect(said).toMatch(/^hono .*, critical: Lets strangers in \(https:\/\/example\.com\/1\)/m);
  expect(code).toBe(1);
}, 60_000);

it("a slight one does not, and where no list can be had it is said aloud", async () => {
  expect(await check(advisory("low"))).toMatchObject({ code: 0, said: "" });
  const { code, said } = await check(null);
  expect(code).toBe(0);
  expect(said).toMatch(/^NOT CHECKED/);
}, 60_000);
