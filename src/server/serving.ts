import type { App } from "./app.ts";
import type { Config } from "./config.ts";
import { isThisMachine, proxyList } from "./http/address.ts";
import { type Listening, listen } from "./http/server.ts";

type Listener = Parameters<typeof listen>[0];

type ServingParts = {
  readonly config: Pick<Config, "port" | "host" | "metricsPort" | "trustedProxies">;
  readonly listener: Listener;
  /** For the port of its own that the measurements may have. */
  readonly metricsListener: () => Listener;
  /** The port is bound: starts what needs the address, and answers how browsers reach the server. */
  readonly opened: (port: number) => Promise<string>;
  /** Ends answers that would go on for ever, before the others are waited for. */
  readonly leave: () => void;
  /** What must end, in this order, once nobody is served any more. */
  readonly stop: readonly (() => Promise<unknown>)[];
};

/** Binds the ports, and lets go of everything in order. */
export function serving(parts: ServingParts): Pick<App, "listen" | "port" | "close"> {
  const { port, host, metricsPort, trustedProxies } = parts.config;
  const isProxy = proxyList(trustedProxies);
  const bringsMany = (address: string) => isThisMachine(address) || isProxy(address);
  const listening: Listening[] = [];
  let closing: Promise<void> | undefined;

  async function end(): Promise<void> {
    parts.leave();
    await Promise.all(listening.map((each) => each.stop()));
    for (const stop of parts.stop) await stop();
  }
  return {
    async listen() {
      const main = await listen(parts.listener, port, host, bringsMany);
      listening.push(main);
      if (metricsPort !== null)
        listening.push(await listen(parts.metricsListener(), metricsPort, host, bringsMany));
      return parts.opened(main.address.port);
    },
    port: () => listening[0]?.address.port ?? 0,
    close() {
      closing ??= end();
      return closing;
    },
  };
}
