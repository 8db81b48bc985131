import { Check, MessageCircleQuestion } from "lucide-react";
import { useState } from "react";
import { pedagogyLabels } from "#content/curriculum/labels.ts";
import type { AssignmentResult } from "#domain/curriculum/assign.ts";
import type { VoiceGuide } from "#domain/learner/guide.ts";
import { pick } from "#domain/learner/skill.ts";
import { guideLine } from "#domain/speech/line.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Answer } from "#web/speech/answer.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { useMicrophone } from "#web/speech/microphone.tsx";
import { useVoice } from "#web/speech/voice.tsx";
import { Title } from "#web/ui/child/title.tsx";

type Props = {
  readonly plan: AssignmentResult;
  readonly guide: VoiceGuide;
  readonly age: number;
  readonly onGuides: () => void;
  readonly onShow: () => void;
  readonly onGames: () => void;
  readonly onAgain: () => void;
  readonly onFinish: () => void;
  readonly onAdventure: () => void;
};

/** §2 "Learning: module name, pedagogy badge, Learning Goals, Fun Activities", and the talk with the guide. */
export function Module({
  plan,
  guide,
  age,
  onGuides,
  onShow,
  onGames,
  onAgain,
  onFinish,
  onAdventure,
}: Props) {
  const { language, t } = useLocale();
  const voice = useVoice();
  const microphone = useMicrophone();
  const [prompt, setPrompt] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const [module] = plan.curriculumAssignment.assignedModules;
  if (module === undefined) return null;
  const text = prompt ?? t("learning.lesson.say", { module: module.module });
  const line = guideLine(guide, text, language);
  const ask = async () => {
    const next = pick(
      module.prompts.filter((each) => each !== prompt),
      Math.random,
    );
    if (next === undefined) return;
    microphone.stop();
    setSaid(null);
    setPrompt(next);
    const heard = await voice.say("module", guideLine(guide, next, language));
    if (heard !== "stopped") setTurn((now) => now + 1);
  };
  const hear = (words: string) => {
    setSaid(words);
    setPrompt(t("learning.lesson.heard"));
    void voice.say("module", guideLine(guide, t("learning.lesson.heard"), language));
  };

  return (
    <section className="child-step learning-question">
      <Title arrived>{module.module}</Title>
      <p className="learning-badge">{pedagogyLabels[module.pedagogy].title[language]}</p>
      <SpeakingGuide name={guide.name} picture={guide.picture} id="module" line={line} />
      <div className="child-actions learning-talk">
        <button type="button" className="child-button child-go" onClick={ask}>
          <MessageCircleQuestion aria-hidden="true" size={26} />
          <span>{t("learning.ask")}</span>
        </button>
      </div>
      <Answer
        guide={guide.name}
        age={age}
        turn={turn}
        talk={{ start: t("learning.talk.start"), stop: t("learning.talk.stop") }}
        onAnswer={hear}
      />
      {said !== null && (
        <p className="speech-said" role="status">
          <span>{t("speech.said")}</span> <q>{said}</q>
        </p>
      )}
      <div className="learning-columns">
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
      <div className="child-actions">
        <button type="button" className="child-button child-plain" onClick={onFinish}>
          <Check aria-hidden="true" size={24} />
          <span>{t("learning.finished")}</span>
        </button>
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
