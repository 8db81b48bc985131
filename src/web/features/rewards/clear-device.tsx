import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { clearDevice } from "#web/platform/clear-device.ts";
import { useLocale } from "#web/platform/i18n.tsx";

/** Asks once more, because it cannot be undone; the focus goes to the question and comes back. */
export function ClearDevice({ onCleared }: { readonly onCleared: () => void }) {
  const { t } = useLocale();
  const [asks, setAsks] = useState<boolean | null>(null);
  const question = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asks === true) question.current?.focus();
    if (asks === false) opener.current?.focus();
  }, [asks]);

  if (asks !== true) {
    return (
      <button ref={opener} type="button" className="button grown-clear" onClick={() => setAsks(true)}>
        <Trash2 aria-hidden="true" size={22} />
        {t("rewards.grown.clear")}
      </button>
    );
  }
  return (
    <div className="grown-ask">
      <h3 ref={question} tabIndex={-1}>
        {t("rewards.grown.clear.ask")}
      </h3>
      <p>{t("rewards.grown.clear.text")}</p>
      <div className="grown-pair">
        <button type="button" className="button button-paper" onClick={() => setAsks(false)}>
          {t("rewards.grown.clear.no")}
        </button>
        <button
          type="button"
          className="button button-forest"
          onClick={() => {
            clearDevice();
            onCleared();
          }}
        >
          {t("rewards.grown.clear.yes")}
        </button>
      </div>
    </div>
  );
}
