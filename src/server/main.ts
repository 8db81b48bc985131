import { createApp, describeFault } from "./compose.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";

const say = (lines: readonly string[]) => process.stdout.write(`${lines.join("\n")}\n`);
const fail = (lines: readonly string[]): never => {
  process.stderr.write(`${lines.join("\n")}\n`);
  process.exit(1);
};

function configuration(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.faults);
    throw error;
  }
}

/** One sentence for what an installer can mend; everything else keeps its stack. */
function explain(error: unknown, config: Config): string {
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    return `Port ${config.port} is taken by another program; set PORT to a free one.`;
  if (code === "EACCES" && message.includes("listen"))
    return `Port ${config.port} may not be used; set PORT.`;
  if (code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "28P01" || code === "3D000") {
    return `The database at DATABASE_URL cannot be used (${code}).`;
  }
  return describeFault(code, config) ?? stack ?? message;
}

// Database, outbox and secret are families' data: for this program's own user alone.
process.umask(0o077);
const config = configuration();
try {
  const app = await createApp(config);
  // Loaded only when somebody wants traces.
  const stopTracing =
    config.tracing && (await import("./telemetry/index.ts")).startTracing(config, config.tracing);
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void app
        .close()
        .then(() => stopTracing?.())
        .then(() => process.exit(0));
    });
  }
  // Said before anything else can fail: the password is kept nowhere.
  if (app.generatedStaff) {
    const { email, password } = app.generatedStaff;
    say([`First staff account, shown only this once: ${email} with the password ${password}`]);
  }
  if (app.notices.length > 0) say(app.notices);
  if (app.generatedStudentPassword !== null) {
    say([`Class password for the student portal, shown only this once: ${app.generatedStudentPassword}`]);
  }
  const url = await app.listen();
  say([`Ceiba is running at ${url}`, `Data: ${config.dataDir}`, ...app.parts, `Staff desk: ${url}/admin`]);
} catch (error) {
  fail([explain(error, config)]);
}
