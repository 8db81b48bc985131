import { LogOut } from "lucide-react";
import { useState } from "react";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { DeskButton } from "../desk/desk-button.tsx";
import { useOnSignedOut } from "../live/live-desk.tsx";
import { dropStaffHint } from "./session.ts";

/** The way out, on every page of the desk. */
export function SignOut() {
  const { t } = useLocale();
  const onSignedOut = useOnSignedOut();
  const [busy, setBusy] = useState(false);

  const signOut = async () => {
    setBusy(true);
    try {
      await api("POST /api/auth/sign-out", {});
      dropStaffHint();
      onSignedOut("asked");
    } catch {
      showToast({ tone: "error", title: t("staff.signOut"), description: t("staff.signOut.failed") });
      setBusy(false);
    }
  };

  return (
    <DeskButton
      label={t("staff.signOut")}
      icon={LogOut}
      aria-disabled={busy}
      onClick={() => !busy && void signOut()}
    />
  );
}
