import { useEffect, useState } from "react";
import type { Output } from "#contract/index.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";

type Reach = Output<"GET /api/safety/reach">["reach"];

/** Who learns of it when a child writes something grave: plainly, and the truth (decision 107). */
export function GrownSafety() {
  const { t } = useLocale();
  const [reach, setReach] = useState<Reach | "unknown" | null>(null);
  useEffect(() => {
    let isWanted = true;
    api("GET /api/safety/reach", {})
      .then((found) => found.reach)
      .catch(() => "unknown" as const)
      .then((found) => isWanted && setReach(found));
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <div className="child-card grown-safety" aria-busy={reach === null}>
      <h2>{t("rewards.grown.safety")}</h2>
      {reach !== null && <p>{t(`rewards.grown.safety.${reach}`)}</p>}
      <p>{t("rewards.grown.safety.button")}</p>
    </div>
  );
}
