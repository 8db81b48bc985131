import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { type Listening, listen } from "./server.ts";

let listening: Listening | undefined;
afterEach(() => listening?.stop());

/** Opens a connection, asks once, and answers whether there was an answer; the connection stays open. */
async function ask(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  const [first] = await Promise.race([once(socket, "data"), once(socket, "close")]);
  return String(first).startsWith("HTTP/1.1 200");
}

async function answersOf(bringsMany: boolean): Promise<boolean[]> {
  listening = await listen(
    (_request, response) => void response.end("ok"),
    0,
    "127.0.0.1",
    () => bringsMany,
    3,
  );
  const answers: boolean[] = [];
  for (let time = 0; time < 5; time += 1) answers.push(await ask(listening.address.port));
  return answers;
}

it("one address gets its share of the connections, and no more", async () => {
  expect(await answersOf(false)).toEqual([true, true, true, false, false]);
});

it("a proxy brings the connections of all", async () => {
  expect(await answersOf(true)).toEqual([true, true, true, true, true]);
});
