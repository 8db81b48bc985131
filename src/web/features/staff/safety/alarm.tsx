import { OctagonAlert } from "lucide-react";
import { useEffect } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { useSafetyItems } from "./queries.ts";
import "./alarm.css";

/** The loudest thing on every page of the desk: how many children are in danger of their life, also in the tab. */
export function SafetyAlarm({ inTab }: { readonly inTab: boolean }) {
  const { t } = useLocale();
  const count = useSafetyItems("unclosed").data?.pages[0]?.now ?? 0;

  useEffect(() => {
    if (!inTab || count === 0) return;
    let calm = document.title;
    let alarmed = "";
    const raise = () => {
      // A page that sets its own title again, with its count or in the other language, does not take the alarm away.
      if (document.title === alarmed) return;
      calm = document.title;
      alarmed = t("staff.safety.tab", { count, title: calm });
      document.title = alarmed;
    };
    const watch = new MutationObserver(raise);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    raise();
    return () => {
      watch.disconnect();
      if (document.title === alarmed) document.title = calm;
    };
  }, [inTab, count, t]);

  return (
    <div role="alert">
      {count > 0 && (
        <p className="desk-alarm row wraps">
          <OctagonAlert aria-hidden="true" size={34} />
          <span>
            <strong>{t("staff.safety.danger", { count })}</strong> {t("staff.safety.danger.text")}
          </span>
          <a href="/admin/safety#safety-title">{t("staff.safety.danger.go")}</a>
        </p>
      )}
    </div>
  );
}
