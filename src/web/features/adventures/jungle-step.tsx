import { ArrowRight } from "lucide-react";
import { useRef } from "react";
import { meantChoice } from "#domain/adventures/meant.ts";
import { type AdventureStep, textFor } from "#domain/adventures/step.ts";
import type { VoiceGuide } from "#domain/learner/guide.ts";
import type { Line } from "#domain/speech/line.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import type { CopyKey } from "#web/platform/copy.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Answer } from "#web/speech/answer.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { useMicrophone } from "#web/speech/microphone.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { useKeys } from "#web/ui/child/use-keys.ts";
import { Heading } from "./heading.tsx";
import { pics } from "./pictures.ts";
import { Stones } from "./stones.tsx";
import { stopOf } from "./stops.ts";
import { cueId, useOtherLanguage } from "./use-voiced.ts";

/** What happens at a step now: asked, waiting for an answer, praised, or on the way to the next. */
export type StepMoment = "prompt" | "waiting" | "praise" | "transition";

type Props = {
  readonly step: AdventureStep;
  readonly guide: VoiceGuide;
  readonly learner: Learner;
  readonly moment: StepMoment;
  readonly choice: string | null;
  readonly turn: number;
  readonly lineOf: (part: "prompt" | "praise" | "transition") => Line;
  /** Null for words of the child's own. */
  readonly onAnswer: (choice: string | null) => void;
  readonly onRepeat: () => void;
  readonly onNext: () => void;
};

/** §2 "a 'Tell the guide your story' voice button". */
const TELL: Readonly<Record<string, CopyKey>> = {
  story_tree: "adventure.story_tree.tell",
  crystal_cave: "adventure.crystal_cave.tell",
};

/** The step's card: the guide with the caption, icon, title and short text, and the ways to answer. */
export function JungleStep(props: Props) {
  const { step, guide, learner, moment, turn, lineOf, onAnswer, onRepeat } = props;
  const { language, t } = useLocale();
  const microphone = useMicrophone();
  const card = useRef<HTMLDivElement>(null);
  const isVoice = step.interactionType === "voice";
  const isAsking = moment === "prompt" || moment === "waiting";
  const isForbidden = microphone.state === "forbidden" || microphone.state === "unsupported";

  const answer = (choice: string | null) => {
    microphone.stop();
    microphone.clear();
    onAnswer(choice);
  };
  useKeys({
    choose: (at) => {
      const chosen = step.choices[at];
      if (isAsking && chosen !== undefined) answer(chosen.value);
    },
    repeat: onRepeat,
    talk: () => card.current?.querySelector<HTMLElement>(".speech-talk button")?.click(),
  });
  useOtherLanguage(onRepeat);

  const telling = TELL[step.id];
  const tell = telling === undefined ? undefined : t(telling, { guide: guide.name });
  const prompt = lineOf("prompt");
  const short = textFor(step.shortDescription, learner.age, language);
  const line =
    moment === "waiting" ? { ...prompt, text: short } : moment === "prompt" ? prompt : lineOf(moment);
  const stones = step.choices.map((choice) => ({ ...choice, label: choice.label[language] }));

  return (
    <div
      ref={card}
      className="adventure-card stack paper"
      data-moment={moment}
      data-kind={step.interactionType}
    >
      <Heading className="adventure-title row">
        <img src={pics[step.visualIcon]} alt="" width="44" height="44" />
        {step.title[language]}
      </Heading>
      <SpeakingGuide
        name={guide.name}
        picture={guide.picture}
        id={cueId({ part: isAsking ? "prompt" : moment, step: step.id })}
        line={line}
      />
      {isAsking ? (
        <div className="adventure-ways">
          {!isVoice && <Stones stones={stones} onChoose={answer} />}
          {(isVoice || !isForbidden) && (
            <div className="adventure-answer">
              <Answer
                guide={guide.name}
                age={learner.age}
                turn={isVoice ? turn : 0}
                isLong={isVoice}
                {...(tell !== undefined && { talk: { start: tell, stop: t("speech.talking") } })}
                onAnswer={(words) => answer(isVoice ? null : meantChoice(words, step.choices, language))}
              />
            </div>
          )}
          {isVoice && (
            <div className="adventure-or">
              <p>{t("adventure.pictures")}</p>
              <Stones stones={stones} onChoose={answer} />
            </div>
          )}
        </div>
      ) : (
        <Kept {...props} />
      )}
    </div>
  );
}

/** One leaf lands on the trail: the gem, what it is worth, and a way to go on at once. */
function Kept({ step, onNext }: Props) {
  const { t } = useLocale();
  return (
    <div className="adventure-kept">
      <p className="adventure-found row">
        <img src={stopOf(step.id).gem} alt="" width="84" height="84" />
        <span>{t("adventure.found")}</span>
      </p>
      <button
        type="button"
        className="child-button child-go"
        onClick={(event) => isSecondTap(event) || onNext()}
      >
        <span>{t("adventure.on")}</span>
        <ArrowRight aria-hidden="true" size={26} />
      </button>
    </div>
  );
}
