import { useQuery } from "@tanstack/react-query";
import type { Output } from "#contract/index.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { POLL_INTERVAL } from "./desk-queries.ts";

/** How many safety items are not closed, and the way to them; in the desk's head, so that nobody can miss it. */
export function SafetyCount({ page }: { readonly page: boolean }) {
  const { t } = useLocale();
  const { data } = useQuery<Output<"GET /api/admin/safety">>({
    queryKey: ["/api/admin/safety"],
    refetchInterval: POLL_INTERVAL,
  });
  if (data === undefined || data.unclosed === 0) return null;
  return (
    <a className="desk-safety-link" href={page ? "#safety-title" : "/admin#safety-title"}>
      {t("staff.safety.title")}: {t("staff.safety.count", { count: data.unclosed })}
    </a>
  );
}
