import { ArrowRight } from "lucide-react";
import { lazy } from "react";
import entryTall from "#web/assets/art/scene-entry-tall.svg";
import entryWide from "#web/assets/art/scene-entry-wide.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import type { Learner } from "#web/platform/learner.ts";
import { guideByName } from "#web/speech/guides.ts";
import { Backdrop } from "#web/ui/child/scene.tsx";
import { Part } from "./part.tsx";
import type { Portal } from "./use-portal.ts";

const Intake = lazy(() =>
  import("#web/features/learning/intake/intake.tsx").then((m) => ({ default: m.Intake })),
);
const FormPage = lazy(() =>
  import("#web/features/learning/form/form.tsx").then((m) => ({ default: m.FormPage })),
);
const VoiceLearning = lazy(() =>
  import("#web/features/learning/lesson/voice-learning.tsx").then((m) => ({ default: m.VoiceLearning })),
);
const Overview = lazy(() => import("#web/features/luma/overview.tsx").then((m) => ({ default: m.Overview })));

type Props = {
  readonly portal: Portal;
  readonly learner: Learner;
  readonly stage: Portal["stage"];
};

/** What a child does once inside. Each part is fetched when it is first needed. */
export function Lessons({ portal, learner, stage }: Props) {
  const { t } = useLocale();
  switch (stage) {
    case "intake":
      return (
        <Part area="learning">
          <Calm />
          <Intake learner={learner} onAssigned={portal.assigned} />
        </Part>
      );
    case "form":
      return (
        <Part area="learning">
          <Calm />
          <FormPage learner={learner} onAssigned={portal.assigned} />
        </Part>
      );
    case "summary":
      return learner.assigned === null ? null : (
        <Part area="luma">
          <Calm />
          <Overview
            plan={learner.assigned.plan}
            name={learner.name}
            guide={guideByName(learner.guide)}
            arrived
          >
            <button type="button" className="child-button child-go" onClick={portal.startFirstLesson}>
              <span>{t("student.home.learning.start")}</span>
              <ArrowRight aria-hidden="true" size={26} />
            </button>
          </Overview>
        </Part>
      );
    case "learning":
      return (
        <Part area="learning">
          <Calm />
          <VoiceLearning
            learner={learner}
            isFirst={portal.isFirstLesson}
            onAssigned={portal.assigned}
            onGuide={portal.choseGuide}
            onAssessed={portal.assessed}
            onAdventure={() => portal.send({ type: "DONE" })}
          />
        </Part>
      );
    default:
      return null;
  }
}

function Calm() {
  return <Backdrop wide={entryWide} tall={entryTall} />;
}
