import { TriangleAlert } from "lucide-react";
import type { DeskNotice } from "#contract/staff.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useNotices } from "./desk-queries.ts";
import "./desk-notices.css";

/** What is wrong with the installation, or only one thing that may be. Nothing while all is well. */
export function DeskNotices({ only }: { readonly only?: DeskNotice }) {
  const { t } = useLocale();
  const notices = useNotices().filter((notice) => only === undefined || notice === only);
  return notices.map((notice) => (
    <p key={notice} className="desk-notice" role="status">
      <TriangleAlert aria-hidden="true" size={22} />
      <span>
        {t(`staff.notice.${notice}`)}{" "}
        {notice === "fact_unshown" ? <a href="/admin/facts">{t("staff.notice.fact_unshown.to")}</a> : null}
        {notice === "mails_stuck" ? <a href="/admin/mails">{t("staff.notice.mails_stuck.to")}</a> : null}
        {notice === "clock_doubted" || notice === "items_ending" ? (
          <a href="/admin/data">{t("staff.data.title")}</a>
        ) : null}
      </span>
    </p>
  ));
}
