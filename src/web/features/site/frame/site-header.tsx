import { type KeyboardEvent, useEffect, useRef } from "react";
import { brand } from "#content/catalogue/brand.ts";
import type { Language } from "#domain/locale/language.ts";
import mark from "#web/assets/art/mark.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { LanguageSwitch } from "#web/platform/language-switch.tsx";
import { programsHref, sectionHref } from "./site-links.ts";

type Props = {
  /** True on the landing page, where the anchors stay on the page. */
  readonly home?: boolean;
  /** Where each language lives, on a page whose address says its language. */
  readonly links?: Readonly<Record<Language, string>>;
};

/** The sticky head of the public pages, with the skip link to `#main`. The phone's menu opens without script. */
export function SiteHeader({ home = false, links }: Props) {
  const { language, t } = useLocale();
  const menu = useRef<HTMLDetailsElement>(null);

  const close = () => menu.current?.removeAttribute("open");
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    close();
    menu.current?.querySelector("summary")?.focus();
  };

  // A tap beside the open menu closes it.
  useEffect(() => {
    const outside = ({ target }: Event) => {
      if (menu.current?.open && target instanceof Node && !menu.current.contains(target)) close();
    };
    addEventListener("pointerdown", outside);
    return () => removeEventListener("pointerdown", outside);
  });

  const anchors = (
    <>
      <a href={programsHref(language)}>{t("common.footer.programs")}</a>
      <a href={sectionHref("how-it-works", home)}>{t("common.header.how")}</a>
      <a href={sectionHref("pricing", home)}>{t("common.header.pricing")}</a>
      <a href={sectionHref("demo", home)}>{t("common.header.demo")}</a>
      <a href="/chat">{t("common.header.chat")}</a>
      <a href="/help">{t("common.header.help")}</a>
    </>
  );

  return (
    <>
      <a className="skip-link" href="#main">
        {t("common.skip")}
      </a>
      <header className="site-header">
        <div className="wrap">
          <a className="site-brand row target" href="/">
            <img src={mark} alt="" width="44" height="44" />
            <span>
              <b>{brand.name}</b>
              <small>{brand.tagline[language]}</small>
            </span>
          </a>
          <nav className="site-nav" aria-label={t("common.header.nav")}>
            {anchors}
          </nav>
          <LanguageSwitch {...(links === undefined ? {} : { links })} />
          <a className="button button-small button-forest site-portal" href="/student">
            {t("common.studentPortal")}
          </a>
          <details className="site-menu" ref={menu} onKeyDown={closeOnEscape} suppressHydrationWarning>
            <summary aria-label={t("common.menu")} />
            <nav aria-label={t("common.menu")} onClickCapture={close}>
              {anchors}
              <a href="/student">{t("common.studentPortal")}</a>
            </nav>
          </details>
        </div>
      </header>
    </>
  );
}
