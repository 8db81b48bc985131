import type { ReactNode } from "react";
import trouble from "#web/assets/art/trouble.svg";
import { useLocale } from "#web/platform/i18n.tsx";

type Props = {
  /**
   * Nothing was chosen; or it could not begin, so that nothing can have been paid; or the provider's own form did not
   * come; null when it is not known.
   */
  readonly cause: "nothing" | "unpaid" | "script" | null;
  readonly children: ReactNode;
};

/** No payment to show: it could not be started, or nobody knows its secret. The specified words, and a way on. */
export function SetupError({ cause, children }: Props) {
  const { t } = useLocale();
  return (
    <section className="pay-sheet pay-note" role="alert" aria-labelledby="setup-title">
      <img src={trouble} alt="" width="320" height="240" />
      <div>
        {cause === "nothing" ? (
          <>
            <h1 id="setup-title">{t("payments.nothing.title")}</h1>
            <p>{t("payments.nothing.text")}</p>
            <p className="pay-actions">{children}</p>
            <h2 className="pay-fine">{t("payments.setup.title")}</h2>
            <p className="pay-fine">{t("payments.setup.text")}</p>
          </>
        ) : (
          <>
            <h1 id="setup-title">{t("payments.setup.title")}</h1>
            <p>{t("payments.setup.text")}</p>
            {cause === "unpaid" ? <p>{t("payments.setup.hint")}</p> : null}
            {cause === "script" ? <p>{t("payments.setup.script")}</p> : null}
            <p className="pay-actions">{children}</p>
          </>
        )}
      </div>
    </section>
  );
}
