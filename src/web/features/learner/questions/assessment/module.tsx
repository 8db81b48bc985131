import { Check, MessageCircleQuestion } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { pedagogyLabels } from "#content/learner/curriculum/labels.ts";
import type { AssignmentResult } from "#domain/learner/curriculum/assign.ts";
import type { VoiceGuide } from "#domain/learner/guide.ts";
import { pick } from "#domain/learner/skill.ts";
import { guideLine } from "#domain/speech/line.ts";
import { useIsCovered } from "#web/child/learner/game.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Answer } from "#web/speech/answer.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { useMicrophone } from "#web/speech/microphone.tsx";
import { useAsked } from "#web/speech/use-asked.ts";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { Title } from "#web/ui/child/title.tsx";
import { useQuestionKeys } from "../use-question-keys.ts";

type Props = {
  readonly plan: AssignmentResult;
  readonly guide: VoiceGuide;
  readonly learner: Learner;
  readonly onGuides: () => void;
  readonly onShow: () => void;
  readonly onGames: () => void;
  readonly onAgain: () => void;
  /** Resolves to false when the next lesson cannot be had now. */
  readonly onFinish: () => Promise<boolean>;
  readonly onAdventure: () => void;
  /** The module's lessons; null where it has none. */
  readonly lessons: ModuleLessons | null;
};

/** The cards of a module's lessons, and how many of them were not done yet. */
export type ModuleLessons = { readonly cards: ReactNode; readonly left: number };

/** What the guide says now, named and not worded: the language may change while it stands. */
type Said = { readonly part: "opening" } | { readonly part: "prompt" | "thanks"; readonly at: number };

/** §2 "Learning: module name, pedagogy badge, Learning Goals, Fun Activities", and the talk with the guide. */
export function Module({
  plan,
  guide,
  learner,
  onGuides,
  onShow,
  onGames,
  onAgain,
  onFinish,
  onAdventure,
  lessons,
}: Props) {
  const { language, t } = useLocale();
  const microphone = useMicrophone();
  const isCovered = useIsCovered(learner.id);
  const [now, setNow] = useState<Said>({ part: "opening" });
  const [said, setSaid] = useState<string | null>(null);
  const [isStuck, setStuck] = useState(false);
  const isFinishing = useRef(false);
  const [module] = plan.curriculumAssignment.assignedModules;
  const { prompts = [], module: name = "" } = module ?? {};
  const text =
    now.part === "opening"
      ? t("learning.lesson.say", { module: name })
      : now.part === "thanks"
        ? t("learning.lesson.heard")
        : (prompts[now.at] ?? "");
  const line = guideLine(guide, text, language);
  const id = now.part === "opening" ? "module" : `module-${now.part}-${now.at}`;
  const { turn, again } = useAsked(id, line, !isCovered);
  useQuestionKeys({ onRepeat: again });
  if (module === undefined) return null;

  /** §2 "speaks a random prompt", another one than the last. */
  const ask = () => {
    const places = prompts.map((_, at) => at);
    const at = pick(
      places.filter((each) => now.part !== "prompt" || each !== now.at),
      Math.random,
    );
    microphone.stop();
    setSaid(null);
    if (at === undefined) again();
    else setNow({ part: "prompt", at });
  };
  const hear = (words: string) => {
    setSaid(words);
    setNow({ part: "thanks", at: now.part === "thanks" ? now.at + 1 : 0 });
  };
  const finish = async () => {
    if (isFinishing.current) return;
    isFinishing.current = true;
    setStuck(!(await onFinish()));
    isFinishing.current = false;
  };

  return (
    <section className="child-step learning-question">
      <Title arrived>{module.module}</Title>
      <p className="learning-badge">{pedagogyLabels[module.pedagogy].title[language]}</p>
      <SpeakingGuide name={guide.name} picture={guide.picture} id={id} line={line} onRepeat={again} />
      <div className="child-actions learning-talk">
        <button type="button" className="child-button child-go" onClick={ask}>
          <MessageCircleQuestion aria-hidden="true" size={26} />
          <span>{t("learning.ask")}</span>
        </button>
      </div>
      <Answer
        guide={guide.name}
        age={learner.age}
        // Only what was asked waits for an answer.
        turn={now.part === "prompt" ? turn : 0}
        talk={{ start: t("learning.talk.start"), stop: t("learning.talk.stop") }}
        onAnswer={hear}
      />
      {said !== null && (
        <p className="speech-said" role="status">
          <span>{t("speech.said")}</span> <q>{said}</q>
        </p>
      )}
      {lessons !== null && (
        <>
          <h2 className="learning-lessons">{t("learning.lessons")}</h2>
          {lessons.cards}
        </>
      )}
      <div className="learning-columns stack full">
        <div className="child-card">
          <h2>{t("learning.goals")}</h2>
          <ul>
            {module.goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
        </div>
        <div className="child-card">
          <h2>{t("learning.activities")}</h2>
          <ul>
            {module.activities.map((activity) => (
              <li key={activity}>{activity}</li>
            ))}
          </ul>
          {module.adaptation !== "" && (
            <p>
              <b>{t("learning.level")}:</b> {module.adaptation}
            </p>
          )}
        </div>
      </div>
      {lessons !== null && lessons.left > 0 && (
        <p className="child-lead">{t("learning.lessons.left", { count: lessons.left })}</p>
      )}
      {isStuck && (
        <p className="speech-notice" role="status">
          {t("learning.finished.later")}
        </p>
      )}
      <div className="child-actions">
        {(lessons?.left ?? 0) === 0 && (
          <button
            type="button"
            className="child-button child-plain"
            onClick={(event) => isSecondTap(event) || finish()}
          >
            <Check aria-hidden="true" size={24} />
            <span>{t("learning.finished")}</span>
          </button>
        )}
        <button type="button" className="child-button child-plain" onClick={onShow}>
          {t("learning.show")}
        </button>
        <button type="button" className="child-button child-plain" onClick={onGames}>
          {t("learning.games")}
        </button>
        <button type="button" className="child-button child-plain" onClick={onGuides}>
          {t("learning.guides.change")}
        </button>
        <button type="button" className="child-button child-plain" onClick={onAgain}>
          {t("learning.again")}
        </button>
        <button type="button" className="child-button child-go" onClick={onAdventure}>
          {t("learning.adventure")}
        </button>
      </div>
    </section>
  );
}
