import type { ComponentType } from "react";
import {
  type ArticleName,
  articleHref,
  SHELVES,
  type Shelf,
  shelves,
} from "#content/site/articles/shelves.ts";
import type { Language } from "#domain/locale/language.ts";
import type { CopyArea } from "#web/platform/copy.ts";
import { type PageModule, type PageSubject, pageComponent } from "./page-component.ts";

/** One page of the site. Every route is a document of its own: prerendered, then hydrated (decision 023). */
export type Page = PageSubject & {
  readonly path: string;
  /** Set when the address itself says the language (/programs, /programas). */
  readonly language?: Language;
  /** The dictionaries it needs besides `common`; the first one holds its title and description. */
  readonly copy: readonly [CopyArea, ...CopyArea[]];
  readonly style:
    | "landing"
    | "reading"
    | "library"
    | "chat"
    | "payments"
    | "staff"
    | "luma"
    | "student"
    | "explorers"
    | "visit";
  /** Pages that answer to the first tap hydrate at once; pages to read wait until the browser is idle. */
  readonly hydrate: "now" | "idle";
  /** May be shown inside a page of another site. */
  readonly frame?: true;
  /** Shows a signed-in member of staff more: `<html data-staff>` keeps its room free before hydration. */
  readonly staff?: true;
  /** Left out of search engines. */
  readonly hidden?: true;
  /** The file in ./pages whose default export is the page. */
  readonly module: string;
};

const library = { copy: ["library"], style: "library" } as const;
const form = { style: "library", hydrate: "now" } as const;

/** The articles' pages by name: `article-which-pod`. */
const articlePages = Object.fromEntries(
  Object.values(shelves)
    .flat()
    .map((article) => [
      `article-${article}`,
      { ...library, path: articleHref(article), hydrate: "idle", module: "article", article },
    ]),
) as unknown as Readonly<Record<`article-${ArticleName}`, Page>>;

const shelfPages = Object.fromEntries(
  SHELVES.map((shelf) => [shelf, { ...library, path: `/${shelf}`, hydrate: "now", module: "shelf", shelf }]),
) as unknown as Readonly<Record<Shelf, Page>>;

const desk = { style: "staff", hydrate: "now", hidden: true } as const;
const payment = { copy: ["payments"], style: "payments", hydrate: "now", hidden: true } as const;

