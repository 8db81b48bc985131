/** `npm start`: installs what is missing, builds what is stale, and starts the server. */
import { spawn } from "node:child_process";
import {
  ensureBuilt,
  ensureInstalled,
  environment,
  nodePath,
  orExplain,
  root,
  serverEnvironment,
  serverFlags,
} from "./bootstrap.mjs";

const WATCH_MS = 250;

const parent = process.ppid;
orExplain(() => ensureInstalled({ development: false }));
orExplain(ensureBuilt);

const server = spawn(orExplain(nodePath), [...serverFlags, "dist/server/main.js"], {
  cwd: root,
  stdio: "inherit",
  env: { ...serverEnvironment, ...environment },
});
// The server ends in its own time after a signal; this process only waits for it.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));

// npm hands a signal to the shell between it and us, and most shells end without handing it on. That the shell is gone
// is then all there is to see.
if (process.env.npm_lifecycle_event === "start") {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    server.kill("SIGTERM");
  }, WATCH_MS);
  watch.unref();
}
