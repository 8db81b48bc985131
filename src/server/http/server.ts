import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { isDirectLoopback, networkOf } from "./address.ts";
import { docsPage } from "./docs.ts";
import { dataHeaders } from "./headers.ts";
import { logWarning } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { PageServer } from "./pages.ts";
import type { Env } from "./router.ts";

/** A caller may take this long to send a request; slower ones would tie up connections. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** How often the two above are looked at; Node's own 30 s would let a slow caller stay up to 40 s. */
const TIMEOUT_CHECK_MS = 2000;
/** A header is read by many: browsers send 1 to 3 KB, cookies included. */
const MAX_HEADER_BYTES = 8192;
/** Connections at once: a school has hundreds, and each costs a few KB here. Further ones are closed at once. */
const MAX_CONNECTIONS = 4000;
/** Of these from one address, so that one machine cannot shut the door: a class of thirty opens some two hundred. */
const MAX_PER_ADDRESS = 1000;
/** Longer than usual proxies keep theirs, so that it is never we who close first. */
const KEEP_ALIVE_MS = 75_000;
/** A connection on which nothing moves is let go: a caller who never reads its answers holds them in our memory. */
const SILENCE_MS = 60_000;
/** Requests that may wait on one connection for the answer before theirs; browsers send none ahead. */
const MAX_AHEAD = 32;
/** After this, a stop no longer waits for answers that are still running. */
const STOP_MS = 10_000;

/**
 * One listener: built pages first, from memory; then the API. Metrics are answered here only to this machine itself
 * and only when they have no port of their own.
 */
export function createListener(
  pages: PageServer,
  api: Hono<Env>,
  metrics: Metrics,
  options: { readonly secure: boolean; readonly metricsHere: boolean },
): RequestListener {
  /** Made when it is first asked for: it takes a tenth of a second. */
  let docs: string | undefined;
  const docsHeaders = {
    ...dataHeaders(options.secure),
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  };
  const fallback = getRequestListener((request, env) => api.fetch(request, env as Env["Bindings"]), {
    errorHandler: () =>
      Response.json({ code: "invalid_request", message: "The request cannot be read." }, { status: 400 }),
  });
  const serveMetrics = metricsListener(metrics);

  return (request, response) => {
    if (pages.handle(request, response)) return;
    const path = (request.url ?? "").split("?", 1)[0];
    const reads = request.method === "GET" || request.method === "HEAD";
    if (path === "/api/docs" && reads) {
      docs ??= docsPage();
      response.writeHead(200, docsHeaders).end(request.method === "HEAD" ? undefined : docs);
    } else if (path === "/metrics" && reads && options.metricsHere && isDirectLoopback(request)) {
      void serveMetrics(request, response);
    } else {
      void fallback(request, response);
    }
  };
}

/** Answers every request with the metrics, whatever its path. */
export function metricsListener(metrics: Metrics): RequestListener {
  return async (_request, response) => {
    try {
      const text = await metrics.read();
      response.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  };
}

export type Listening = { readonly address: AddressInfo; stop(): Promise<void> };

/**
 * Listens, and answers once the port is bound. Port 0 takes any free one.
 *
 * @param bringsMany whether an address may have more connections than others: a proxy, or this machine
 */
export function listen(
  listener: RequestListener,
  port: number,
  host: string,
  bringsMany: (address: string) => boolean,
  perAddress = MAX_PER_ADDRESS,
): Promise<Listening> {
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    boundedAhead(listener),
  );
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.timeout = SILENCE_MS;
  server.maxConnections = MAX_CONNECTIONS;
  // Who only holds a connection open gives way to who asks something.
  let closedAt = 0;
  server.on("drop", () => {
    if (performance.now() - closedAt < TIMEOUT_CHECK_MS) return;
    closedAt = performance.now();
    server.closeIdleConnections();
  });
  shareOut(server, bringsMany, perAddress);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve({ address: server.address() as AddressInfo, stop: () => stop(server) });
    });
  });
}

/** Closes what one address opens beyond its share. */
function shareOut(server: Server, bringsMany: (address: string) => boolean, perAddress: number): void {
  const open = new Map<string, number>();
  let isTold = false;
  server.on("connection", (socket: Socket) => {
    const caller = socket.remoteAddress ?? "";
    if (bringsMany(caller)) return;
    const address = networkOf(caller);
    const count = (open.get(address) ?? 0) + 1;
    if (count > perAddress) {
      socket.destroy();
      if (!isTold)
        logWarning("connections", { one_address_opened: count, perhaps: "a proxy not in TRUSTED_PROXIES" });
      isTold = true;
      return;
    }
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/**
 * Cuts a connection that sends requests by the thousand without waiting for answers. Node holds every one of them:
 * a few megabytes sent would cost hundreds here.
 */
function boundedAhead(listener: RequestListener): RequestListener {
  const ahead = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    // An answer whose turn has not come has no socket yet.
    if (response.socket === null) {
      const count = (ahead.get(socket) ?? 0) + 1;
      if (count > MAX_AHEAD) {
        socket.destroy();
        return;
      }
      ahead.set(socket, count);
      response.once("close", () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1));
    }
    listener(request, response);
  };
}

/** An address to visit: every interface means this machine here, and IPv6 goes into brackets. */
export function hostInUrl(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** Takes no new connections, lets running answers finish, and cuts what is still open after a while. */
async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), STOP_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
