import type { ReactNode } from "react";
import trouble from "#web/assets/art/trouble.svg";
import { useLocale } from "#web/platform/i18n.tsx";

type Props = {
  /** Nothing can have been paid here; only then is it said. */
  readonly unpaid: boolean;
  /** It is the provider's own form that did not come. */
  readonly script?: boolean;
  readonly children: ReactNode;
};

/** No payment to show: it could not be started, or nobody knows its secret. The specified words, and a way on. */
export function SetupError({ unpaid, script = false, children }: Props) {
  const { t } = useLocale();
  return (
    <section className="pay-sheet pay-note" role="alert" aria-labelledby="setup-title">
      <img src={trouble} alt="" width="320" height="240" />
      <div>
        <h1 id="setup-title">{t("payments.setup.title")}</h1>
        <p>{t("payments.setup.text")}</p>
        {unpaid ? <p>{t("payments.setup.hint")}</p> : null}
        {script ? <p>{t("payments.setup.script")}</p> : null}
        <p className="pay-actions">{children}</p>
      </div>
    </section>
  );
}
