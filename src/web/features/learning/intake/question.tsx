import { ArrowLeft, RotateCcw } from "lucide-react";
import { useState } from "react";
import { heardChoice } from "#domain/assessment/heard.ts";
import type { IntakeQuestion } from "#domain/assessment/questions.ts";
import type { VoiceGuide } from "#domain/learner/guide.ts";
import { guideLine } from "#domain/speech/line.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import type { Learner } from "#web/platform/learner.ts";
import { Answer } from "#web/speech/answer.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { useMicrophone } from "#web/speech/microphone.tsx";
import { useAsked } from "#web/speech/use-asked.ts";
import { useVoice } from "#web/speech/voice.tsx";
import { Choices } from "#web/ui/child/choices.tsx";
import { Title } from "#web/ui/child/title.tsx";
import { Meter } from "../meter.tsx";
import { useQuestionKeys } from "../use-question-keys.ts";

type Props = {
  readonly question: IntakeQuestion;
  readonly index: number;
  readonly total: number;
  readonly guide: VoiceGuide;
  readonly learner: Learner;
  readonly given: string | null;
  /** The answer was taken; the next question is on its way. */
  readonly isKept: boolean;
  readonly onAnswer: (value: string) => void;
  readonly onBack: () => void;
};

/** One question: said by the guide, answered by a tap, by voice or in writing. */
export function Question({ question, index, total, guide, learner, given, isKept, onAnswer, onBack }: Props) {
  const { language, t } = useLocale();
  const voice = useVoice();
  const microphone = useMicrophone();
  const [isUnheard, setUnheard] = useState(false);
  const line = guideLine(guide, question.voicePrompt[language], language);
  const id = `intake-${question.id}`;
  const { turn, again } = useAsked(id, line);

  const answer = (value: string) => {
    if (isKept) return;
    voice.stop();
    microphone.stop();
    voice.play("kept");
    onAnswer(value);
  };
  const choices = question.choices.map(({ value, label }) => ({ value, label: label[language] }));
  const takeHeard = (words: string) => {
    const found = heardChoice(words, choices);
    setUnheard(found === null);
    if (found !== null) answer(found.value);
  };

  useQuestionKeys({ choices: choices.map(({ value }) => value), onChoose: answer, onRepeat: again });

  return (
    <section className="child-step learning-question">
      <Meter label={t("learning.count", { at: index + 1, of: total })} index={index} total={total} />
      <Title arrived>{question.question[language]}</Title>
      <SpeakingGuide name={guide.name} picture={guide.picture} id={id} line={line} onRepeat={again} />
      {question.responseType === "choice" ? (
        <>
          <Choices
            kind="rows"
            chosen={given}
            choices={choices.map(({ value, label }) => ({ value, title: label }))}
            onChoose={answer}
          />
          {isUnheard && (
            <p className="speech-notice" role="status">
              {t("learning.unheard")}
            </p>
          )}
          <Answer
            isBeside
            guide={guide.name}
            age={learner.age}
            turn={turn}
            onSilence={again}
            onAnswer={takeHeard}
          />
        </>
      ) : (
        <Answer
          guide={guide.name}
          age={learner.age}
          turn={turn}
          onSilence={again}
          submit={t(index === total - 1 ? "learning.finish" : "learning.next")}
          onAnswer={answer}
        />
      )}
      <div className="child-actions">
        <button type="button" className="child-button child-plain" onClick={onBack}>
          <ArrowLeft aria-hidden="true" size={24} />
          <span>{t("learning.back")}</span>
        </button>
        <button type="button" className="child-button child-listen" onClick={again}>
          <RotateCcw aria-hidden="true" size={24} />
          <span>{t("learning.repeat")}</span>
        </button>
      </div>
    </section>
  );
}
