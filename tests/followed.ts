import { expect } from "vitest";

/** Follows a stream of states; answers how to see the newest, and how to leave. */
export async function follow(url: string, headers: Record<string, string>) {
  const leaving = new AbortController();
  const response = await fetch(url, {
    headers: { ...headers, accept: "text/event-stream" },
    signal: leaving.signal,
  });
  expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
  const states: unknown[] = [];
  let hasEnded = false;
  void (async () => {
    let text = "";
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body ?? []) {
        text += decoder.decode(chunk, { stream: true });
        const blocks = text.split("\n\n");
        text = blocks.pop() ?? "";
        for (const block of blocks) {
          if (block.startsWith("event: state"))
            states.push(JSON.parse(block.slice(block.indexOf("data: ") + 6)));
        }
      }
    } catch {
      // Left.
    }
    hasEnded = true;
  })();
  return {
    newest: () => states.at(-1),
    count: () => states.length,
    hasEnded: () => hasEnded,
    leave: () => leaving.abort(),
  };
}
