import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningApp, startApp } from "../running-app.ts";

let server: RunningApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

/** Sends requests in one go and answers how many answers came back before the connection ended. */
const pipelined = (count: number) =>
  new Promise<number>((resolve) => {
    const ask = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    const last = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    let text = "";
    const socket = connect(server.app.port(), "127.0.0.1", () => socket.write(ask.repeat(count - 1) + last));
    socket.on("data", (data) => {
      text += data;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(text.split("HTTP/1.1 200").length - 1));
  });

it("a few requests sent ahead are answered, thousands end the connection", async () => {
  expect(await pipelined(20)).toBe(20);
  expect(await pipelined(2000)).toBeLessThan(100);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});
