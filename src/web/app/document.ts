import { LANGUAGE_COOKIE, LANGUAGE_STORAGE_KEY, type Language } from "#domain/locale/language.ts";
import type { School } from "#domain/site/school.ts";
import { SCHOOL_ELEMENT } from "#web/platform/school.tsx";
import favicon from "../assets/art/favicon.svg";
import atkinson from "../assets/fonts/atkinson.woff2";
import digits from "../assets/fonts/digits.woff2";
import fraunces from "../assets/fonts/fraunces.woff2";
import { PAGE_FILES_ELEMENT, type PageFiles } from "./page-files.ts";
import type { Page, PageName } from "./pages.ts";

type DocumentParts = {
  readonly name: PageName;
  readonly page: Page;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** CSS text to inline, or tags that link it (development). */
  readonly style: string;
  /** The module that hydrates the page, and what to fetch beside it. */
  readonly entry: string;
  readonly preload: readonly string[];
  /** The addresses of its component and of its words; null in development. */
  readonly files: Pick<PageFiles, "component" | "words"> | null;
  /** The facts that were changed at the desk, for the page that comes alive; null: as they were delivered. */
  readonly school: School | null;
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c] ?? c);

/** The whole document. Its inline scripts carry no data of a visitor, so one copy serves everybody. */
export function documentHtml(parts: DocumentParts): string {
  const { name, page, language, title, description, html, style, entry, preload, files, school } = parts;
  return `<!doctype html>
<html lang="${language}" data-page="${name}"${page.language ? " data-fixed" : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta name="theme-color" content="#FBF4E6">
${page.hidden ? '<meta name="robots" content="noindex">\n' : alternates(name, page)}<link rel="icon" href="${favicon}" type="image/svg+xml">
${[fraunces, atkinson, digits]
  .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
  .join("\n")}
${page.language ? "" : `<script>${languageScript}</script>\n`}${page.staff ? `<script>${staffScript}</script>\n` : ""}${style}
</head>
<body>
<div id="root">${html}</div>
${school === null ? "" : schoolData(school)}${files === null ? "" : pageFiles(page, files)}<script>${bootScript(entry, preload, page.hydrate)}</script>
</body>
</html>
`;
}

function alternates(name: PageName, page: Page): string {
  const links =
    name === "programs" || name === "programas"
      ? { en: "/programs", es: "/programas" }
      : { en: `${page.path}?lang=en`, es: `${page.path}?lang=es` };
  return Object.entries(links)
    .map(([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${href}">\n`)
    .join("");
}

/** What is decided is said in the chat alone. */
function schoolData(school: School): string {
  return dataElement(SCHOOL_ELEMENT, { ...school, decided: {} } satisfies School);
}

function pageFiles(
  { copy: areas, article, shelf }: Page,
  files: Pick<PageFiles, "component" | "words">,
): string {
  const subject = { ...(article && { article }), ...(shelf && { shelf }) };
  return dataElement(PAGE_FILES_ELEMENT, { ...files, areas, ...subject } satisfies PageFiles);
}

/** Data, which no policy takes for a script. */
function dataElement(id: string, data: object): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${id}">${json}</script>\n`;
}

/**
 * Local storage may know the preference when the cookie is gone. Then the cookie is written again and the page asked
 * for once more, before anything is painted. Where cookies are blocked nothing happens here and the page switches
 * after hydration.
 */
const languageScript = `(function(d,k,c){try{var s=localStorage.getItem(k);if((s=="en"||s=="es")&&s!=d.documentElement.lang&&!/[?&]lang=/.test(location.search)){d.cookie=c+"="+s+";Path=/;Max-Age=31536000;SameSite=Lax";if(d.cookie.indexOf(c+"="+s)>=0)location.reload()}}catch(e){}})(document,${JSON.stringify(LANGUAGE_STORAGE_KEY)},${JSON.stringify(LANGUAGE_COOKIE)})`;

/** A signed-in member of staff (the readable hint cookie) gets the room for the dashboard from the first paint. */
const staffScript = `/(^|; )ceiba_staff=1(;|$)/.test(document.cookie)&&(document.documentElement.dataset.staff="")`;

/** Fetches the page's modules now, or when the browser is idle or the visitor first touches the page. */
function bootScript(entry: string, preload: readonly string[], when: Page["hydrate"]): string {
  const load = `var on;function load(){if(on)return;on=1;${JSON.stringify(preload)}.forEach(function(h){var l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)});import(${JSON.stringify(entry)})}`;
  const idle = `addEventListener("load",function(){window.requestIdleCallback?requestIdleCallback(load,{timeout:4000}):setTimeout(load,1)});["pointerdown","keydown","focusin"].forEach(function(e){addEventListener(e,load,{once:true,passive:true})})`;
  return `(function(){${load}${when === "now" ? "load()" : idle}})()`;
}
