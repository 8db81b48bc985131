import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { dismissToast, TOAST_DURATION, toastStore } from "#web/platform/toasts.ts";

type ToastView = typeof import("#web/ui/toast.tsx").default;

/** Where notices appear. Their code is downloaded when the first one is shown; a plain box stands in if it cannot be. */
export function ToastArea() {
  const { t } = useLocale();
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => null);
  const [View, setView] = useState<ToastView | "unreachable" | null>(null);
  const wanted = shown?.toast.id;

  // What could not be fetched for one notice is tried again for the next.
  useEffect(() => {
    if (wanted === undefined || typeof View === "function") return;
    import("#web/ui/toast.tsx").then(
      (module) => setView(() => module.default),
      () => setView("unreachable"),
    );
  }, [wanted, View]);

  if (shown === null || View === null) return null;
  const { toast, open } = shown;
  if (View === "unreachable") return open ? <PlainNotice key={toast.id} {...toast} /> : null;
  return (
    <View
      {...toast}
      open={open}
      onDismiss={dismissToast}
      duration={TOAST_DURATION}
      noticeLabel={t("common.notice")}
      regionLabel={t("common.notices")}
      closeLabel={t("common.close")}
    />
  );
}

/** For when the connection is gone before the notice's own code arrived. */
function PlainNotice({ title, description }: { readonly title: string; readonly description: string }) {
  useEffect(() => {
    const timer = setTimeout(dismissToast, TOAST_DURATION);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="plain-notice paper raised trimmed">
      <strong>{title}</strong> {description}
    </p>
  );
}
