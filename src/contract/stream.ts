/**
 * The events of a streamed answer: pieces of text in order; `restart` drops what was shown so far; `reply` is the same
 * final object as the JSON answer and ends the stream; `error` ends it without one.
 */
export type StreamEvent<Reply> =
  | { event: "text"; data: { text: string } }
  | { event: "restart"; data: Record<string, never> }
  | { event: "reply"; data: Reply }
  /** Of a stream that follows something: how it is now, at first and after each change. It has no end of its own. */
  | { event: "state"; data: Reply }
  | { event: "error"; data: { code: string; message: string } };
