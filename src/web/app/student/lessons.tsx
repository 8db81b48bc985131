import { ArrowRight } from "lucide-react";
import { lazy, useState } from "react";
import { catalogue } from "#content/catalogue/catalogue.ts";
import { guideByName } from "#content/learner/guides/everyone.ts";
import type { Part as DayPartName, Play } from "#domain/learner/day/day.ts";
import { earnedBy } from "#domain/learner/lessons/earned.ts";
import { readWeeks, WEEKS_KEY } from "#domain/packs/progress.ts";
import { award, useGame } from "#web/child/learner/game.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { keepLesson, keepPlayed } from "#web/features/learner/day/kept.ts";
import { usePractised } from "#web/features/practice/kept.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { MoreCopy } from "#web/platform/more-copy.tsx";
import { storage } from "#web/platform/storage.ts";
import { Calm } from "./calm.tsx";
import { Part } from "./part.tsx";
import type { Portal } from "./use-portal.ts";

const { weeks: WEEKS } = catalogue.littleExplorers;

const Intake = lazy(() =>
  import("#web/features/learner/questions/intake/intake.tsx").then((m) => ({ default: m.Intake })),
);
const FormPage = lazy(() =>
  import("#web/features/learner/questions/form/form.tsx").then((m) => ({ default: m.FormPage })),
);
const LearningStage = lazy(() => import("./learning-stage.tsx").then((m) => ({ default: m.LearningStage })));
const LessonRoom = lazy(() =>
  import("#web/features/learner/lessons/lesson-room.tsx").then((m) => ({ default: m.LessonRoom })),
);
const LessonShelf = lazy(() =>
  import("#web/features/learner/lessons/lesson-shelf.tsx").then((m) => ({ default: m.LessonShelf })),
);
const DayPart = lazy(() =>
  import("#web/features/learner/day/day-part.tsx").then((m) => ({ default: m.DayPart })),
);
const Overview = lazy(() =>
  import("#web/features/learner/path/overview.tsx").then((m) => ({ default: m.Overview })),
);

const JungleAdventure = lazy(() =>
  import("#web/features/adventures/jungle-adventure.tsx").then((m) => ({ default: m.JungleAdventure })),
);
const Coast = lazy(() => import("#web/features/learner/coast/coast.tsx").then((m) => ({ default: m.Coast })));
const FunTime = lazy(() =>
  import("#web/features/adventures/fun-time.tsx").then((m) => ({ default: m.FunTime })),
);
const GettingToKnowYou = lazy(() =>
  import("#web/features/adventures/getting-to-know-you.tsx").then((m) => ({ default: m.GettingToKnowYou })),
);
const ProgressPanel = lazy(() =>
  import("#web/features/rewards/progress-panel.tsx").then((m) => ({ default: m.ProgressPanel })),
);
const GrownUps = lazy(() =>
  import("#web/features/rewards/grown-ups.tsx").then((m) => ({ default: m.GrownUps })),
);

const JungleSchool = lazy(() => import("./chat-stage.tsx").then((m) => ({ default: m.ChatStage })));

const Practice = lazy(() =>
  import("#web/features/practice/practice.tsx").then((m) => ({ default: m.Practice })),
);

/** A part of today that a child chose, and what is played where it is play. */
export type Chosen = { readonly part: DayPartName; readonly play: Play | null };

type Props = {
  readonly portal: Portal;
  readonly learner: Learner;
  readonly stage: Portal["stage"];
  readonly chosen: Chosen | null;
  /** "Start My First Lesson". */
  readonly onFirstLesson: () => void;
};

