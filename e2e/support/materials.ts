import { createServer, type ViteDevServer } from "vite";

type Planner = typeof import("../../tests/lessons/touches.ts");

let server: Promise<ViteDevServer> | null = null;
let planner: Promise<Planner> | null = null;

/** Plans what a child touches by the product's own scenes; they draw pictures, which only the builder can import. */
export async function touchesFor(
  ...task: Parameters<Planner["touchesFor"]>
): Promise<ReturnType<Planner["touchesFor"]>> {
  server ??= createServer({
    configFile: "vite.config.ts",
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    appType: "custom",
    logLevel: "error",
  });
  planner ??= server.then(async (vite) => (await vite.ssrLoadModule("/tests/lessons/touches.ts")) as Planner);
  return (await planner).touchesFor(...task);
}

/** Ends what `touchesFor` has started; the process would not end with it. */
export async function closePlanner(): Promise<void> {
  await (await server)?.close();
  server = null;
  planner = null;
}
