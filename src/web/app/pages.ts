import type { ComponentType } from "react";
import type { Language } from "#domain/locale/language.ts";
import type { CopyArea } from "#web/platform/copy.ts";

/** One page of the site. Every route is a document of its own: prerendered, then hydrated (decision 012). */
export type Page = {
  readonly path: string;
  /** Set when the address itself says the language (/programs, /programas). */
  readonly language?: Language;
  /** The dictionaries it needs besides `common`; the first one holds its title and description. */
  readonly copy: readonly [CopyArea, ...CopyArea[]];
  readonly style: "landing" | "reading" | "chat" | "staff";
  /** Pages that answer to the first tap hydrate at once; pages to read wait until the browser is idle. */
  readonly hydrate: "now" | "idle";
  /** May be shown inside a page of another site. */
  readonly frame?: true;
  /** Left out of search engines. */
  readonly hidden?: true;
  readonly load: () => Promise<{ default: ComponentType }>;
};

const soon = {
  copy: ["soon"],
  style: "reading",
  hydrate: "idle",
  hidden: true,
  load: () => import("./pages/soon.tsx"),
} as const;

export const pages = {
  home: {
    path: "/",
    copy: ["landing"],
    style: "landing",
    hydrate: "idle",
    load: () => import("./pages/home.tsx"),
  },
  programs: {
    path: "/programs",
    language: "en",
    copy: ["programs"],
    style: "reading",
    hydrate: "idle",
    load: () => import("./pages/programs.tsx"),
  },
  programas: {
    path: "/programas",
    language: "es",
    copy: ["programs"],
    style: "reading",
    hydrate: "idle",
    load: () => import("./pages/programs.tsx"),
  },
  terms: {
    path: "/terms",
    copy: ["legal"],
    style: "reading",
    hydrate: "idle",
    load: () => import("./pages/terms.tsx"),
  },
  privacy: {
    path: "/privacy",
    copy: ["legal"],
    style: "reading",
    hydrate: "idle",
    load: () => import("./pages/privacy.tsx"),
  },
  chat: {
    path: "/chat",
    copy: ["chat", "waitlist", "staff"],
    style: "chat",
    hydrate: "now",
    load: () => import("./pages/chat.tsx"),
  },
  embed: {
    path: "/embed",
    copy: ["chat", "waitlist"],
    style: "chat",
    hydrate: "now",
    frame: true,
    hidden: true,
    load: () => import("./pages/embed.tsx"),
  },
  admin: {
    path: "/admin",
    copy: ["staff"],
    style: "staff",
    hydrate: "now",
    hidden: true,
    load: () => import("./pages/admin.tsx"),
  },
  checkout: { path: "/checkout", ...soon },
  subscribe: { path: "/subscribe", ...soon },
  subscriptionSuccess: { path: "/subscription-success", ...soon },
  student: { path: "/student", ...soon },
  luma: { path: "/luma", ...soon },
  lumaDemo: { path: "/luma-demo", ...soon },
  littleExplorers: { path: "/little-explorers", ...soon },
  /** Any other path; answered with status 404. */
  notFound: {
    path: "/404",
    copy: ["notFound"],
    style: "reading",
    hydrate: "idle",
    hidden: true,
    load: () => import("./pages/not-found.tsx"),
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

export function isPageName(value: unknown): value is PageName {
  return typeof value === "string" && Object.hasOwn(pages, value);
}
