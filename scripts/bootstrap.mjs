/**
 * What `npm start` and `npm test` do before anything else, on any Node ≥ 20: install what is missing, build what is
 * stale. Plain JavaScript with no packages, because it runs before there are any.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const installedStamp = join(root, "node_modules", ".ceiba-installed");
const builtStamp = join(root, "dist", ".built-from");
const BUILD_INPUTS = [
  "src/web",
  "src/server",
  "src/content",
  "src/domain",
  "src/contract",
  "scripts/build.mjs",
  "scripts/server.mjs",
  "vite.config.ts",
];

/**
 * The environment of every child: our own Node and tools come first, and Node keeps what it compiled of the sources
 * (their types stripped), which halves the time of the next start.
 */
export const environment = {
  NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "compiled"),
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ""}`,
};

/** The server's memory at rest: with the default of 16 MB and more, the heap for new objects grows to triple that. */
export const serverFlags = ["--max-semi-space-size=2"];

/** The same for memory outside of that heap: glibc gives what was large back at once, and keeps fewer pools. */
export const serverEnvironment = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };

/**
 * Node 24 from the package that is pinned for this platform (optionalDependencies in package.json); the machine's own
 * where there is none for it and its own is new enough.
 */
export function nodePath() {
  const [platform, program] =
    process.platform === "win32" ? ["win", "bin/node.exe"] : [process.platform, "bin/node"];
  const packaged = join(root, "node_modules", `node-${platform}-${process.arch}`, program);
  // It may be there and not run: Alpine's C library, for one, is another than it was built for.
  if (existsSync(packaged) && spawnSync(packaged, ["-v"]).status === 0) return packaged;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new Error(
    "Ceiba needs Node 24, and npm has none that runs on this machine. Please install Node 24 yourself.",
  );
}

/**
 * Installs the packages of the lock file unless they are there already. Only `npm start` and its like do without those
 * for development; where these are there, they stay.
 */
export function ensureInstalled({ development = true } = {}) {
  const wanted = hash([join(root, "package-lock.json"), join(root, "package.json")]);
  const [installed, extent] = existsSync(installedStamp)
    ? readFileSync(installedStamp, "utf8").split(" ")
    : [];
  if (installed === wanted && (extent === "all" || !development)) return;
  console.log("Installing packages (first time, or the list changed) …");
  const all = development || extent === "all";
  const flags = ["--no-audit", "--no-fund", "--loglevel=error", all ? "--include=dev" : "--omit=dev"];
  if (npm(["ci", ...flags]) !== 0) {
    throw new Error("The packages could not be installed; the reason is above.");
  }
  writeFileSync(installedStamp, `${wanted} ${all ? "all" : "production"}`);
}

/** What the build depends on, as one hash. */
function sourcesHash() {
  return hash(
    BUILD_INPUTS.flatMap((path) => filesUnder(join(root, path))).concat(join(root, "package-lock.json")),
  );
}

const isBuiltFrom = (sources) => existsSync(builtStamp) && readFileSync(builtStamp, "utf8") === sources;

/** The server as a program: as it was built, or its source where that has changed since. */
export const serverProgram = () =>
  join(root, isBuiltFrom(sourcesHash()) ? "dist/server/main.js" : "src/server/main.ts");

/** Builds both halves when their sources changed since the last build. */
export function ensureBuilt() {
  const wanted = sourcesHash();
  if (isBuiltFrom(wanted)) return;
  console.log("Building …");
  if (
    spawnSync(nodePath(), ["scripts/build.mjs"], { cwd: root, stdio: "inherit", env: environment }).status !==
    0
  ) {
    throw new Error("The build failed; the reason is above.");
  }
  writeFileSync(builtStamp, wanted);
}

/** Runs a command of the project to its end and returns its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", env: environment, ...options });
    child.on("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** Ends the process with one sentence instead of a stack when a step above failed. */
export function orExplain(step) {
  try {
    return step();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

function npm(args) {
  const windows = process.platform === "win32";
  return spawnSync(windows ? "npm.cmd" : "npm", args, { cwd: root, stdio: "inherit", shell: windows }).status;
}

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((each) => filesUnder(join(path, each.name)));
}

function hash(files) {
  const sum = createHash("sha256");
  for (const file of files.sort()) sum.update(file.slice(root.length)).update(readFileSync(file));
  return sum.digest("hex");
}
