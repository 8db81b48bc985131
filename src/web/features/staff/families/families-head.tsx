import type { ReactNode } from "react";
import mark from "#web/assets/art/mark-light.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { LanguageSwitch } from "#web/platform/language-switch.tsx";

const WAYS = [
  ["/admin", "families.desk"],
  ["/admin/inbox", "families.inbox"],
  ["/admin/families", "families.title"],
  ["/admin/today", "families.today"],
  ["/admin/visits", "families.visits"],
  ["/admin/places", "families.places"],
  ["/admin/money", "families.money"],
] as const;

type Props = {
  readonly title: string;
  readonly path: (typeof WAYS)[number][0];
  /** What this page offers besides. */
  readonly children?: ReactNode;
};

/** Which page of the staff this is, and the way to the others. */
export function FamiliesHead({ title, path, children }: Props) {
  const { t } = useLocale();
  return (
    <header className="families-head row wraps">
      <img src={mark} alt="" width="44" height="44" />
      <h1>{title}</h1>
      <nav className="families-ways wraps flex" aria-label={t("families.ways")}>
        {WAYS.map(([href, label]) => (
          <a key={href} href={href} aria-current={href === path ? "page" : undefined}>
            {t(label)}
          </a>
        ))}
      </nav>
      {children}
      <LanguageSwitch />
    </header>
  );
}
