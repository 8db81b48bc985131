import { useEffect, useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { useVoice } from "#web/speech/voice.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import type { HelpCall } from "./calls.ts";
import { HelpPanel } from "./help-panel.tsx";
import { HandInHand } from "./pictures.tsx";
import { type HelpFor, useHelp } from "./use-help.ts";

/** How long the page says beside the button that a late call has arrived, in ms. */
const NEWS_MS = 20_000;

type Props = HelpFor & {
  /** The page falls silent and stops listening. */
  readonly onOpen?: () => void;
};

/**
 * "I need a grown-up". One tap tells the desk and shows what to do now: a frightened child does not tap twice, and a tap
 * by mistake costs a grown-up one look (decision 107).
 */
export function HelpButton({ onOpen, ...about }: Props) {
  const { t } = useLocale();
  const { stop } = useVoice();
  const help = useHelp(about);
  const [isShown, setShown] = useState(false);
  return (
    <>
      <p className="help-news" role="status">
        {!isShown && help.call !== null && <News key={`${help.call.reach}`} call={help.call} />}
      </p>
      <button
        type="button"
        className="help-button middle paper raised fixed"
        aria-haspopup="dialog"
        onClick={(event) => {
          if (isSecondTap(event)) return;
          stop();
          onOpen?.();
          help.press();
          setShown(true);
        }}
      >
        <HandInHand />
        <span className="read-only-aloud">{t("help.name")}</span>
      </button>
      {isShown && <HelpPanel call={help.call} onMistake={help.mistake} onClose={() => setShown(false)} />}
    </>
  );
}

/** What became of a call that could not be sent at once, for a child who went on meanwhile. */
function News({ call }: { readonly call: HelpCall }) {
  const { t } = useLocale();
  const [isOver, setOver] = useState(false);
  const { reach, isLate } = call;
  useEffect(() => {
    if (reach === null) return;
    const timer = setTimeout(() => setOver(true), NEWS_MS);
    return () => clearTimeout(timer);
  }, [reach]);
  if (!isLate || isOver || reach === "nobody") return null;
  return <span>{t(`help.chip.${reach ?? "waiting"}`)}</span>;
}
