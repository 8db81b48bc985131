import { OctagonAlert } from "lucide-react";
import { useEffect } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { useSafetyItems } from "./safety-queries.ts";
import "./safety-alarm.css";

/** The loudest thing on every page of the desk: how many children are in danger of their life, also in the tab. */
export function SafetyAlarm({ inTab }: { readonly inTab: boolean }) {
  const { t } = useLocale();
  const count = useSafetyItems("unclosed").data?.pages[0]?.now ?? 0;

  useEffect(() => {
    if (!inTab || count === 0) return;
    let calm: string | null = null;
    // After the page's own title was set, which a switch of language does in the same turn.
    queueMicrotask(() => {
      calm = document.title;
      document.title = t("staff.safety.tab", { count, title: calm });
    });
    return () => {
      if (calm !== null) document.title = calm;
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