/** What a child does once inside. Each part is fetched when it is first needed. */
export function Lessons({ portal, learner, stage, chosen, onFirstLesson }: Props) {
  const { t } = useLocale();
  const { game } = useGame(learner.id);
  /** The lesson that was chosen. */
  const [lesson, setLesson] = useState<string | null>(null);
  const perform = (id: string) => {
    setLesson(id);
    portal.send({ type: "LESSON" });
  };
  const played = (what: "practice" | "adventure") => {
    keepPlayed(learner.id, what);
    portal.send({ type: "DONE" });
  };
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
            <button type="button" className="child-button child-go" onClick={onFirstLesson}>
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
          <LearningStage
            learner={learner}
            onAssigned={portal.assigned}
            onGuide={portal.choseGuide}
            onAssessed={portal.assessed}
            onFinish={async () => {
              const hasNext = await portal.finishedModule();
              if (hasNext) award(learner.id, { kind: "milestone", type: "persistence" });
              return hasNext;
            }}
            onAdventure={() => portal.send({ type: "DONE" })}
            onLesson={perform}
          />
        </Part>
      );
    case "today":
      return chosen === null ? null : (
        <Part area="day">
          <Calm />
          <DayPart
            learner={learner}
            part={chosen.part}
            onEarned={(record) => award(learner.id, ...earnedBy(record))}
            onClose={() => portal.send({ type: "DONE" })}
          />
        </Part>
      );
    case "lessons":
      return (
        <Part area="lessons">
          <Calm />
          <LessonShelf learner={learner} onLesson={perform} />
        </Part>
      );
    case "lesson":
      return lesson === null ? null : (
        <Part area="lessons">
          <Calm />
          <LessonRoom
            learner={learner}
            lesson={lesson}
            onDone={(record) => {
              keepLesson(learner.id, lesson);
              award(learner.id, ...earnedBy(record));
            }}
            onClose={() => portal.send({ type: "DONE" })}
          />
        </Part>
      );
    case "gettingToKnowYou":
      return (
        <Part area="adventure">
          <GettingToKnowYou learner={learner} onDone={portal.gotToKnow} />
        </Part>
      );
    case "adventure":
      return (
        <Part area="adventure">
          <JungleAdventure
            learner={learner}
            award={(earned) => award(learner.id, earned)}
            points={game.totalPoints}
            panel={
              <Part area="rewards" isExtra>
                <ProgressPanel learner={learner} />
              </Part>
            }
            onDone={() => played("adventure")}
          />
        </Part>
      );
    case "coast":
      return (
        <Part area="coast">
          <Coast
            learner={learner}
            onDone={(record) => {
              keepPlayed(learner.id, "coast");
              award(learner.id, ...earnedBy(record), { kind: "discovery" });
            }}
            onDay={chosen?.play === "coast" ? () => portal.send({ type: "DONE" }) : undefined}
          />
        </Part>
      );
    case "funTime":
      return (
        <Part area="adventure">
          <FunTime
            learner={learner}
            award={(earned) => award(learner.id, earned)}
            onDone={() => played("adventure")}
          />
        </Part>
      );
    case "chat":
      return (
        <Part area="tutor">
          <JungleSchool
            learner={learner}
            isAllowed={portal.may("ai_chat")}
            onAskConsent={portal.askConsent}
            onPractise={() => portal.send({ type: "GO", to: "practice" })}
            onLesson={perform}
          />
        </Part>
      );
    case "practice":
      return (
        <Part area="practice">
          <Calm />
          <Practice
            learner={learner}
            onSolved={({ milestones }) =>
              award(
                learner.id,
                { kind: "practice_solved" },
                ...milestones.map((type) => ({ kind: "milestone", type }) as const),
              )
            }
            subject={chosen?.play === "math" || chosen?.play === "reading" ? chosen.play : undefined}
            onClose={() => played("practice")}
          />
        </Part>
      );
    case "grownUps":
      return (
        <Part area="rewards">
          <Calm />
          <MoreCopy area="practice" throws>
            <ForGrownUps portal={portal} learner={learner} />
          </MoreCopy>
        </Part>
      );
    default:
      return null;
  }
}

/** The page for grown-ups with what the other parts keep on the device. */
function ForGrownUps({ portal, learner }: Pick<Props, "portal" | "learner">) {
  const practised = usePractised(learner.id);
  return (
    <GrownUps
      learner={learner}
      weeks={{ done: readWeeks(storage.get(WEEKS_KEY), WEEKS).completed, total: WEEKS }}
      practice={practised}
      consent={{
        held: portal.held,
        onWithdrawn: portal.consentWithdrawn,
        onAllow: portal.askConsent,
      }}
      onBack={() => portal.send({ type: "BACK" })}
      onCleared={() => location.reload()}
    />
  );
}
