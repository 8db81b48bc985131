import type { ReactNode } from "react";
import { brand } from "#content/catalogue/brand.ts";
import { catalogue } from "#content/catalogue/catalogue.ts";
import mark from "#web/assets/art/mark-light.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { programsHref, sectionHref } from "./site-links.ts";

type Props = {
  /** True on the landing page, where the anchors stay on the page. */
  readonly home?: boolean;
};

/** The foot of the public pages. What has no page yet is text that says so, never a dead link (decision 014). */
export function SiteFooter({ home = false }: Props) {
  const { language, t } = useLocale();
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="site-footer-columns">
          <div className="site-footer-about">
            <p className="site-brand">
              <img src={mark} alt="" width="44" height="44" loading="lazy" />
              <b>{brand.name}</b>
            </p>
            <p>{t("common.footer.about", catalogue.learnerAges)}</p>
          </div>
          <Column title={t("common.footer.platform")}>
            <Item href={sectionHref("how-it-works", home)}>{t("common.header.how")}</Item>
            <Item href={sectionHref("pricing", home)}>{t("common.header.pricing")}</Item>
            <Item href={sectionHref("demo", home)}>{t("common.header.demo")}</Item>
            <Item href={programsHref(language)}>{t("common.footer.programs")}</Item>
            <Item href="/chat">{t("common.header.chat")}</Item>
            <Item href="/student">{t("common.studentPortal")}</Item>
          </Column>
          <Column title={t("common.footer.support")}>
            <Item>{t("common.footer.help")}</Item>
            <Item href="/little-explorers">{t("common.footer.parents")}</Item>
            <Item href={`${programsHref(language)}#teacher-residency`}>{t("common.footer.teachers")}</Item>
            <Item href="/chat">{t("common.footer.contact")}</Item>
          </Column>
          <Column title={t("common.footer.connect")}>
            <Item>{t("common.footer.newsletter")}</Item>
            <Item>{t("common.footer.community")}</Item>
            <Item>{t("common.footer.blog")}</Item>
            <Item>{t("common.footer.social")}</Item>
          </Column>
        </div>
        <p className="site-footer-legal">
          <a href="/privacy">{t("common.footer.privacy")}</a>
          <a href="/terms">{t("common.footer.terms")}</a>
        </p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

/** A link, or, without an address, the words and "coming soon". */
function Item({ href, children }: { readonly href?: string; readonly children: string }) {
  const { t } = useLocale();
  return (
    <li>
      {href === undefined ? (
        <span>
          {children} <small>{t("common.soon")}</small>
        </span>
      ) : (
        <a href={href}>{children}</a>
      )}
    </li>
  );
}
