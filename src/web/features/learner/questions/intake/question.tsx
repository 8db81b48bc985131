import { ArrowLeft, ArrowRight, RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { heardChoice } from "#domain/learner/assessment/heard.ts";
import type { IntakeQuestion } from "#domain/learner/assessment/questions.ts";
import type { VoiceGuide } from "#domain/learner/guide.ts";
import { guideLine } from "#domain/speech/line.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Answer } from "#web/speech/answer.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { useMicrophone } from "#web/speech/microphone.tsx";
import { useAsked } from "#web/speech/use-asked.ts";
import { useVoice } from "#web/speech/voice.tsx";
import { Choices } from "#web/ui/child/choices.tsx";
import { Title } from "#web/ui/child/title.tsx";
import { Meter } from "../meter.tsx";
import { useQuestionKeys } from "../use-question-keys.ts";
import { withPicture } from "../with-picture.ts";

type Props = {
  readonly question: IntakeQuestion;
  readonly index: number;
  readonly total: number;
  readonly guide: VoiceGuide;
  readonly learner: Learner;
  readonly given: string | null;
  /** `followUp`: the answer was taken and the guide says something to it; `kept`: the next question is on its way. */
  readonly stage: "asking" | "followUp" | "kept";
  readonly onAnswer: (value: string) => void;
  readonly onFollowed: () => void;
  readonly onBack: () => void;
};

/**
 * One question: said by the guide, answered by a tap, by voice or in writing. A tapped choice goes on at once (§5), but on
 * the last question, where it can still be changed before "Complete Journey" (decision 137).
 */
export function Question({
  question,
  index,
  total,
  guide,
  learner,
  given,
  stage,
  onAnswer,
  onFollowed,
  onBack,
}: Props) {
  const { language, t } = useLocale();
  const voice = useVoice();
  const microphone = useMicrophone();
  const [isUnheard, setUnheard] = useState(false);
  const isAsking = stage === "asking";
  const isLast = index === total - 1;
  const [marked, setMarked] = useState(given);
  // Between two questions the follow-up stands; the question is not asked a second time.
  const followUp = isAsking ? undefined : question.followUp;
  const line = guideLine(guide, (followUp ?? question.voicePrompt)[language], language);
  const id = followUp === undefined ? `intake-${question.id}` : `follow-up-${question.id}`;
  const { turn, again } = useAsked(id, line);
  const followed = useRef(onFollowed);
  useEffect(() => {
    followed.current = onFollowed;
  });
  useEffect(() => {
    if (stage === "followUp" && turn > 0) followed.current();
  }, [stage, turn]);

  const answer = (value: string) => {
    if (!isAsking) return;
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

  const choose = (value: string) => {
    if (isLast) setMarked(value);
    else answer(value);
  };

  useQuestionKeys({
    choices: isAsking ? choices.map(({ value }) => value) : [],
    onChoose: choose,
    onRepeat: again,
  });

  return (
    <section className="child-step learning-question">
      <Meter label={t("learning.count", { at: index + 1, of: total })} index={index} total={total} />
      <Title arrived>{question.question[language]}</Title>
      <SpeakingGuide name={guide.name} picture={guide.picture} id={id} line={line} onRepeat={again} />
      {question.responseType === "choice" ? (
        <>
          <Choices
            kind="rows"
            chosen={isLast && isAsking ? marked : given}
            choices={choices.map(withPicture)}
            onChoose={choose}
          />
          {isUnheard && isAsking && (
            <p className="speech-notice" role="status">
              {t("learning.unheard")}
            </p>
          )}
          {isAsking && (
            <Answer
              isBeside
              guide={guide.name}
              age={learner.age}
              turn={turn}
              onSilence={again}
              onAnswer={takeHeard}
            />
          )}
          {isLast && (
            <button
              type="button"
              className="child-button child-go"
              disabled={marked === null}
              onClick={() => marked !== null && answer(marked)}
            >
              {t("learning.finish")}
            </button>
          )}
        </>
      ) : isAsking ? (
        <Answer
          guide={guide.name}
          age={learner.age}
          turn={turn}
          onSilence={again}
          submit={t(isLast ? "learning.finish" : "learning.next")}
          onAnswer={answer}
        />
      ) : (
        <p className="speech-said">
          <span>{t("speech.said")}</span> <q>{given}</q>
        </p>
      )}
      {stage === "followUp" && (
        <button
          type="button"
          className="child-button child-go"
          onClick={() => {
            voice.stop();
            onFollowed();
          }}
        >
          <span>{t("learning.next")}</span>
          <ArrowRight aria-hidden="true" size={26} />
        </button>
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
