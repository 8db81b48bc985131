import { useMachine } from "@xstate/react";
import { ArrowRight } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { fromPromise } from "xstate";
import { sessionGuides } from "#content/learner/guides/cast.ts";
import { guideByName } from "#content/learner/guides/everyone.ts";
import { type DefaultProfile, voiceLearningMachine } from "#domain/flows/voice-learning.ts";
import { type AssessmentRecord, QUESTION_COUNTS } from "#domain/learner/assessment/questions.ts";
import type { SkillLevel } from "#domain/learner/skill.ts";
import { guideLine } from "#domain/speech/line.ts";
import { type Assigned, assign, freshSession } from "#web/child/learner/assignment.ts";
import { type Learner, studentOf } from "#web/child/learner/learner.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { useAsked } from "#web/speech/use-asked.ts";
import { useVoice } from "#web/speech/voice.tsx";
import { Title } from "#web/ui/child/title.tsx";
import { useWayBack } from "#web/ui/child/way-back.ts";
import { GuideChoice } from "../guide-choice.tsx";
import { Creating, Trouble } from "../notices.tsx";
import { Assessment } from "./assessment.tsx";
import { Chain } from "./chain.tsx";
import { Module, type ModuleLessons } from "./module.tsx";
import { Onboarding } from "./onboarding.tsx";
import { PedagogySelection } from "./pedagogy.tsx";

type Props = {
  readonly learner: Learner;
  readonly onAssigned: (assigned: Assigned) => void;
  readonly onGuide: (name: string) => void;
  readonly onAssessed: (record: AssessmentRecord) => void;
  /** The first module is completed. Resolves to false when the next one cannot be had now. */
  readonly onFinish: () => Promise<boolean>;
  readonly onAdventure: () => void;
  /** The lessons of a module; null where it has none. */
  readonly lessonsOf: (module: string) => ModuleLessons | null;
  /** Things to do after the five questions: what was shown, by subject, completes the record. */
  readonly showing: (onDone: (levels: ShownLevels) => void) => ReactNode;
};

/** Levels that a child has shown, by subject. */
export type ShownLevels = Readonly<Partial<Record<"math" | "reading", SkillLevel>>>;

