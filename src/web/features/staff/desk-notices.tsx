import { TriangleAlert } from "lucide-react";
import { useLocale } from "#web/platform/i18n.tsx";
import { useNotices } from "./desk-queries.ts";

/** What is wrong with the installation. Nothing while all is well. */
export function DeskNotices() {
  const { t } = useLocale();
  return useNotices().map((notice) => (
    <p key={notice} className="desk-notice" role="status">
      <TriangleAlert aria-hidden="true" size={22} />
      <span>
        {t(`staff.notice.${notice}`)}{" "}
        {notice === "fact_unshown" ? <a href="/admin/facts">{t("staff.notice.fact_unshown.to")}</a> : null}
      </span>
    </p>
  ));
}
