import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { clearDevice, withdrawConsents } from "#web/child/learner/clear-device.ts";
import { useLocale } from "#web/platform/i18n.tsx";

type Props = {
  /** The child who is here; null when nobody has said a name. */
  readonly learner: string | null;
  readonly onCleared: () => void;
};

/**
 * Asks once more, because it cannot be undone; the focus goes to the question and comes back. The school is told first: what
 * was allowed on this device is taken back there.
 */
export function ClearDevice({ learner, onCleared }: Props) {
  const { t } = useLocale();
  const [step, setStep] = useState<"closed" | "kept" | "asking" | "busy" | "failed">("closed");
  const question = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (step === "asking") question.current?.focus();
    if (step === "kept") opener.current?.focus();
  }, [step]);

  if (step === "closed" || step === "kept") {
    return (
      <button ref={opener} type="button" className="button grown-clear" onClick={() => setStep("asking")}>
        <Trash2 aria-hidden="true" size={22} />
        {t("rewards.grown.clear")}
      </button>
    );
  }
  const clear = () => {
    clearDevice();
    onCleared();
  };
  const tellAndClear = async () => {
    setStep("busy");
    try {
      await withdrawConsents(learner);
      clear();
    } catch {
      setStep("failed");
    }
  };
  const isBusy = step === "busy";
  return (
    <div className="grown-ask">
      <h3 ref={question} tabIndex={-1}>
        {t("rewards.grown.clear.ask")}
      </h3>
      <p>{t("rewards.grown.clear.text")}</p>
      {step === "failed" && <p role="alert">{t("rewards.grown.clear.failed")}</p>}
      <div className="grown-pair wraps flex">
        <button
          type="button"
          className="button button-paper"
          disabled={isBusy}
          onClick={() => setStep("kept")}
        >
          {t("rewards.grown.clear.no")}
        </button>
        {step === "failed" && (
          <button type="button" className="button button-paper" onClick={clear}>
            {t("rewards.grown.clear.here")}
          </button>
        )}
        <button
          type="button"
          className="button button-forest"
          disabled={isBusy}
          onClick={() => void tellAndClear()}
        >
          {t(isBusy ? "rewards.grown.clear.busy" : "rewards.grown.clear.yes")}
        </button>
      </div>
    </div>
  );
}
