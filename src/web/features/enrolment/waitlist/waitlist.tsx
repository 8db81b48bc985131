import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import type { WaitlistProps } from "./waitlist-form.tsx";

/** The waitlist form, fetched when it is first drawn; when it cannot be fetched it says so and can be asked again. */
export function Waitlist(props: WaitlistProps) {
  const { t } = useLocale();
  const [Form, setForm] = useState<ComponentType<WaitlistProps> | "unreachable" | null>(null);

  const load = useCallback(() => {
    setForm(null);
    import("./waitlist-form.tsx").then(
      (module) => setForm(() => module.default),
      () => setForm("unreachable"),
    );
  }, []);
  useEffect(load, [load]);

  if (Form === null) {
    return (
      <div className="waitlist-loading">
        <Spinner label={t("common.loading")} />
      </div>
    );
  }
  if (Form === "unreachable") {
    return (
      <p role="alert">
        {t("waitlist.unreachable")}{" "}
        <button type="button" className="button button-small" onClick={load}>
          {t("common.retry")}
        </button>
      </p>
    );
  }
  return <Form {...props} />;
}
