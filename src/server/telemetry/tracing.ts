import { AsyncLocalStorage } from "node:async_hooks";
import { channel } from "node:diagnostics_channel";
import type { ClientRequest, IncomingMessage } from "node:http";
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
import { mails, type OperationTrace, operations, type WriteTrace, writes } from "./channels.ts";
import { callerOf } from "./traceparent.ts";

/** What fetch says of a request, as far as it is looked at. */
type Fetched = { readonly origin: string; readonly method: string };

export type Sources = {
  readonly tracer: Tracer;
  /** The name of a provider by the origin it is asked at; whoever is none is not traced. */
  readonly providerAt: (origin: string) => string | undefined;
  readonly isTrusted: (address: string) => boolean;
};

/**
 * Makes spans of what the server says it does. They hold routes, statuses and names of providers: never an address of
 * somebody, an id, a text, or a path that a provider was asked for. Answers how to stop listening.
 */
export function listenForSpans({ tracer, providerAt, isTrusted }: Sources): () => void {
  const active = new AsyncLocalStorage<Span | undefined>();
  const spans = new WeakMap<object, Span>();
  const stops: (() => void)[] = [];

  function on(name: string, listener: (message: never) => void): void {
    const heard = listener as (message: unknown) => void;
    const source = channel(name);
    source.subscribe(heard);
    stops.push(() => source.unsubscribe(heard));
  }

  function begin(of: object, name: string, kind: SpanKind, attributes: Record<string, string>): Span {
    const parent = active.getStore();
    const context = parent === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent);
    const span = tracer.startSpan(name, { kind, attributes }, context);
    spans.set(of, span);
    return span;
  }

  /** The kind of an error is told, its message is not: it may repeat what somebody wrote. */
  function end(of: object, error?: unknown): void {
    const span = spans.get(of);
    if (span === undefined) return;
    spans.delete(of);
    if (error !== undefined) {
      const { code, name } = error as { code?: unknown; name?: unknown };
      span.setAttribute("error.type", String(code ?? name ?? "error"));
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  }

  function beginOperation(operation: OperationTrace): Span {
    const { method, route, incoming } = operation;
    const caller = isTrusted(incoming.socket.remoteAddress ?? "")
      ? callerOf(incoming.headers.traceparent)
      : null;
    const context = caller === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, caller);
    const attributes = { "http.request.method": method, "http.route": route };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, context);
    spans.set(operation, span);
    return span;
  }

  operations.start.bindStore(active, beginOperation);
  stops.push(() => operations.start.unbindStore(active));
  on("tracing:ceiba.operation:asyncEnd", (operation: OperationTrace) => {
    const span = spans.get(operation);
    span?.setAttribute("http.response.status_code", operation.status);
    if (operation.status >= 500) {
      span?.setAttribute("error.type", String(operation.status));
      span?.setStatus({ code: SpanStatusCode.ERROR });
    }
    end(operation);
  });

  /** A child of what runs, or a beginning of its own: queues work by themselves. */
  function inside<Message extends object>(
    name: string,
    source: { readonly start: { bindStore(store: typeof active, make: (message: Message) => Span): void } },
    make: (message: Message) => Span,
  ): void {
    source.start.bindStore(active, make);
    stops.push(() => channel(`tracing:${name}:start`).unbindStore(active));
    on(`tracing:${name}:error`, (message: { error: unknown }) => end(message, message.error));
    on(`tracing:${name}:asyncEnd`, (message: object) => end(message));
  }
  inside("ceiba.write", writes, (write: WriteTrace) =>
    begin(write, "database write", SpanKind.CLIENT, {
      "db.system.name": write.engine === "postgres" ? "postgresql" : "sqlite",
    }),
  );
  inside("ceiba.mail", mails, (mail: object) =>
    begin(mail, "mail", SpanKind.CLIENT, { "peer.service": "mail" }),
  );

  function beginCall(request: object, origin: string, method: string): void {
    const provider = providerAt(origin);
    if (provider === undefined) return;
    begin(request, provider, SpanKind.CLIENT, {
      "peer.service": provider,
      "server.address": new URL(origin).hostname,
      "http.request.method": method,
    });
  }
  function answered(request: object, status: number): void {
    const span = spans.get(request);
    span?.setAttribute("http.response.status_code", status);
    if (status >= 400) span?.setStatus({ code: SpanStatusCode.ERROR });
  }
  // Language models, speech and the messenger are asked by fetch.
  on("undici:request:create", ({ request }: { request: Fetched }) =>
    beginCall(request, request.origin, request.method),
  );
  on("undici:request:headers", (message: { request: Fetched; response: { statusCode: number } }) =>
    answered(message.request, message.response.statusCode),
  );
  on("undici:request:trailers", ({ request }: { request: Fetched }) => end(request));
  on("undici:request:error", (message: { request: Fetched; error: unknown }) =>
    end(message.request, message.error),
  );
  // The payment provider's library uses Node's own client.
  on("http.client.request.start", ({ request }: { request: ClientRequest }) =>
    beginCall(request, `${request.protocol}//${request.getHeader("host")}`, request.method),
  );
  on("http.client.response.finish", (message: { request: ClientRequest; response: IncomingMessage }) => {
    answered(message.request, message.response.statusCode ?? 0);
    end(message.request);
  });
  on("http.client.request.error", (message: { request: ClientRequest; error: unknown }) =>
    end(message.request, message.error),
  );

  return () => {
    for (const stop of stops) stop();
  };
}
