import { useEffect, useRef } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { useSafetyItems } from "../safety/queries.ts";
import "./staff-head.css";

const WAYS = [
  ["/admin", "staff.way.desk"],
  ["/admin/today", "staff.way.today"],
  ["/admin/inbox", "staff.way.inbox"],
  ["/admin/families", "staff.way.families"],
  ["/admin/visits", "staff.way.visits"],
  ["/admin/places", "staff.way.places"],
  ["/admin/safety", "staff.way.safety"],
  ["/admin/class", "staff.way.class"],
  ["/admin/money", "staff.way.money"],
  ["/admin/letters", "staff.way.letters"],
  ["/admin/mails", "staff.way.mails"],
  ["/admin/answers", "staff.way.answers"],
  ["/admin/facts", "staff.way.facts"],
  ["/admin/insight", "staff.way.insight"],
  ["/admin/data", "staff.way.data"],
  ["/admin/account", "staff.way.account"],
] as const;

export type StaffPath = (typeof WAYS)[number][0];

/** The way to all pages of the desk; beside the chat, where no page of it is shown, `path` is null. */
export function StaffWays({ path }: { readonly path: StaffPath | null }) {
  const { t } = useLocale();
  const toSee = useSafetyItems("unclosed").data?.pages[0]?.unclosed ?? 0;
  const here = useRef<HTMLAnchorElement>(null);
  // On a phone the row of ways is wider than the window. Newer browsers answer with a promise, which is no clean-up.
  useEffect(() => {
    here.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, []);
  return (
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
          {href === "/admin/safety" && toSee > 0 ? `: ${toSee}` : null}
        </a>
      ))}
    </nav>
  );
}
