/** Runs `task` for every index below `count`, `width` at a time; returns the time of each (ms) and of all (s). */
export async function load(
  count: number,
  width: number,
  task: (index: number) => Promise<void>,
): Promise<{ times: number[]; perSecond: number }> {
  const times: number[] = [];
  let next = 0;
  const started = performance.now();
  const worker = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      const before = performance.now();
      await task(index);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return { times, perSecond: (count / (performance.now() - started)) * 1000 };
}

/** Posts JSON and fails loudly when the answer is not OK. */
export async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}
