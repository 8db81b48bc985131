import { type ReactNode, useEffect, useRef } from "react";
import mark from "#web/assets/art/mark-light.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { LanguageSwitch } from "#web/platform/language-switch.tsx";
import "./dashboard.css";
import "./staff-head.css";

const WAYS = [
  ["/admin", "staff.way.desk"],
  ["/admin/today", "staff.way.today"],
  ["/admin/inbox", "staff.way.inbox"],
  ["/admin/families", "staff.way.families"],
  ["/admin/visits", "staff.way.visits"],
  ["/admin/places", "staff.way.places"],
  ["/admin/money", "staff.way.money"],
  ["/admin/answers", "staff.way.answers"],
  ["/admin/facts", "staff.way.facts"],
  ["/admin/insight", "staff.way.insight"],
  ["/admin/account", "staff.way.account"],
] as const;

type Props = {
  readonly title: string;
  readonly path: (typeof WAYS)[number][0];
  /** What this page offers besides. */
  readonly children?: ReactNode;
};

/** Which page of the desk this is, and the way to all others. */
export function StaffHead({ title, path, children }: Props) {
  const { t } = useLocale();
  const here = useRef<HTMLAnchorElement>(null);
  // On a phone the row of ways is wider than the window. Newer browsers answer with a promise, which is no clean-up.
  useEffect(() => {
    here.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, []);
  return (
    <header className="staff-head row wraps fixed">
      <img src={mark} alt="" width="44" height="44" />
      <h1>{title}</h1>
      {children}
      <LanguageSwitch />
      <nav className="staff-ways flex full" aria-label={t("staff.ways")}>
        {WAYS.map(([href, label]) => (
          <a
            key={href}
            ref={href === path ? here : null}
            className="row-inline target"
            href={href}
            aria-current={href === path ? "page" : undefined}
          >
            {t(label)}
          </a>
        ))}
      </nav>
    </header>
  );
}
