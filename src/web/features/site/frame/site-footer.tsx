import type { ReactNode } from "react";
import { brand } from "#content/catalogue/brand.ts";
import { catalogue } from "#content/catalogue/catalogue.ts";
import mark from "#web/assets/art/mark-light.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { callHref, useSchool } from "#web/platform/school.tsx";
import { programsHref, sectionHref } from "./site-links.ts";

type Props = {
  /** True on the landing page, where the anchors stay on the page. */
  readonly home?: boolean;
};

/** The foot of the public pages: everything that has a page, and nothing that has none (decision 135). */
export function SiteFooter({ home = false }: Props) {
  const { language, t } = useLocale();
  const { phone } = useSchool();
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="site-footer-columns">
          <div className="site-footer-about">
            <p className="site-brand row target">
              <img src={mark} alt="" width="44" height="44" loading="lazy" />
              <b>{brand.name}</b>
            </p>
            <p>{t("common.footer.about", catalogue.learnerAges)}</p>
            {phone === null ? null : (
              <p>
                <a href={callHref(phone)}>{t("common.footer.phone", { phone })}</a>
              </p>
            )}
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
            <Item href="/help">{t("common.footer.help")}</Item>
            <Item href="/parents">{t("common.footer.parents")}</Item>
            <Item href="/teachers">{t("common.footer.teachers")}</Item>
            <Item href="/chat">{t("common.footer.contact")}</Item>
            <Item href="/visit">{t("common.footer.visit")}</Item>
          </Column>
          <Column title={t("common.footer.connect")}>
            <Item href="/newsletter">{t("common.footer.newsletter")}</Item>
            <Item href="/community">{t("common.footer.community")}</Item>
            <Item href="/blog">{t("common.footer.blog")}</Item>
            <Item href="/careers">{t("common.footer.careers")}</Item>
          </Column>
        </div>
        <p className="site-footer-legal wraps flex">
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

function Item({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <li>
      <a href={href}>{children}</a>
    </li>
  );
}
