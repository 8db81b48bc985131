import { useState } from "react";
import type { VoiceGuide } from "#domain/learner/guide.ts";
import { guideLine } from "#domain/speech/line.ts";
import type { HeardBy } from "#domain/speech/listening.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { faces } from "#web/speech/faces.ts";
import { ListenButton } from "#web/speech/listen-button.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";

type Props = {
  readonly guides: readonly VoiceGuide[];
  /** The one chosen before. */
  readonly chosen?: string | null;
  readonly onChoose: (name: string) => void;
  /** Given what becomes of the words of a guide who is listened to. */
  readonly onSaying?: (saying: Promise<HeardBy>) => void;
};

/** Guides to be heard and chosen; what is heard stands below the name. */
export function Guides({ guides, chosen = null, onChoose, onSaying }: Props) {
  const { language, t } = useLocale();
  const [heard, setHeard] = useState<string | null>(null);
  return (
    <ul className="child-guides stack full" data-alone={guides.length === 1 ? "" : undefined}>
      {guides.map((guide) => (
        <li
          key={guide.name}
          className="child-guide row raised anchor"
          data-chosen={guide.name === chosen ? "" : undefined}
        >
          <img src={faces[guide.picture]} alt="" width="120" height="120" />
          <h2>{guide.name}</h2>
          {guide.recommended && <p className="learning-recommended layer">{t("learning.recommended")}</p>}
          <p className="quiet">{guide.personality[language]}</p>
          <p className="child-caption" aria-live="polite">
            {heard === guide.name ? `“${guide.sample[language]}”` : guide.description[language]}
          </p>
          <div className="child-pair wraps flex centred full">
            <ListenButton
              id={`guide-${guide.name}`}
              line={guideLine(guide, guide.sample[language], language)}
              about={guide.name}
              onListen={() => setHeard(guide.name)}
              {...(onSaying && { onSaying })}
            />
            <button
              type="button"
              className="child-button child-choose"
              onClick={(event) => isSecondTap(event) || onChoose(guide.name)}
            >
              <span>{t("learning.choose")}</span>
              <span className="read-only-aloud">{guide.name}</span>
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}
