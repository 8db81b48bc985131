import { ConfigError } from "../config.ts";
import { Impossible } from "../db/transfer/impossible.ts";

export const say = (...lines: readonly string[]) => void process.stdout.write(`${lines.join("\n")}\n`);

/** Runs a command to its end. What its user can mend is one sentence; everything else keeps its stack. */
export async function runCommand(work: (words: readonly string[]) => Promise<void>): Promise<void> {
  // What is written are families' data: for this program's own user alone.
  process.umask(0o077);
  try {
    await work(process.argv.slice(2));
  } catch (error) {
    const isPlain = error instanceof Impossible || error instanceof ConfigError;
    process.stderr.write(`${isPlain ? error.message : ((error as Error).stack ?? error)}\n`);
    process.exitCode = 1;
  }
}

/** Columns side by side, each as wide as its widest word. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((word, index) => word.padEnd(widths[index] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
