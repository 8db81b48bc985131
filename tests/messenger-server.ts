import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type MessengerCall = {
  readonly path: string;
  readonly id: string;
  readonly seconds: number;
  readonly isSigned: boolean;
  readonly raw: string;
};
/** How the next calls are answered: with a status, with a redirection, or not at all. */
export type MessengerMood = number | "redirects" | "hangs";
export type Messenger = Awaited<ReturnType<typeof startMessenger>>;

/** A school's messenger that checks signatures as Standard Webhooks tells receivers to. `key` is what the secret stands for. */
export async function startMessenger(key: Buffer) {
  const calls: MessengerCall[] = [];
  const moods: MessengerMood[] = [];
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks).toString("utf8");
    const header = (name: string) => String(request.headers[name] ?? "");
    const [id, time] = [header("webhook-id"), header("webhook-timestamp")];
    const expected = createHmac("sha256", key).update(`${id}.${time}.${raw}`).digest();
    const isSigned = header("webhook-signature")
      .split(" ")
      .some((entry) => {
        const [version, given = ""] = entry.split(",");
        const signature = Buffer.from(given, "base64");
        return version === "v1" && signature.length === 32 && timingSafeEqual(signature, expected);
      });
    calls.push({ path: request.url ?? "", id, seconds: Number(time), isSigned, raw });
    const mood = moods.shift() ?? 204;
    if (mood === "hangs") return;
    if (mood === "redirects") response.writeHead(307, { location: "/elsewhere" }).end();
    else response.writeHead(mood).end(mood === 204 ? undefined : "no");
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    calls,
    /** Answers the next calls so, one after the other; those after them well. */
    behave: (...next: MessengerMood[]) => void moods.push(...next),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
