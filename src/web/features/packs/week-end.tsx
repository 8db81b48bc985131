import { Check, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { weeklyPacks } from "#content/packs/weekly-packs.ts";
import type { WeekState } from "#domain/packs/progress.ts";
import leaf from "#web/assets/art/week-leaf.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";

type Props = {
  readonly week: number;
  readonly state: WeekState;
  readonly onComplete: () => void;
  readonly onOpen: (week: number) => void;
};

/** "Mark Week Complete", and once it is, one leaf and the way on. */
export function WeekEnd({ week, state, onComplete, onOpen }: Props) {
  const { t } = useLocale();
  const done = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);
  const isLast = week === weeklyPacks.length;

  // The button that was pressed is gone: the focus goes to what took its place.
  useEffect(() => {
    if (shown.current === "open" && state === "completed") done.current?.focus();
    shown.current = state;
  }, [state]);

  if (state !== "completed") {
    return (
      <div className="explorers-end">
        <button
          type="button"
          className="child-button child-go"
          onClick={(event) => isSecondTap(event) || onComplete()}
        >
          <Check aria-hidden="true" size={28} />
          <span>{t("explorers.mark")}</span>
        </button>
        <p className="explorers-note">{t("explorers.mark.text")}</p>
      </div>
    );
  }
  return (
    <div className="child-card explorers-done">
      <img className="explorers-landing" src={leaf} alt="" width="110" height="110" />
      <div>
        <h3 ref={done} tabIndex={-1}>
          {t("explorers.completed", { week })}
        </h3>
        <p>{t(isLast ? "explorers.completed.last" : "explorers.completed.text")}</p>
        {isLast ? (
          <a className="child-button child-go" href="#certificate">
            <span>{t("explorers.toCertificate")}</span>
            <ChevronRight aria-hidden="true" size={26} />
          </a>
        ) : (
          <button
            type="button"
            className="child-button child-go"
            onClick={(event) => isSecondTap(event) || onOpen(week + 1)}
          >
            <span>{t("explorers.toWeek", { week: week + 1 })}</span>
            <ChevronRight aria-hidden="true" size={26} />
          </button>
        )}
      </div>
    </div>
  );
}
