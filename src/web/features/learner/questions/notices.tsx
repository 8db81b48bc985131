import { RotateCcw } from "lucide-react";
import sprout from "#web/assets/art/plan-explorer.svg";
import trouble from "#web/assets/art/trouble.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { Title } from "#web/ui/child/title.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

/** §2 "While the curriculum is created: 'Creating Your Learning Journey'". */
export function Creating() {
  const { t } = useLocale();
  return (
    <section className="child-step child-wait">
      <img src={sprout} alt="" width="120" height="120" />
      <Spinner label={t("learning.creating")} visible />
    </section>
  );
}

type Props = { readonly onRetry: () => void; readonly onAnswers: () => void };

/** A failed assignment: said kindly, the answers kept, another try offered (decision 021). */
export function Trouble({ onRetry, onAnswers }: Props) {
  const { t } = useLocale();
  return (
    <section className="child-step child-trouble">
      <img src={trouble} alt="" width="240" height="180" />
      <Title arrived>{t("learning.trouble")}</Title>
      <p role="alert">{t("learning.trouble.text")}</p>
      <div className="child-actions">
        <button type="button" className="child-button child-plain" onClick={onAnswers}>
          {t("learning.answers")}
        </button>
        <button type="button" className="child-button child-go" onClick={onRetry}>
          <RotateCcw aria-hidden="true" size={24} />
          <span>{t("common.retry")}</span>
        </button>
      </div>
    </section>
  );
}
