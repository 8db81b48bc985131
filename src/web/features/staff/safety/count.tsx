import { useLocale } from "#web/platform/i18n.tsx";
import { useSafetyItems } from "./queries.ts";

/** How many safety items are not closed, and the way to them; in the desk's head, so that nobody can miss it. */
export function SafetyCount() {
  const { t } = useLocale();
  const unclosed = useSafetyItems("unclosed").data?.pages[0]?.unclosed ?? 0;
  if (unclosed === 0) return null;
  return (
    <a className="desk-safety-link row strong target" href="/admin/safety">
      {t("staff.safety.title")}: {t("staff.safety.count", { count: unclosed })}
    </a>
  );
}
