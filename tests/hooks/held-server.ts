import { vi } from "vitest";

/** A request of the page that waits until the test answers it. */
export type Held = {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
  /** The page gave it up. */
  readonly isAborted: () => boolean;
  readonly answer: (body: unknown, status?: number) => void;
  /** The connection breaks. */
  readonly fail: () => void;
  /** Answers with an event stream, which the test writes event by event. */
  readonly stream: () => { readonly send: (event: string, data: unknown) => void; readonly end: () => void };
};

/**
 * The network in the test's hand: every request of the page waits in order of arrival, so that a test says which answer
 * comes first. Nothing is answered by itself.
 */
export function holdServer() {
  const waiting: Held[] = [];
  const all: Held[] = [];
  vi.stubGlobal("fetch", (input: string | URL, init: RequestInit = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
    const abort = () => {
      const reason = new DOMException("The page gave it up", "AbortError");
      reject(reason);
      for (const each of streams) each.error(reason);
    };
    if (init.signal?.aborted) abort();
    init.signal?.addEventListener("abort", abort);
    const held: Held = {
      url: String(input),
      method: init.method ?? "GET",
      headers: new Headers(init.headers),
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
      isAborted: () => init.signal?.aborted ?? false,
      answer: (body, status = 200) => resolve(Response.json(body, { status })),
      fail: () => reject(new TypeError("Failed to fetch")),
      stream() {
        const text = new TextEncoder();
        const body = new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) });
        resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
        const [controller] = streams;
        return {
          send: (event, data) =>
            controller?.enqueue(text.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
          end: () => controller?.close(),
        };
      },
    };
    waiting.push(held);
    all.push(held);
    return promise;
  });
  return {
    /** The oldest request to a path that nobody has answered yet. */
    async next(path: string): Promise<Held> {
      const at = await vi.waitFor(() => {
        const found = waiting.findIndex(({ url }) => url.startsWith(path));
        if (found < 0)
          throw new Error(`Nobody asked ${path}; asked was: ${all.map(({ url }) => url).join(" ")}`);
        return found;
      });
      return waiting.splice(at, 1)[0] as Held;
    },
    /** How often a path was asked. */
    count: (path: string) => all.filter(({ url }) => url.startsWith(path)).length,
  };
}
