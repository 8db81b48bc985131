import { Check } from "lucide-react";
import { useEffect } from "react";
import { guideByName } from "#content/learner/guides/everyone.ts";
import type { Visit } from "#domain/learner/coast/place.ts";
import type { LessonRecord } from "#domain/learner/lessons/record.ts";
import { guideLine } from "#domain/speech/line.ts";
import shell from "#web/assets/art/counter-shell.svg";
import { useHold } from "#web/child/learner/game.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { pictureUrl } from "#web/child/materials/picture.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { useAsked } from "#web/speech/use-asked.ts";
import { useVoice } from "#web/speech/voice.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { Title } from "#web/ui/child/title.tsx";

type Props = {
  readonly learner: Learner;
  readonly visit: Visit;
  readonly record: LessonRecord;
  /** How many visits the place has, and the how manieth this one was. */
  readonly visits: number;
  readonly count: number;
  readonly closeLabel: string;
  readonly onClose: () => void;
};

/** The one celebration of a visit: what was met there shines, a shell is laid, and something true is told. */
export function Found({ learner, visit, record, visits, count, closeLabel, onClose }: Props) {
  const { language, t } = useLocale();
  const { play } = useVoice();
  useHold();
  useEffect(() => play("badge"), [play]);
  const guide = guideByName(learner.guide);
  const line = guideLine(guide, visit.done, language);
  const { again } = useAsked(`found ${visit.id}`, line);
  return (
    <section className="child-step coast-found">
      <div className="coast-shine middle raised">
        <img src={pictureUrl(visit.picture)} alt="" width="180" height="180" />
      </div>
      <Title arrived>{t("coast.found")}</Title>
      <p className="coast-shells row centred paper" aria-hidden="true">
        {Array.from({ length: visits }, (_, at) => at).map((at) =>
          at < count ? (
            <img
              key={at}
              src={shell}
              alt=""
              width="56"
              height="56"
              data-new={at + 1 === count ? "" : undefined}
            />
          ) : (
            <i key={at} />
          ),
        )}
      </p>
      <SpeakingGuide
        name={guide.name}
        picture={guide.picture}
        id={`found ${visit.id}`}
        line={line}
        onRepeat={again}
      />
      <ul>
        {record.own > 0 && (
          <li>
            <Check aria-hidden="true" size={28} /> {t("coast.own", { count: record.own })}
          </li>
        )}
        {record.shown > 0 && <li>{t("coast.shown", { count: record.shown })}</li>}
      </ul>
      <div className="child-actions">
        <button
          type="button"
          className="child-button child-go"
          onClick={(event) => isSecondTap(event) || onClose()}
        >
          {closeLabel}
        </button>
      </div>
    </section>
  );
}
