/**
 * Development: the API server restarts when its code changes; pages are rendered per request and reload hot.
 * Usage: npm run dev (PORT as for npm start).
 */
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { build, createServer as createVite } from "vite";
import { widgetBuild } from "./widget.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? "127.0.0.1";
const apiPort = port + 1;
const publicUrl = process.env.PUBLIC_URL ?? `http://${host}:${port}`;

const api = spawn(process.execPath, ["--watch", "--watch-preserve-output", "src/server/main.ts"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, PORT: String(apiPort), HOST: host, PUBLIC_URL: publicUrl },
});

const http = createServer();
const target = `http://${host}:${apiPort}`;
const vite = await createVite({
  root,
  appType: "custom",
  server: {
    middlewareMode: { server: http },
    proxy: Object.fromEntries(["/api", "/healthz", "/readyz", "/metrics"].map((path) => [path, target])),
  },
});

vite.middlewares.use(async (request, response) => {
  try {
    const url = new URL(request.url ?? "/", publicUrl);
    if (url.pathname === "/embed.js") {
      const [{ output }] = await build({
        ...widgetBuild(root),
        build: { ...widgetBuild(root).build, write: false },
      });
      response.writeHead(200, { "content-type": "text/javascript" }).end(output[0].code);
      return;
    }
    const { status, html } = await page(url, request.headers);
    const headers = { "content-type": "text/html; charset=utf-8" };
    const wanted = url.searchParams.get("lang");
    if (wanted) headers["set-cookie"] = `ceiba_language=${wanted}; Path=/; SameSite=Lax`;
    response.writeHead(status, headers).end(await vite.transformIndexHtml(url.pathname, html));
  } catch (error) {
    vite.ssrFixStacktrace(error);
    response.writeHead(500, { "content-type": "text/plain" }).end(error.stack);
  }
});
http.on("request", vite.middlewares);
http.listen(port, host, () => console.log(`Development server: ${publicUrl}`));

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    api.kill();
    process.exit(0);
  });
}

/** Renders the page of an address in the language the real server would choose. */
async function page(url, headers) {
  const { pages, renderPage, documentHtml } = await vite.ssrLoadModule("/src/web/app/render.tsx");
  const { chooseLanguage, isLanguage } = await vite.ssrLoadModule("/src/domain/locale/language.ts");
  const name = Object.keys(pages).find((each) => pages[each].path === url.pathname) ?? "notFound";
  const wanted = url.searchParams.get("lang");
  const saved = /(?:^|; )ceiba_language=(\w+)/.exec(headers.cookie ?? "")?.[1];
  const language =
    pages[name].language ?? chooseLanguage(isLanguage(wanted) ? wanted : saved, headers["accept-language"]);
  const style = `<link rel="stylesheet" href="/src/web/app/styles/${pages[name].style}.css">`;
  const rendered = await renderPage(name, language);
  const html = documentHtml({
    name,
    page: pages[name],
    language,
    ...rendered,
    style,
    entry: "/src/web/app/entry.tsx",
    preload: [],
    files: null,
    school: null,
  });
  return { status: name === "notFound" ? 404 : 200, html };
}
