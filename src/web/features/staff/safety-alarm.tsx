import { OctagonAlert } from "lucide-react";
import { useEffect } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { useSafetyItems } from "./safety-queries.ts";
import "./safety-alarm.css";

/** The loudest thing on the screen: how many children are in danger of their life, above everything, and in the tab. */
export function SafetyAlarm({ page }: { readonly page: boolean }) {
  const { t } = useLocale();
  const count = useSafetyItems("unclosed").data?.pages[0]?.now ?? 0;

  useEffect(() => {
    if (!page) return;
    // After the page's own title was set, which a switch of language does in the same turn.
    queueMicrotask(() => {
      const title = t("staff.meta.title");
      document.title = count === 0 ? title : t("staff.safety.tab", { count, title });
    });
  }, [page, count, t]);

  return (
    <div role="alert">
      {count > 0 && (
        <p className="desk-alarm row wraps">
          <OctagonAlert aria-hidden="true" size={34} />
          <span>
            <strong>{t("staff.safety.danger", { count })}</strong> {t("staff.safety.danger.text")}
          </span>
          <a href={page ? "#safety-title" : "/admin#safety-title"}>{t("staff.safety.danger.go")}</a>
        </p>
      )}
    </div>
  );
}
