import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import { isLanguage, LANGUAGE_COOKIE, type Language } from "#domain/locale/language.ts";
import { type Bundle, type PageEntry, type StoredFile, storedFile } from "./bundle.ts";
import { cookie } from "./cookies.ts";
import { commonHeaders, pageHeaders } from "./headers.ts";
import { type Coding, chooseCoding, visitorLanguage } from "./negotiate.ts";

const YEAR_SECONDS = 31_536_000;
const NOT_BUILT = "There are no built pages: run npm run build, then start again.\n";

type Form = {
  /** Made for each answer where only compressed forms are in memory. */
  readonly body: () => Buffer;
  readonly etag: string;
  readonly headers: Record<string, string | number>;
  readonly notModified: Record<string, string | number>;
};
type Forms = Readonly<Record<Coding, Form>>;
type Page = {
  readonly entry: PageEntry;
  forms: Readonly<Partial<Record<Language, Forms>>>;
  served: number;
  notModified: number;
};

export type PageServer = {
  /** Answers a request for a page or a file. False leaves the request to the API. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** Tells how often each page was served since the last call. */
  takeHits(tell: (route: string, status: number, times: number) => void): void;
  /** Serves these documents from now on. */
  replace(documents: Bundle["documents"]): void;
};

/**
 * Serves what was built, from memory and before the framework: per request one look into a map, one choice of
 * language and coding, and one write of ready headers and bytes.
 *
 * @param waitOf how many seconds this caller must wait before the next page; 0 for nearly everybody
 * @param opened hears the path of each page that is served
 */
export function createPageServer(
  bundle: Bundle | null,
  policy: { readonly secure: boolean; readonly stripe: boolean },
  waitOf: (request: IncomingMessage) => number,
  opened: (path: string) => void,
): PageServer {
  const { secure } = policy;
  const pages = new Map<string, Page>();
  for (const entry of bundle?.pages ?? []) {
    pages.set(entry.path, {
      entry,
      forms: documentForms(entry, (bundle as Bundle).documents, policy),
      served: 0,
      notModified: 0,
    });
  }
  const notFound = [...pages.values()].find((page) => page.entry.status === 404);
  const files = fileForms(bundle, secure);

  function handle(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? "/";
    const mark = url.indexOf("?");
    const path = mark === -1 ? url : url.slice(0, mark);
    const page = pages.get(path);
    const file = page === undefined ? files(path) : undefined;
    if (page === undefined && file === undefined && isApi(path)) return false;
    const wait = waitOf(request);
    if (wait > 0) {
      plain(response, 429, "Too many requests. Please wait a moment.\n", { "retry-after": String(wait) });
    } else if (request.method !== "GET" && request.method !== "HEAD") {
      plain(response, 405, "Only GET and HEAD.\n", { allow: "GET, HEAD" });
    } else if (page !== undefined) {
      sendPage(page, mark === -1 ? "" : url.slice(mark + 1), request, response);
    } else if (file !== undefined) {
      send(file, 200, request, response);
    } else {
      miss(path, mark === -1 ? "" : url.slice(mark), request, response);
    }
    return true;
  }

  function sendPage(page: Page, query: string, request: IncomingMessage, response: ServerResponse): void {
    const { fixedLanguage, status } = page.entry;
    let language =
      fixedLanguage ?? visitorLanguage(request.headers.cookie, request.headers["accept-language"]);
    if (fixedLanguage === null && query.includes("lang=")) {
      const wanted = new URLSearchParams(query).get("lang");
      if (isLanguage(wanted)) {
        language = wanted;
        const options = { maxAge: YEAR_SECONDS, secure, httpOnly: false };
        response.setHeader("set-cookie", cookie(LANGUAGE_COOKIE, wanted, options));
      }
    }
    const forms = page.forms[language];
    opened(page.entry.path);
    if (forms === undefined) plain(response, 404, "Not found.\n");
    else if (send(forms, status, request, response) === 304) page.notModified += 1;
    else page.served += 1;
  }

  function miss(path: string, query: string, request: IncomingMessage, response: ServerResponse): void {
    const shorter = withoutSlashes(path);
    // Only addresses that exist: "//elsewhere/" must not become a redirect to another site.
    if (pages.has(shorter)) plain(response, 308, "", { location: shorter + query });
    else if (bundle === null) plain(response, 503, NOT_BUILT);
    else if (path.startsWith("/assets/") || notFound === undefined) plain(response, 404, "Not found.\n");
    else sendPage(notFound, query.slice(1), request, response);
  }

  function plain(
    response: ServerResponse,
    status: number,
    text: string,
    headers: Record<string, string> = {},
  ) {
    const type = { "content-type": "text/plain; charset=utf-8", "content-length": Buffer.byteLength(text) };
    response.writeHead(status, { ...commonHeaders(secure), ...type, ...headers }).end(text);
  }

  return {
    handle,
    replace(documents) {
      for (const page of pages.values()) page.forms = documentForms(page.entry, documents, policy);
    },
    takeHits(tell) {
      for (const page of pages.values()) {
        if (page.served > 0) tell(page.entry.path, page.entry.status, page.served);
        if (page.notModified > 0) tell(page.entry.path, 304, page.notModified);
        page.served = 0;
        page.notModified = 0;
      }
    },
  };
}

