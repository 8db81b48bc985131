import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { guideByName } from "#content/learner/guides/everyone.ts";
import { isToddler } from "#domain/learner/age.ts";
import { guideLine, YOUNG_MANNER } from "#domain/speech/line.ts";
import { useIsCovered } from "#web/child/learner/game.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { useAsked } from "#web/speech/use-asked.ts";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { Title } from "#web/ui/child/title.tsx";
import { useKeys } from "#web/ui/child/use-keys.ts";

type Props = {
  readonly learner: Learner;
  readonly part: "hello" | "outdoors" | "goodbye";
  readonly picture: string | undefined;
  readonly says: string;
  /** What is read where more is said than stands there. */
  readonly caption?: string;
  readonly go: string;
  readonly onDone: () => void;
  readonly children?: ReactNode;
};

/** A picture, what the guide says to it, and the way on. */
export function SpokenPage({ learner, part, picture, says, caption, go, onDone, children }: Props) {
  const { language, t } = useLocale();
  const guide = guideByName(learner.guide);
  const manner = isToddler(learner.age) ? { manner: YOUNG_MANNER } : {};
  const line = guideLine(guide, says, language, { ...manner, names: [learner.name] });
  const { again } = useAsked(`day ${part} ${says}`, line, !useIsCovered(learner.id));
  useKeys({ repeat: again });
  return (
    <section className="day-part child-step" data-part={part}>
      <Title arrived>{t(`day.part.${part}`)}</Title>
      <div className="day-card stack raised">
        {picture !== undefined && <img src={picture} alt="" width="220" height="220" />}
        <SpeakingGuide
          name={guide.name}
          picture={guide.picture}
          id={`day ${part} ${says}`}
          line={line}
          {...(caption === undefined ? {} : { caption })}
          onRepeat={again}
        />
        {children}
      </div>
      <div className="child-actions">
        <button
          type="button"
          className="child-button child-go"
          onClick={(event) => isSecondTap(event) || onDone()}
        >
          <span>{go}</span>
          <ArrowRight aria-hidden="true" size={26} />
        </button>
      </div>
    </section>
  );
}
