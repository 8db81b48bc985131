import { Agent, type IncomingMessage, request } from "node:http";

const agent = new Agent({ keepAlive: true });

export type Ask = {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Resolves once the answer begins. By `node:http`, which is lighter on the caller's core than `fetch`. */
export function begin(url: string, { body, method = body ? "POST" : "GET", headers = {} }: Ask = {}) {
  const content = body === undefined ? undefined : JSON.stringify(body);
  const type = content === undefined ? {} : { "content-type": "application/json" };
  return new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { agent, method, headers: { ...type, ...headers } }, resolve)
      .once("error", reject)
      .end(content);
  });
}

/** The whole answer; fails loudly when it is not OK. */
export async function call(url: string, ask?: Ask): Promise<{ text: string; cookies: string[] }> {
  const response = await begin(url, ask);
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  const text = Buffer.concat(parts).toString();
  const { statusCode = 0 } = response;
  if (statusCode >= 400) throw new Error(`${url}: ${statusCode} ${text.slice(0, 200)}`);
  return { text, cookies: (response.headers["set-cookie"] ?? []).map((each) => each.split(";")[0] ?? "") };
}

/** What the servers say of themselves at /metrics, added up. */
export async function metric(urls: readonly string[], name: string): Promise<number> {
  const texts = await Promise.all(urls.map((url) => call(`${url}/metrics`)));
  const values = texts.map(({ text }) =>
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  );
  return values.reduce((sum, value) => sum + Number(value), 0);
}
