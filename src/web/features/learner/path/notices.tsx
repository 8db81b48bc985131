import { RotateCcw } from "lucide-react";
import sprout from "#web/assets/art/plan-explorer.svg";
import trouble from "#web/assets/art/trouble.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { Title } from "#web/ui/child/title.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

/** While the plan is made: three seeds that sprout, and what is being done. */
export function Creating({ label }: { readonly label: string }) {
  return (
    <section className="child-step child-wait">
      <img src={sprout} alt="" width="120" height="120" />
      <Spinner label={label} visible />
    </section>
  );
}

type Props = {
  readonly onRetry: () => void;
  /** Back to what was answered; absent where nothing was asked. */
  readonly onAnswers?: () => void;
};

/** Nothing came back: said kindly, with the answers kept and another try (decision 021). */
export function Trouble({ onRetry, onAnswers }: Props) {
  const { t } = useLocale();
  return (
    <section className="child-step child-trouble">
      <img src={trouble} alt="" width="240" height="180" />
      <Title arrived>{t("luma.trouble")}</Title>
      <p role="alert">{t("luma.trouble.text")}</p>
      <div className="child-actions">
        {onAnswers && (
          <button type="button" className="child-button child-plain" onClick={onAnswers}>
            {t("luma.answers")}
          </button>
        )}
        <button type="button" className="child-button child-go" onClick={onRetry}>
          <RotateCcw aria-hidden="true" size={24} />
          <span>{t("common.retry")}</span>
        </button>
      </div>
    </section>
  );
}