/** A path without the slashes it ends in. A pattern for this would read a path of nothing but slashes again and again. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

function isApi(path: string): boolean {
  return (
    path.startsWith("/api/") ||
    path === "/api" ||
    path === "/healthz" ||
    path === "/readyz" ||
    path === "/metrics" ||
    !path.startsWith("/")
  );
}

/** Answers the status it sent. */
function send(forms: Forms, status: number, request: IncomingMessage, response: ServerResponse): number {
  const { headers } = request;
  const form = forms[chooseCoding(String(headers["accept-encoding"] ?? ""))];
  const known = headers["if-none-match"];
  if (known !== undefined && status === 200 && matches(known, form.etag)) {
    response.writeHead(304, form.notModified).end();
    return 304;
  }
  if (request.method === "HEAD") response.writeHead(status, form.headers).end();
  else response.writeHead(status, form.headers).end(form.body());
  return status;
}

/** Weak comparison, as caches between may have weakened what we sent. */
function matches(header: string, etag: string): boolean {
  return header === etag || header.split(",").some((each) => each.trim().replace(/^W\//, "") === etag);
}

function formsOf(file: StoredFile, headers: Record<string, string>): Forms {
  const form = (wanted: Coding): Form => {
    const coding = file.bodies[wanted] === undefined ? "identity" : wanted;
    const stored = file.bodies[coding];
    const gzip = file.bodies.gzip as Buffer;
    // The last four bytes of a gzip file are the length of what is in it.
    const length = stored?.length ?? gzip.readUInt32LE(gzip.length - 4);
    const body = () => stored ?? gunzipSync(gzip);
    const etag = `"${file.hash}${coding === "identity" ? "" : `-${coding}`}"`;
    const shared = { ...headers, etag };
    const encoded = coding === "identity" ? {} : { "content-encoding": coding };
    const full = { ...shared, "content-type": file.type, ...encoded, "content-length": length };
    return { body, etag, headers: full, notModified: shared };
  };
  return { br: form("br"), gzip: form("gzip"), identity: form("identity") };
}

function documentForms(
  entry: PageEntry,
  documents: Bundle["documents"],
  policy: { readonly secure: boolean; readonly stripe: boolean },
): Page["forms"] {
  const forms: Partial<Record<Language, Forms>> = {};
  for (const language of ["en", "es"] as const) {
    const document = entry.documents[language];
    const file = document && documents.get(document.file);
    if (!document || !file) continue;
    forms[language] = formsOf(file, {
      ...pageHeaders({
        path: entry.path,
        frame: entry.frame,
        scriptHashes: document.scriptHashes,
        ...policy,
      }),
      "content-language": language,
      "cache-control": "private, no-cache",
      vary: entry.fixedLanguage ? "Accept-Encoding" : "Cookie, Accept-Language, Accept-Encoding",
    });
  }
  return forms;
}

const ROBOTS = Buffer.from("User-agent: *\nDisallow: /api/\nDisallow: /admin\n");

/** Finds what a file's path is answered with; made when it is first asked for, because most files of a build never are. */
function fileForms(bundle: Bundle | null, secure: boolean): (path: string) => Forms | undefined {
  const client = bundle?.client ?? new Map<string, StoredFile>();
  const favicon = [...client.keys()].find((name) => /^assets\/favicon-[^/]*\.svg$/.test(name));
  const named = new Map<string, StoredFile | undefined>([
    ["/favicon.ico", favicon === undefined ? undefined : client.get(favicon)],
    ["/robots.txt", storedFile("text/plain; charset=utf-8", { identity: ROBOTS })],
  ]);
  const made = new Map<string, Forms>();
  return (path) => {
    const known = made.get(path);
    if (known !== undefined) return known;
    const name = path.startsWith("/") ? path.slice(1) : "";
    const file = named.get(path) ?? client.get(name);
    if (file === undefined) return undefined;
    const forms = formsOf(file, {
      ...{ ...commonHeaders(secure), vary: "Accept-Encoding" },
      "cache-control": named.has(path)
        ? "public, max-age=86400"
        : name.startsWith("assets/")
          ? `public, max-age=${YEAR_SECONDS}, immutable`
          : "public, max-age=3600",
      // The widget is made for other sites' pages; the rest is for ours.
      ...(name === "embed.js"
        ? { "cross-origin-resource-policy": "cross-origin", "access-control-allow-origin": "*" }
        : {}),
    });
    made.set(path, forms);
    return forms;
  };
}
