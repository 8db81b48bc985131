import { ChevronRight } from "lucide-react";
import { jungle } from "#content/adventures/jungle.ts";
import { TROPHY_POINTS } from "#domain/adventures/step.ts";
import type { VoiceGuide } from "#domain/learner/guide.ts";
import type { Line } from "#domain/speech/line.ts";
import badge from "#web/assets/art/badge-jungle-explorer.svg";
import seed from "#web/assets/art/sign-seed.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { useKeys } from "#web/ui/child/use-keys.ts";
import { Heading } from "./heading.tsx";
import { pics } from "./pictures.ts";
import { stopOf } from "./stops.ts";
import { cueId } from "./use-voiced.ts";

type Props = {
  readonly guide: VoiceGuide;
  readonly line: Line;
  readonly discoveries: number;
  readonly onRepeat: () => void;
  readonly onDone: () => void;
};

/** The badge is the light of the cave: it rises once, four gems appear, and one button leads on. */
export function JungleEnd({ guide, line, discoveries, onRepeat, onDone }: Props) {
  const { t } = useLocale();
  useKeys({ repeat: onRepeat });
  return (
    <section className="adventure-end row">
      <img className="adventure-badge" src={badge} alt="" width="352" height="384" />
      <div className="adventure-sheet">
        <Heading>{t("adventure.complete")}</Heading>
        <p className="adventure-badge-name">{t("adventure.badge")}</p>
        <ol className="adventure-gems" aria-hidden="true">
          {jungle.slice(0, discoveries).map(({ id, visualIcon }) => (
            <li key={id}>
              <img src={stopOf(id).gem} alt="" width="72" height="72" />
              <img src={pics[visualIcon]} alt="" width="30" height="30" />
            </li>
          ))}
        </ol>
        <p className="adventure-sum">{t("adventure.gems", { count: discoveries })}</p>
        <p className="adventure-trophy row-inline">
          <img src={seed} alt="" width="32" height="32" />
          {t("adventure.trophy", { points: TROPHY_POINTS })}
        </p>
      </div>
      <footer>
        <SpeakingGuide
          name={guide.name}
          picture={guide.picture}
          id={cueId({ part: "end", step: "complete" })}
          line={line}
        />
        <button
          type="button"
          className="child-button child-go"
          onClick={(event) => isSecondTap(event) || onDone()}
        >
          <span>{t("adventure.back")}</span>
          <ChevronRight aria-hidden="true" size={28} />
        </button>
      </footer>
    </section>
  );
}
