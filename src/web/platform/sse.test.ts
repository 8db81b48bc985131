import { describe, expect, test } from "vitest";
import { createEventParser, readEvents } from "./sse.ts";

const parse = (...chunks: string[]) => {
  const take = createEventParser();
  return chunks.flatMap((chunk) => take(chunk));
};

const text = (data: string, event = "text") => ({ event, data });

describe("an event stream", () => {
  test.each([
    ["one event", ["event: text\ndata: a\n\n"], [text("a")]],
    ["CRLF", ["event: text\r\ndata: a\r\n\r\n"], [text("a")]],
    ["CR alone", ["event: text\rdata: a\r\r"], [text("a")]],
    ["no name", ["data: a\n\n"], [text("a", "message")]],
    ["no space after the colon", ["event:text\ndata:a\n\n"], [text("a")]],
    ["only one space is taken off", ["event: text\ndata:  a\n\n"], [text(" a")]],
    ["several data lines", ["event: text\ndata: a\ndata: b\n\n"], [text("a\nb")]],
    ["a data line without a colon", ["event: text\ndata\n\n"], [text("")]],
    ["a colon in the data", ['event: text\ndata: {"a":1}\n\n'], [text('{"a":1}')]],
    ["comments and unknown fields", [": hello\nid: 7\nretry: 5\nevent: text\ndata: a\n\n"], [text("a")]],
    ["an event without data", ["event: text\n\nevent: text\ndata: b\n\n"], [text("b")]],
    [
      "the name does not carry over",
      ["event: text\ndata: a\n\ndata: b\n\n"],
      [text("a"), text("b", "message")],
    ],
    ["an unfinished event", ["event: text\ndata: a\n\nevent: text\ndata: b\n"], [text("a")]],
    ["a byte order mark", ["\uFEFFevent: text\ndata: a\n\n"], [text("a")]],
    ["two events at once", ["event: text\ndata: a\n\nevent: text\ndata: b\n\n"], [text("a"), text("b")]],
    ["split inside a word", ["eve", "nt: te", "xt\ndat", "a: a\n", "\n"], [text("a")]],
    ["split inside a CRLF", ["event: text\r", "\ndata: a\r", "\n\r", "\n"], [text("a")]],
    [
      "split with an empty chunk inside a CRLF",
      ["data: a\r", "", "\ndata: b\r\n\r\n"],
      [text("a\nb", "message")],
    ],
  ])("%s", (_, chunks, expected) => {
    expect(parse(...chunks)).toEqual(expected);
  });

  test("is the same however it is cut", () => {
    const stream = 'event: text\r\ndata: "¡Sí!"\r\n\r\n: ping\r\n\r\nevent: reply\r\ndata: {}\r\n\r\n';
    const whole = parse(stream);
    expect(whole).toHaveLength(2);
    for (let at = 0; at <= stream.length; at++)
      expect(parse(stream.slice(0, at), stream.slice(at)), `cut at ${at}`).toEqual(whole);
    expect(parse(...stream)).toEqual(whole);
  });

  test("keeps a character whose bytes arrive in two chunks", async () => {
    const bytes = new TextEncoder().encode("data: niño 🌱\n\n");
    for (let at = 0; at <= bytes.length; at++) {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(bytes.slice(0, at));
          controller.enqueue(bytes.slice(at));
          controller.close();
        },
      });
      const events = [];
      for await (const each of readEvents(body)) events.push(each);
      expect(events, `cut at ${at}`).toEqual([text("niño 🌱", "message")]);
    }
  });

  test("lets go of the connection when the reader stops early", async () => {
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode("data: a\n\ndata: b\n\n")),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const _ of readEvents(body)) break;
    expect(cancelled).toBe(true);
  });
});
