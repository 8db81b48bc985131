import { EyeOff, MessageCirclePlus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { QuietNight } from "./night.tsx";

type BarProps = {
  readonly onHide: () => void;
  readonly onBegin: () => void;
  /** It comes back because the child asked to see it again: reading goes on here. */
  readonly arrived: boolean;
};

/** After something grave: nobody who passes by has to read it, and the child need not stay in it. */
export function CareBar({ onHide, onBegin, arrived }: BarProps) {
  const { t } = useLocale();
  const hide = useFocus<HTMLButtonElement>(arrived);
  return (
    <div className="tutor-care">
      <button
        ref={hide}
        type="button"
        className="child-button"
        onClick={(event) => isSecondTap(event) || onHide()}
      >
        <EyeOff aria-hidden="true" size={28} />
        <span>{t("tutor.hide")}</span>
      </button>
      <button type="button" className="child-button" onClick={(event) => isSecondTap(event) || onBegin()}>
        <MessageCirclePlus aria-hidden="true" size={28} />
        <span>{t("tutor.begin")}</span>
      </button>
    </div>
  );
}

type CurtainProps = {
  readonly onShow: () => void;
  readonly onBegin: () => void;
  /** The child has just hidden it: the focus must not be lost with what went. */
  readonly arrived: boolean;
};

/** A calm picture in place of the conversation; of its words nothing is left in the page. */
export function Curtain({ onShow, onBegin, arrived }: CurtainProps) {
  const { t } = useLocale();
  const begin = useFocus<HTMLButtonElement>(arrived);
  return (
    <div className="tutor-curtain">
      <QuietNight />
      <p>{t("tutor.quiet")}</p>
      <button
        ref={begin}
        type="button"
        className="child-button child-go"
        onClick={(event) => isSecondTap(event) || onBegin()}
      >
        <MessageCirclePlus aria-hidden="true" size={28} />
        <span>{t("tutor.begin")}</span>
      </button>
      <button
        type="button"
        className="child-button child-plain"
        onClick={(event) => isSecondTap(event) || onShow()}
      >
        {t("tutor.show")}
      </button>
    </div>
  );
}

function useFocus<Place extends HTMLElement>(isWanted: boolean) {
  const place = useRef<Place>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival
  useEffect(() => {
    if (isWanted) place.current?.focus();
  }, []);
  return place;
}
