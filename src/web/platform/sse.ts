/** One server-sent event: its name (`message` when it has none) and its data lines joined by newlines. */
export type ServerEvent = { readonly event: string; readonly data: string };

/**
 * Takes the text of an event stream apart, however it was cut into chunks: lines may end in LF, CRLF or CR, and a
 * CRLF may be split. An event that was not finished by an empty line is dropped, as the standard says.
 */
export function createEventParser(): (chunk: string) => ServerEvent[] {
  let rest = "";
  let event = "";
  let data: string[] = [];
  let afterCarriageReturn = false;
  let first = true;

  const takeLine = (line: string): ServerEvent | null => {
    if (line === "") {
      const done = data.length > 0 ? { event: event || "message", data: data.join("\n") } : null;
      event = "";
      data = [];
      return done;
    }
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") event = value;
    else if (field === "data") data.push(value);
    return null;
  };

  return (chunk) => {
    let text = chunk;
    if (first && text !== "") {
      text = text.replace(/^\uFEFF/, "");
      first = false;
    }
    if (afterCarriageReturn && text.startsWith("\n")) text = text.slice(1);
    if (chunk !== "") afterCarriageReturn = chunk.endsWith("\r");
    const lines = (rest + text).split(/\r\n|\n|\r/);
    rest = lines.pop() ?? "";
    return lines.map(takeLine).filter((each) => each !== null);
  };
}

/** Reads a response body as server-sent events; bytes of one character may arrive in two chunks. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parse = createEventParser();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield* parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
