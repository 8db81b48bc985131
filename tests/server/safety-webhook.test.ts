import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { postWebhook, signWebhook } from "#server/features/safety/webhook.ts";
import { type Messenger, startMessenger } from "../messenger-server.ts";

const key = randomBytes(32);
const secret = `whsec_${key.toString("base64")}`;
const NOW = Date.UTC(2026, 10, 2);
let messenger: Messenger;
beforeAll(async () => {
  messenger = await startMessenger(key);
});
beforeEach(() => void messenger.calls.splice(0));
afterAll(() => messenger.close());

const post = (timeoutMs?: number) =>
  postWebhook({ url: messenger.url, secret }, { id: "msg_1", body: { type: "safety.item" } }, NOW, timeoutMs);

it("signs as the example of Standard Webhooks does", () => {
  const example = [
    "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    "msg_p5jXN8AQM9LWM0D4loKWxJek",
    1614265330,
  ] as const;
  const signature = signWebhook(...example, '{"test": 2432232314}');
  expect(signature).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

it("is taken by a receiver that checks signature and time", async () => {
  await post();
  const [call] = messenger.calls;
  expect(call).toEqual({
    ...{ path: "/hook", id: "msg_1", seconds: NOW / 1000, isSigned: true },
    raw: '{"type":"safety.item"}',
  });
});

it("signs with a plain secret as it is written", async () => {
  const plain = "p".repeat(32);
  const other = await startMessenger(Buffer.from(plain));
  await postWebhook({ url: other.url, secret: plain }, { id: "msg_2", body: {} }, NOW);
  await postWebhook({ url: other.url, secret }, { id: "msg_3", body: {} }, NOW);
  await other.close();
  expect(other.calls.map(({ isSigned }) => isSigned)).toEqual([true, false]);
});

it.each([500, 404, 410, 429])("is not taken when the answer is %i", async (status) => {
  messenger.behave(status);
  await expect(post()).rejects.toThrow(String(status));
});

it("follows no redirection", async () => {
  messenger.behave("redirects");
  await expect(post()).rejects.toThrow("307");
  expect(messenger.calls.map(({ path }) => path)).toEqual(["/hook"]);
});

it("does not wait for a messenger that says nothing", async () => {
  messenger.behave("hangs");
  await expect(post(50)).rejects.toThrow(/timeout/i);
});

it("says so when nobody listens", async () => {
  const gone = await startMessenger(key);
  await gone.close();
  await expect(postWebhook({ url: gone.url, secret }, { id: "msg_4", body: {} }, NOW)).rejects.toThrow();
});