/** The voice learning flow (§2): approach, onboarding, guide, lesson, assessment, complete. */
export function VoiceLearning({
  learner,
  onAssigned,
  onGuide,
  onAssessed,
  onFinish,
  onAdventure,
  lessonsOf,
  showing,
}: Props) {
  const { language, t } = useLocale();
  const voice = useVoice();
  const latest = useRef({ learner, language, onAssigned });
  useEffect(() => {
    latest.current = { learner, language, onAssigned };
  });
  const machine = useMemo(
    () =>
      voiceLearningMachine.provide({
        actors: {
          skip: fromPromise<void, DefaultProfile>(async ({ input }) => {
            const { learner: now, language: spoken } = latest.current;
            latest.current.onAssigned(await assignDefault(now, input, spoken));
          }),
        },
      }),
    [],
  );
  const hasModule = learner.assigned !== null;
  /** The five questions are answered, and things are being shown. */
  const [record, setRecord] = useState<AssessmentRecord | null>(null);
  const [state, send] = useMachine(machine, {
    input: {
      start: hasModule ? "learning" : "pedagogySelection",
      pedagogy: learner.assigned?.plan.profile.pedagogy ?? null,
      hasPlan: hasModule,
    },
  });
  const guide = guideByName(learner.guide);
  const plan = learner.assigned?.plan;
  const { stop, preload } = voice;
  useEffect(() => {
    const [module] = plan?.curriculumAssignment.assignedModules ?? [];
    const text = module && t("learning.lesson.say", { module: module.module });
    if (text !== undefined) preload(guideLine(guide, text, language));
  }, [plan, guide, language, t, preload]);
  const go = (event: Parameters<typeof send>[0]) => {
    stop();
    send(event);
  };

  useWayBack(state.can({ type: "BACK" }) ? state.value : null, () => go({ type: "BACK" }));

  switch (state.value) {
    case "pedagogySelection":
      return (
        <PedagogySelection
          guide={guide}
          chosen={state.context.pedagogy}
          onChoose={(pedagogy) => go({ type: "PEDAGOGY", pedagogy })}
          onGuides={() => go({ type: "CHANGE_GUIDE" })}
        />
      );
    case "onboarding":
      return (
        <Onboarding
          learner={learner}
          guide={guide}
          pedagogy={state.context.pedagogy}
          onAssigned={(assigned) => {
            onAssigned(assigned);
            send({ type: "ASSIGNED" });
          }}
          onBack={() => send({ type: "BACK" })}
        />
      );
    case "voiceSelection":
      return (
        <GuideChoice
          title={t("learning.guides.title")}
          say={t("learning.guides.ask")}
          learner={learner}
          guides={learner.age <= 6 ? sessionGuides.filter(({ name }) => name === "Luna") : sessionGuides}
          chosen={learner.guide}
          onChoose={(name) => {
            onGuide(name);
            go({ type: "GUIDE", guide: name });
          }}
        >
          <div className="child-actions">
            <button type="button" className="child-button child-plain" onClick={() => go({ type: "BACK" })}>
              {t("learning.back")}
            </button>
            <button type="button" className="child-button child-plain" onClick={() => go({ type: "SKIP" })}>
              {t("learning.guides.skip")}
            </button>
          </div>
        </GuideChoice>
      );
    case "skipping":
      return <Creating />;
    case "skipFailed":
      return <Trouble onRetry={() => go({ type: "SKIP" })} onAnswers={() => go({ type: "BACK" })} />;
    case "assessment": {
      const complete = (whole: AssessmentRecord) => {
        setRecord(null);
        onAssessed(whole);
        send({ type: "COMPLETED" });
      };
      if (record !== null)
        return showing((levels) => complete(withShown(record, levels, t("learning.assessment.title"))));
      return (
        <Assessment
          learner={learner}
          guide={guide}
          // Who has skipped a question is done; who has answered all of them shows a little.
          onDone={(said) =>
            Object.keys(said.responses).length < QUESTION_COUNTS.assessment ? complete(said) : setRecord(said)
          }
        />
      );
    }
    case "chain":
      return <Chain guide={guide} age={learner.age} onDone={() => go({ type: "COMPLETED" })} />;
    case "complete":
      return <Complete learner={learner} onAdventure={onAdventure} onBack={() => go({ type: "BACK" })} />;
    default:
      return plan === undefined ? (
        <Creating />
      ) : (
        <Module
          key={plan.curriculumAssignment.assignedModules[0]?.id}
          plan={plan}
          guide={guide}
          learner={learner}
          onGuides={() => go({ type: "CHANGE_GUIDE" })}
          onShow={() => go({ type: "SHOW" })}
          onGames={() => go({ type: "GAMES" })}
          onAgain={() => go({ type: "AGAIN" })}
          lessons={lessonsOf(plan.curriculumAssignment.assignedModules[0]?.id ?? "")}
          onFinish={() => {
            stop();
            return onFinish();
          }}
          onAdventure={() => {
            stop();
            onAdventure();
          }}
        />
      );
  }
}

function withShown(record: AssessmentRecord, levels: ShownLevels, question: string): AssessmentRecord {
  const shown = Object.entries(levels).map(
    ([subject, answer]) => [`${subject}_shown`, { question, answer, category: subject }] as const,
  );
  return { ...record, responses: { ...record.responses, ...Object.fromEntries(shown) } };
}

type CompleteProps = {
  readonly learner: Learner;
  readonly onAdventure: () => void;
  readonly onBack: () => void;
};

/** §2 "Complete: 'Great Job, {name}!'". */
function Complete({ learner, onAdventure, onBack }: CompleteProps) {
  const { language, t } = useLocale();
  const guide = guideByName(learner.guide);
  const { name } = learner;
  const line = guideLine(guide, t("learning.complete.say", { name }), language, { names: [name] });
  useAsked("complete", line);
  return (
    <section className="child-step learning-question">
      <Title arrived>{t("learning.complete", { name })}</Title>
      <SpeakingGuide name={guide.name} picture={guide.picture} id="complete" line={line} />
      <p className="child-lead">{t("learning.complete.text")}</p>
      <div className="child-actions">
        <button type="button" className="child-button child-plain" onClick={onBack}>
          {t("learning.lesson.back")}
        </button>
        <button type="button" className="child-button child-go" onClick={onAdventure}>
          <span>{t("learning.adventure")}</span>
          <ArrowRight aria-hidden="true" size={26} />
        </button>
      </div>
    </section>
  );
}

/** §4 "skipping the assessment with default profile values": no answers, so every default holds. */
function assignDefault(
  learner: Learner,
  { pedagogy, guide }: DefaultProfile,
  language: "en" | "es",
): Promise<Assigned> {
  const studentData = {
    ...studentOf(learner, guide ?? learner.guide),
    ...(pedagogy === null ? {} : { pedagogy }),
  };
  return assign(freshSession("onboarding-"), { assessmentResponses: {}, studentData }, language);
}
