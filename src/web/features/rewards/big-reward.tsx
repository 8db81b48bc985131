import { ArrowRight } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { endAfter } from "./ending.ts";
import { signs } from "./pictures.ts";
import type { Told } from "./told.ts";

type Props = { readonly told: Told; readonly onEnd: () => void };

/** A badge or the trophy is the light at the end of the cave; anything smaller is a paper card by day. */
export function BigReward({ told, onEnd }: Props) {
  const { t } = useLocale();
  const { overlay, picture, kicker, title, text, rarity, extras, points } = told;
  const dialog = useRef<HTMLDialogElement>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  const id = useId();

  // Closed before it leaves the page, so that the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // Taps are heard as clicks, below: by then the finger is up, and lands on nothing underneath.
  useEffect(() => endAfter(overlay.time, () => end.current(), null), [overlay.time]);

  const inCave = overlay.kind === "badge" || ("lead" in overlay && overlay.lead === "trophy");
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, Enter and Space press the button
    <dialog
      ref={dialog}
      className="reward"
      data-look={inCave ? "cave" : "card"}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}more`}
      onClick={(event) => isSecondTap(event) || onEnd()}
      onClose={onEnd}
    >
      <div className="reward-sheet row centred anchor">
        <div className="reward-light">
          <img src={picture} alt="" width="240" height="240" />
        </div>
        {kicker !== null && <p className="reward-kicker">{kicker}</p>}
        <h2 id={`${id}title`}>{title}</h2>
        <div id={`${id}more`} className="reward-more">
          {text !== null && <p className="reward-text">{text}</p>}
          {rarity !== null && <p className="reward-rarity">{rarity}</p>}
          <ul>
            {points !== null && (
              <li className="reward-points">
                <img src={signs.seed} alt="" width="36" height="36" />
                {points}
              </li>
            )}
            {extras.map((extra) => (
              <li key={extra.id}>
                <img src={extra.picture} alt="" width="36" height="36" />
                {extra.text}
              </li>
            ))}
          </ul>
        </div>
        <button type="button" className="child-button child-go">
          <span>{t("rewards.goOn")}</span>
          <ArrowRight aria-hidden="true" size={26} />
        </button>
      </div>
    </dialog>
  );
}
