import { ArrowLeft, RotateCcw } from "lucide-react";
import { useState } from "react";
import type { Answers } from "#domain/flows/intake.ts";
import { heardChoice, heardNumber } from "#domain/learner/assessment/heard.ts";
import { chipText } from "#domain/learner/assessment/progress.ts";
import type { OnboardingItem } from "#domain/learner/assessment/questions.ts";
import type { VoiceGuide } from "#domain/learner/guide.ts";
import { guideLine, PAGE_MANNER } from "#domain/speech/line.ts";
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
import { NumberGrid } from "./number-grid.tsx";

type Props = {
  readonly item: OnboardingItem;
  readonly items: readonly OnboardingItem[];
  readonly index: number;
  readonly answers: Answers;
  readonly guide: VoiceGuide;
  readonly age: number;
  readonly onAnswer: (value: string) => void;
  readonly onPrevious: () => void;
};

/** One of the server's questions: spoken, answered by tap, number, voice or in writing (§2, §5). */
export function OnboardingQuestion(props: Props) {
  const { item, items, index, answers, guide, age, onAnswer, onPrevious } = props;
  const { language, t } = useLocale();
  const voice = useVoice();
  const microphone = useMicrophone();
  const [isUnheard, setUnheard] = useState(false);
  const id = `onboarding-${item.storeAs}`;
  // §7 "fable: speed 0.9 … onboarding prompts", whoever guides.
  const line = guideLine(guide, item.voicePrompt, language, { manner: PAGE_MANNER });
  const { turn, again } = useAsked(id, line);
  const given = answers[item.storeAs] ?? null;

  const answer = (value: string) => {
    voice.stop();
    microphone.stop();
    voice.play("kept");
    onAnswer(value);
  };
  const choices = item.options.map((value, place) => ({ value, label: item.labels[place] ?? value }));
  const takeHeard = (words: string) => {
    const number = item.responseType === "number" ? heardNumber(words) : null;
    const found = number === null ? heardChoice(words, choices)?.value : String(number);
    setUnheard(found === undefined);
    if (found !== undefined) answer(found);
  };
  useQuestionKeys({
    // On the grid of numbers the place of a number is not the number.
    choices: item.responseType === "choice" ? item.options : [],
    onChoose: answer,
    onRepeat: again,
  });
  const chips = items.filter(({ storeAs }) => answers[storeAs] !== undefined);

  return (
    <section className="child-step learning-question">
      <Meter
        label={t("learning.count", { at: index + 1, of: items.length })}
        index={index}
        total={items.length}
      />
      <Title arrived isSpoken>
        {item.voicePrompt}
      </Title>
      <SpeakingGuide name={guide.name} picture={guide.picture} id={id} line={line} onRepeat={again} />
      {item.responseType === "choice" && (
        <Choices kind="rows" chosen={given} choices={choices.map(withPicture)} onChoose={answer} />
      )}
      {item.responseType === "number" && <NumberGrid chosen={given} onAnswer={answer} />}
      {item.responseType === "text" ? (
        <Answer
          guide={guide.name}
          age={age}
          turn={turn}
          onSilence={again}
          submit={t("learning.submit")}
          onAnswer={answer}
        />
      ) : (
        <Answer isBeside guide={guide.name} age={age} turn={turn} onSilence={again} onAnswer={takeHeard} />
      )}
      {isUnheard && (
        <p className="speech-notice" role="status">
          {t("learning.unheard")}
        </p>
      )}
      <div className="child-actions">
        {index > 0 && (
          <button
            type="button"
            className="child-button child-plain"
            onClick={() => {
              voice.stop();
              onPrevious();
            }}
          >
            <ArrowLeft aria-hidden="true" size={24} />
            <span>{t("learning.previous")}</span>
          </button>
        )}
        <button type="button" className="child-button child-listen" onClick={again}>
          <RotateCcw aria-hidden="true" size={24} />
          <span>{t("learning.repeat")}</span>
        </button>
      </div>
      {chips.length > 0 && (
        <div className="learning-chips stack paper">
          <h2>{t("learning.progress")}</h2>
          <ul className="child-chips wraps flex centred">
            {chips.map(({ storeAs, options, labels }) => {
              const value = answers[storeAs] ?? "";
              const at = options.indexOf(value);
              return <li key={storeAs}>{chipText(labels[at] ?? value)}</li>;
            })}
          </ul>
        </div>
      )}
    </section>
  );
}
