/** Milliseconds that this thread computes, whatever else the machine does meanwhile. */
export function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** What something costs this thread: the least of several times, as the rest is the collector's and the machine's. */
export async function costOf(work: () => unknown, times = 3): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time += 1) {
    const began = computed();
    await work();
    least = Math.min(least, computed() - began);
  }
  return least;
}

/**
 * A fixed piece of work that every machine can do: what others cost is compared with it in the same run. About 5 ms
 * of a processor of 2024.
 */
function reference(): number {
  let sum = 0;
  for (let round = 0; round < 5; round += 1) {
    const words = Array.from({ length: 1500 }, (_, index) => `word ${(index * 7919 + round) % 1009}`);
    for (const word of words.toSorted()) sum += word.replace(/(\d)(?=\d)/g, "$1 ").split(" ").length;
  }
  return sum;
}

/** So many at once take longer than the step of any clock: some machines count a thread's time by 4 ms. */
const AT_ONCE = 10;

/** What one piece of the reference costs this thread, in milliseconds, and never nothing. */
export async function costOfReference(times = 3): Promise<number> {
  const ofAll = await costOf(() => {
    for (let piece = 0; piece < AT_ONCE; piece += 1) reference();
  }, times);
  return ofAll / AT_ONCE;
}
