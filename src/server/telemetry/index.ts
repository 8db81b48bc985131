import { DiagLogLevel, diag } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Config, TracingConfig } from "../config.ts";
import { proxyList } from "../http/address.ts";
import { logWarning } from "../http/log.ts";
import { listenForSpans } from "./tracing.ts";

/** What is not delivered when the server ends is given up after this time. */
const LAST_DELIVERY_MS = 3_000;

/**
 * Sends traces to a collector (decision 124). Imported only when one is set: without it none of this is loaded.
 * Answers how to deliver what is left, and stop.
 */
export function startTracing(config: Config, tracing: TracingConfig): () => Promise<void> {
  diag.setLogger(quietLogger(), DiagLogLevel.ERROR);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": tracing.serviceName }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: samplerOf(tracing),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: tracing.url, headers: { ...tracing.headers } }),
      }),
    ],
  });
  const providers = providersOf(config);
  const stop = listenForSpans({
    tracer: provider.getTracer("ceiba"),
    providerAt: (origin) => providers.get(origin),
    isTrusted: proxyList(config.trustedProxies),
  });
  return async () => {
    stop();
    const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_DELIVERY_MS).unref());
    await Promise.race([provider.shutdown().catch(() => {}), late]);
    diag.disable();
  };
}

/** A collector that is away is told once, not every five seconds. */
function quietLogger() {
  let isTold = false;
  const ignore = () => {};
  return {
    error() {
      if (isTold) return;
      isTold = true;
      logWarning("traces not delivered", {
        hint: "The collector at OTEL_EXPORTER_OTLP_ENDPOINT did not take them; this is said once.",
      });
    },
    ...{ warn: ignore, info: ignore, debug: ignore, verbose: ignore },
  };
}

function samplerOf({ sampler, ratio }: TracingConfig): Sampler {
  const root = sampler.endsWith("always_off")
    ? new AlwaysOffSampler()
    : sampler.endsWith("traceidratio")
      ? new TraceIdRatioBasedSampler(ratio)
      : new AlwaysOnSampler();
  return sampler.startsWith("parentbased_") ? new ParentBasedSampler({ root }) : root;
}

/** Every provider that is asked over HTTP, by its origin. */
function providersOf({
  languageModel,
  safetyModel,
  speechServer,
  stripe,
  safety,
}: Config): Map<string, string> {
  const addresses: [string | undefined, string][] = [
    [safety.webhook?.url, "messenger"],
    [stripe === null ? undefined : (stripe.apiBase ?? "https://api.stripe.com"), "payments"],
    [speechServer?.baseUrl, "speech"],
    [safetyModel?.baseUrl, "safety judge"],
    [languageModel?.baseUrl, "language model"],
  ];
  return new Map(
    addresses.flatMap(([address, name]) => (address === undefined ? [] : [[new URL(address).origin, name]])),
  );
}
