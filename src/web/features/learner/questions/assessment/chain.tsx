import { useMachine } from "@xstate/react";
import { ArrowRight } from "lucide-react";
import type { CSSProperties } from "react";
import { activityChains } from "#content/learner/questions/chains.ts";
import { chainMachine } from "#domain/flows/activity-chain.ts";
import { chainFor, chainReport } from "#domain/learner/assessment/chain.ts";
import type { VoiceGuide } from "#domain/learner/guide.ts";
import { guideLine } from "#domain/speech/line.ts";
import star from "#web/assets/art/sign-star.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { Answer } from "#web/speech/answer.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { useAsked } from "#web/speech/use-asked.ts";
import { useVoice } from "#web/speech/voice.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { Title } from "#web/ui/child/title.tsx";
import { useQuestionKeys } from "../use-question-keys.ts";

type Props = { readonly guide: VoiceGuide; readonly age: number; readonly onDone: () => void };

/** The older activity chain (§4): three games, and a report of strengths, areas to explore and activities. */
export function Chain({ guide, age, onDone }: Props) {
  const { language, t } = useLocale();
  const voice = useVoice();
  const chain = chainFor(activityChains, age);
  const [state, send] = useMachine(chainMachine);
  const stage = state.value;
  // The report is what "completing" announced: it is not said again.
  const part = stage === "completing" ? "complete" : stage;
  const line = guideLine(guide, chain.prompts[part][language], language);
  const id = `chain-${part}`;
  const { turn, again } = useAsked(id, line);
  useQuestionKeys({ onRepeat: again });

  const answer = (value: string) => {
    voice.stop();
    voice.play("kept");
    send({ type: "ANSWER", value });
  };
  if (stage === "complete") {
    const report = chainReport(chain, state.context.said, language);
    return (
      <section className="child-step learning-question">
        <Title arrived>{t("learning.report")}</Title>
        <div className="learning-columns stack full">
          {(["strengths", "areas", "activities"] as const)
            .filter((part) => report[part].length > 0)
            .map((part) => (
              <div key={part} className="child-card">
                <h2>{t(`learning.report.${part}`)}</h2>
                <ul>
                  {report[part].map((each) => (
                    <li key={each}>{each}</li>
                  ))}
                </ul>
              </div>
            ))}
        </div>
        <div className="child-actions">
          <button type="button" className="child-button child-go" onClick={onDone}>
            {t("learning.lesson.back")}
          </button>
        </div>
      </section>
    );
  }
  return (
    <section className="child-step learning-question" key={stage}>
      <Title arrived>{t(`learning.chain.title.${stage}`)}</Title>
      <SpeakingGuide name={guide.name} picture={guide.picture} id={id} line={line} onRepeat={again} />
      {stage === "counting" && chain.stars !== null && (
        <ul
          className="learning-stars stack paper"
          style={{ "--columns": chain.stars.columns } as CSSProperties}
          aria-label={t("learning.chain.title.counting")}
        >
          {Array.from({ length: chain.stars.rows * chain.stars.columns }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
            <li key={place}>
              <img src={star} alt="★" width="64" height="64" />
            </li>
          ))}
        </ul>
      )}
      {stage === "reading" && <p className="learning-sentence">{chain.sentence[language]}</p>}
      {stage !== "welcome" && stage !== "completing" && (
        <Answer guide={guide.name} age={age} turn={turn} onSilence={again} onAnswer={answer} />
      )}
      {stage !== "completing" && (
        <div className="child-actions">
          <button
            type="button"
            className={`child-button ${stage === "welcome" ? "child-go" : "child-plain"}`}
            onClick={(event) => {
              if (isSecondTap(event)) return;
              voice.stop();
              send({ type: "NEXT" });
            }}
          >
            <span>{t(stage === "welcome" ? "learning.chain.go" : "learning.chain.pass")}</span>
            <ArrowRight aria-hidden="true" size={26} />
          </button>
        </div>
      )}
    </section>
  );
}