export const pages = {
  home: {
    path: "/",
    copy: ["landing"],
    style: "landing",
    hydrate: "idle",
    module: "home",
  },
  programs: {
    path: "/programs",
    language: "en",
    copy: ["programs"],
    style: "reading",
    hydrate: "idle",
    module: "programs",
  },
  programas: {
    path: "/programas",
    language: "es",
    copy: ["programs"],
    style: "reading",
    hydrate: "idle",
    module: "programs",
  },
  terms: {
    path: "/terms",
    copy: ["legal"],
    style: "reading",
    hydrate: "idle",
    module: "terms",
  },
  privacy: {
    path: "/privacy",
    copy: ["legal"],
    style: "reading",
    hydrate: "idle",
    module: "privacy",
  },
  ...shelfPages,
  ...articlePages,
  newsletter: { path: "/newsletter", copy: ["newsletter"], ...form, module: "newsletter" },
  visit: { path: "/visit", copy: ["visit"], style: "visit", hydrate: "now", module: "visit" },
  place: { path: "/place", copy: ["place"], style: "visit", hydrate: "now", hidden: true, module: "place" },
  careers: { path: "/careers", copy: ["careers"], ...form, module: "careers" },
  chat: {
    path: "/chat",
    copy: ["chat", "waitlist", "staff"],
    style: "chat",
    hydrate: "now",
    staff: true,
    module: "chat",
  },
  embed: {
    path: "/embed",
    copy: ["chat", "waitlist"],
    style: "chat",
    hydrate: "now",
    frame: true,
    hidden: true,
    module: "embed",
  },
  admin: { path: "/admin", copy: ["staff"], ...desk, module: "admin" },
  adminInbox: { path: "/admin/inbox", copy: ["inbox", "staff"], ...desk, module: "admin-inbox" },
  adminFamilies: {
    path: "/admin/families",
    copy: ["families", "staff", "staffDesk", "inbox", "visits", "places"],
    ...desk,
    module: "admin-families",
  },
  adminToday: {
    path: "/admin/today",
    copy: ["families", "staff", "staffDesk", "inbox", "visits", "places"],
    ...desk,
    module: "admin-today",
  },
  adminVisits: {
    path: "/admin/visits",
    copy: ["visits", "families", "staff"],
    ...desk,
    module: "admin-visits",
  },
  adminPlaces: {
    path: "/admin/places",
    copy: ["places", "families", "staff"],
    ...desk,
    module: "admin-places",
  },
  adminSafety: { path: "/admin/safety", copy: ["staff", "staffSafety"], ...desk, module: "admin-safety" },
  adminClass: { path: "/admin/class", copy: ["staff", "staffDesk"], ...desk, module: "admin-class" },
  adminLetters: { path: "/admin/letters", copy: ["staff", "staffDesk"], ...desk, module: "admin-letters" },
  adminMails: { path: "/admin/mails", copy: ["mails", "staff"], ...desk, module: "admin-mails" },
  adminData: { path: "/admin/data", copy: ["staff", "staffDesk"], ...desk, module: "admin-data" },
  adminAccount: { path: "/admin/account", copy: ["account", "staff"], ...desk, module: "admin-account" },
  adminMoney: { path: "/admin/money", copy: ["money", "staff"], ...desk, module: "admin-money" },
  adminAnswers: { path: "/admin/answers", copy: ["answers", "staff"], ...desk, module: "admin-answers" },
  adminFacts: { path: "/admin/facts", copy: ["facts", "staff"], ...desk, module: "admin-facts" },
  adminInsight: { path: "/admin/insight", copy: ["insight", "staff"], ...desk, module: "admin-insight" },
  adminPractice: { path: "/admin/practice", copy: ["staff", "payments"], ...desk, module: "admin-practice" },
  adminPassword: { path: "/admin/password", copy: ["account", "staff"], ...desk, module: "admin-password" },
  checkout: { path: "/checkout", ...payment, module: "checkout" },
  subscribe: { path: "/subscribe", ...payment, module: "subscribe" },
  subscriptionSuccess: { path: "/subscription-success", ...payment, module: "subscription-success" },
  student: {
    path: "/student",
    copy: ["student", "speech", "help"],
    style: "student",
    hydrate: "now",
    hidden: true,
    module: "student",
  },
  luma: {
    path: "/luma",
    copy: ["luma", "speech", "help"],
    style: "luma",
    hydrate: "now",
    hidden: true,
    module: "luma",
  },
  lumaDemo: {
    path: "/luma-demo",
    copy: ["luma", "speech", "help"],
    style: "luma",
    hydrate: "now",
    module: "luma-demo",
  },
  littleExplorers: {
    path: "/little-explorers",
    copy: ["explorers", "speech", "help"],
    style: "explorers",
    hydrate: "now",
    module: "little-explorers",
  },
  /** Any other path; answered with status 404. */
  notFound: {
    path: "/404",
    copy: ["notFound"],
    style: "reading",
    hydrate: "idle",
    hidden: true,
    module: "not-found",
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

export function isPageName(value: unknown): value is PageName {
  return typeof value === "string" && Object.hasOwn(pages, value);
}

const modules = import.meta.glob<PageModule>("./pages/*.tsx");

/** Loads a page's component. */
export async function loadPage(page: Page): Promise<ComponentType> {
  const load = modules[`./pages/${page.module}.tsx`];
  if (load === undefined) throw new Error(`There is no page module ${page.module}`);
  return pageComponent(await load(), page);
}
