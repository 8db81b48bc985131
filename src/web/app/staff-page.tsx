import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { brand } from "#content/catalogue/brand.ts";
import mark from "#web/assets/art/mark-light.svg";
import { hasStaffHint } from "#web/features/staff/sign-in/session.ts";
import { SignIn } from "#web/features/staff/sign-in/sign-in.tsx";
import { useLocale } from "#web/platform/i18n.tsx";
import { LanguageSwitch } from "#web/platform/language-switch.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useFocusKept } from "#web/ui/use-focus-kept.ts";

type Stage = "unknown" | "signed-out" | "expired" | "signed-in";
export type StaffView = ComponentType<{ onSignedOut: (why: "asked" | "expired") => void }>;

type Props = {
  /** Fetches what only staff see. */
  readonly load: () => Promise<{ readonly default: StaffView }>;
};

/**
 * A page for staff. The prerendered page cannot know who looks at it and waits; then a visitor sees the sign-in form
 * and a member of staff the view, whose own first call proves the session.
 */
export function StaffPage({ load }: Props) {
  const { t } = useLocale();
  const [stage, setStage] = useState<Stage>("unknown");
  const [View, setView] = useState<StaffView | null>(null);
  const [unreachable, setUnreachable] = useState(false);

  useFocusKept();
  useEffect(() => setStage(hasStaffHint(document.cookie) ? "signed-in" : "signed-out"), []);

  const loadView = useCallback(() => {
    setUnreachable(false);
    load().then(
      (module) => setView(() => module.default),
      () => setUnreachable(true),
    );
  }, [load]);
  useEffect(() => {
    if (stage === "signed-in" && View === null) loadView();
  }, [stage, View, loadView]);

  const signedOut = useCallback(
    (why: "asked" | "expired") => setStage(why === "asked" ? "signed-out" : "expired"),
    [],
  );

  if (stage === "signed-in" && View !== null) {
    return (
      <main className="admin">
        <View onSignedOut={signedOut} />
      </main>
    );
  }
  return (
    <StaffDoor>
      {stage === "signed-out" || stage === "expired" ? (
        <SignIn expired={stage === "expired"} onSignedIn={() => setStage("signed-in")} />
      ) : unreachable ? (
        <div className="admin-wait middle" role="alert">
          <p>{t("staff.failed.title")}</p>
          <button type="button" className="button button-small" onClick={loadView}>
            {t("common.retry")}
          </button>
        </div>
      ) : (
        <div className="admin-wait middle">
          <Spinner label={t("staff.loading")} visible />
          <noscript>{t("staff.noscript")}</noscript>
        </div>
      )}
    </StaffDoor>
  );
}

type DoorProps = {
  readonly children: ReactNode;
  /** The address holds what another one would lose: the language can be switched once that happens in place. */
  readonly keepsAddress?: boolean;
};

/** The head of the desk above whatever stands at its door. */
export function StaffDoor({ children, keepsAddress = false }: DoorProps) {
  const { t } = useLocale();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <main className="admin admin-door stack">
      <header className="admin-head stack anchor">
        <img src={mark} alt="" width="64" height="64" />
        <div>
          <h1>{t("staff.title", { brand: brand.name })}</h1>
          <p>{t("staff.subtitle")}</p>
        </div>
        {isAlive || !keepsAddress ? <LanguageSwitch /> : null}
      </header>
      {children}
    </main>
  );
}
