import { RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";

/** When the tutor says that it is still thinking, and when another try is offered, in ms (visual rules, "Waiting"). */
const STILL_MS = 6_000;
const OFFER_MS = 15_000;

type Props = {
  readonly guide: string;
  /** Nothing of the answer is there yet. */
  readonly isSilent: boolean;
  readonly onAgain: () => void;
};

/** Three seeds that sprout in turn while an answer is awaited. */
export function Thinking({ guide, isSilent, onAgain }: Props) {
  const { t } = useLocale();
  const [waited, setWaited] = useState<"short" | "still" | "long">("short");
  useEffect(() => {
    const timers = [
      setTimeout(() => setWaited("still"), STILL_MS),
      setTimeout(() => setWaited("long"), OFFER_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <>
      {isSilent && (
        <span className="tutor-seeds" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
      <span role="status" className={waited === "short" ? "read-only-aloud" : "tutor-patience"}>
        {t(
          waited === "short" ? "tutor.thinking" : waited === "still" ? "tutor.stillThinking" : "tutor.slow",
          {
            guide,
          },
        )}
      </span>
      {waited === "long" && (
        <button type="button" className="child-button child-plain" onClick={onAgain}>
          <RotateCcw aria-hidden="true" size={22} />
          <span>{t("tutor.tryAgain")}</span>
        </button>
      )}
    </>
  );
}
