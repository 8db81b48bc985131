import { execFileSync } from "node:child_process";

export type Cores = {
  /** One core, for what is measured. */
  readonly measured: string;
  /** All others, for who asks. */
  readonly callers: string;
  readonly all: string;
  /** Keeps this program, and the programs it starts from now on, to these. */
  keepTo(list: string): void;
};

/** Parts the cores of this machine between what is measured and who asks; null where that cannot be done. */
export function partCores(): Cores | null {
  const taskset = (...words: string[]) =>
    execFileSync("taskset", [...words, String(process.pid)], { encoding: "utf8" });
  try {
    const all = taskset("-c", "-p").split(":").at(-1)?.trim() ?? "";
    const [measured, ...others] = numbersIn(all);
    if (measured === undefined || others.length === 0) return null;
    return {
      ...{ measured: String(measured), callers: others.join(), all },
      keepTo: (list) => void taskset("-a", "-c", "-p", list),
    };
  } catch {
    // Not Linux, or nobody may choose here.
    return null;
  }
}

/** "0-2,5" are 0, 1, 2 and 5. */
function numbersIn(list: string): number[] {
  return list.split(",").flatMap((part) => {
    const [first = 0, last = first] = part.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
