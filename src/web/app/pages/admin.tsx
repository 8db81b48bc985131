import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { brand } from "#content/catalogue/brand.ts";
import mark from "#web/assets/art/mark-light.svg";
import { PracticeDesk } from "#web/features/payments/practice-desk.tsx";
import { hasStaffHint } from "#web/features/staff/session.ts";
import { SignIn } from "#web/features/staff/sign-in.tsx";
import { useLocale } from "#web/platform/i18n.tsx";
import { LanguageSwitch } from "#web/platform/language-switch.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

type Stage = "unknown" | "signed-out" | "expired" | "signed-in";
type DashboardView = ComponentType<{
  page: boolean;
  onSignedOut: (why: "asked" | "expired") => void;
  tools: ReactNode;
}>;

/**
 * The staff desk. The prerendered page cannot know who looks at it and waits; then a visitor sees the sign-in form
 * and a member of staff the dashboard, whose own first call proves the session.
 */
export default function AdminPage() {
  const { t } = useLocale();
  const [stage, setStage] = useState<Stage>("unknown");
  const [Dashboard, setDashboard] = useState<DashboardView | null>(null);
  const [unreachable, setUnreachable] = useState(false);

  useEffect(() => setStage(hasStaffHint(document.cookie) ? "signed-in" : "signed-out"), []);

  const loadDashboard = useCallback(() => {
    setUnreachable(false);
    import("#web/features/staff/dashboard.tsx").then(
      (module) => setDashboard(() => module.default),
      () => setUnreachable(true),
    );
  }, []);
  useEffect(() => {
    if (stage === "signed-in" && Dashboard === null) loadDashboard();
  }, [stage, Dashboard, loadDashboard]);

  const signedOut = useCallback(
    (why: "asked" | "expired") => setStage(why === "asked" ? "signed-out" : "expired"),
    [],
  );

  if (stage === "signed-in" && Dashboard !== null) {
    return (
      <main className="admin">
        <Dashboard page onSignedOut={signedOut} tools={<PracticeDesk />} />
      </main>
    );
  }
  return (
    <main className="admin admin-door">
      <header className="admin-head">
        <img src={mark} alt="" width="64" height="64" />
        <div>
          <h1>{t("staff.title", { brand: brand.name })}</h1>
          <p>{t("staff.subtitle")}</p>
        </div>
        <LanguageSwitch />
      </header>
      {stage === "signed-out" || stage === "expired" ? (
        <SignIn expired={stage === "expired"} onSignedIn={() => setStage("signed-in")} />
      ) : unreachable ? (
        <div className="admin-wait" role="alert">
          <p>{t("staff.failed.title")}</p>
          <button type="button" className="button button-small" onClick={loadDashboard}>
            {t("common.retry")}
          </button>
        </div>
      ) : (
        <div className="admin-wait">
          <Spinner label={t("staff.loading")} visible />
          <noscript>{t("staff.noscript")}</noscript>
        </div>
      )}
    </main>
  );
}
