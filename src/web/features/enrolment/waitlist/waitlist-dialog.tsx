import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import type { WaitlistSheetProps } from "./waitlist-sheet.tsx";

const WaitlistSheet = lazy<ComponentType<WaitlistSheetProps>>(() =>
  import("./waitlist-sheet.tsx").catch(() => ({ default: Unreachable })),
);

/**
 * The waitlist as a dialog over the page, for the landing page. Its code is fetched when it is first opened. It
 * closes itself once a lead is stored, so that the notice of success is in view.
 */
export function WaitlistDialog(props: WaitlistSheetProps) {
  const [wanted, setWanted] = useState(props.open);
  useEffect(() => {
    if (props.open) setWanted(true);
  }, [props.open]);
  if (!wanted) return null;
  return (
    <Suspense>
      <WaitlistSheet {...props} />
    </Suspense>
  );
}

/** Stands in when the dialog could not be fetched. */
function Unreachable({ open, onClose }: WaitlistSheetProps) {
  const { t } = useLocale();
  useEffect(() => {
    if (!open) return;
    showToast({ tone: "error", title: t("waitlist.failure.title"), description: t("waitlist.unreachable") });
    onClose();
  }, [open, onClose, t]);
  return null;
}
