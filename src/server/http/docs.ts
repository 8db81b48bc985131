import { operations, splitKey } from "#contract/index.ts";
import type { Operation } from "#contract/operation.ts";
import { errorsOf, openApiDocument } from "./openapi.ts";

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c] ?? c);

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2b2118;background:#fffdf8}
h2{font:600 1.05rem ui-monospace,monospace;margin:2.5rem 0 .25rem;overflow-wrap:anywhere}p{margin:.25rem 0}
pre{background:#f6efe0;padding:.75rem;border-radius:.5rem;overflow:auto;font-size:.85rem}summary{cursor:pointer}`;

const AUDIENCE = {
  public: "everyone",
  staff: "signed-in staff",
  owner: "signed-in staff who are owners",
  student: "browsers that entered with the class password",
};

/** The contract as a page to read; no script, nothing from elsewhere. */
export function docsPage(): string {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, Record<string, unknown>>> };
  const sections = (Object.entries(operations) as [string, Operation][]).map(([key, operation]) => {
    const [method, path] = splitKey(key);
    const described = paths[path]?.[method.toLowerCase()] ?? {};
    const { parameters, requestBody, responses } = described;
    const detail = escapeHtml(JSON.stringify({ parameters, requestBody, responses }, null, 2));
    return `<section><h2>${escapeHtml(key)}</h2><p>${escapeHtml(operation.summary)}</p>
<p>For ${AUDIENCE[operation.access]}. Errors: ${errorsOf(method, operation).join(", ")}.</p>
<details><summary>Input and output</summary><pre>${detail}</pre></details></section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Ceiba API</title><style>${STYLE}</style></head>
<body><main><h1>Ceiba API</h1>
<p>The same contract for programs: <a href="/api/openapi.json">openapi.json</a>. Every error is <code>{ "code", "message" }</code>.</p>
${sections.join("\n")}
</main></body></html>
`;
}
