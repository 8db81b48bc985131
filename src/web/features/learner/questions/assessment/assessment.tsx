import { useMachine } from "@xstate/react";
import { useEffect, useMemo, useRef } from "react";
import { encouragements, spokenAssessment } from "#content/learner/questions/assessment.ts";
import type { Answers } from "#domain/flows/intake.ts";
import { assessmentMachine } from "#domain/flows/spoken-assessment.ts";
import { heardChoice } from "#domain/learner/assessment/heard.ts";
import { encouragement } from "#domain/learner/assessment/progress.ts";
import type { AssessmentRecord } from "#domain/learner/assessment/questions.ts";
import type { VoiceGuide } from "#domain/learner/guide.ts";
import { guideLine } from "#domain/speech/line.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { keptTexts, tabPlace } from "#web/child/learner/tab-place.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Answer } from "#web/speech/answer.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { useAsked } from "#web/speech/use-asked.ts";
import { useVoice } from "#web/speech/voice.tsx";
import { Choices } from "#web/ui/child/choices.tsx";
import { Title } from "#web/ui/child/title.tsx";
import { Meter } from "../meter.tsx";
import { useQuestionKeys } from "../use-question-keys.ts";
import { withPicture } from "../with-picture.ts";

type Props = {
  readonly learner: Learner;
  readonly guide: VoiceGuide;
  readonly onDone: (record: AssessmentRecord) => void;
};

const IDS = spokenAssessment.map(({ id }) => id);

/** "Show what I know": five spoken questions with encouragement (§4), optional, with Skip. */
export function Assessment({ learner, guide, onDone }: Props) {
  const { language, t } = useLocale();
  const voice = useVoice();
  const place = useMemo(() => tabPlace("assessment", 1, learner), [learner]);
  const [state, send] = useMachine(assessmentMachine, {
    input: {
      questions: IDS,
      answers: keptTexts(place.read()?.answers),
      encourage: () => encouragements.indexOf(encouragement(encouragements, Math.random)),
    },
  });
  const { index, answers, encouragement: praise } = state.context;
  useEffect(() => place.keep({ answers }), [place, answers]);

  const question = spokenAssessment[index];
  if (question === undefined) throw new Error("There is no such question.");
  const isPraising = !state.matches("asking");
  const said = praise === null ? "" : (encouragements[praise]?.[language] ?? "");
  const text = isPraising ? said : question.voicePrompt[language];
  const id = isPraising ? `praise-${question.id}` : `assessment-${question.id}`;
  const line = guideLine(guide, text, language);
  const { turn, again } = useAsked(id, line);
  // The encouragement was heard or read; `turn` rises with it, or at once where nothing could be said.
  useEffect(() => {
    if (turn > 0 && isPraising) send({ type: "ENCOURAGED" });
  }, [turn, isPraising, send]);

  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (state.status !== "done") return;
    place.forget();
    done.current(recordOf(learner, guide, state.context.answers, language));
  }, [state.status, state.context.answers, place, learner, guide, language]);

  const answer = (value: string) => {
    voice.stop();
    voice.play("kept");
    send({ type: "ANSWER", value });
  };
  const choices = question.choices.map(({ value, label }) => ({ value, label: label[language] }));
  useQuestionKeys({
    choices: isPraising ? [] : choices.map(({ value }) => value),
    onChoose: answer,
    onRepeat: again,
  });
  return (
    <section className="child-step learning-question">
      <Meter
        label={t("learning.count", { at: index + 1, of: IDS.length })}
        index={index}
        total={IDS.length}
      />
      <Title key={id} arrived>
        {t("learning.assessment.title")}
      </Title>
      <SpeakingGuide
        name={guide.name}
        picture={guide.picture}
        id={id}
        line={line}
        {...(!isPraising && { onRepeat: again })}
      />
      {isPraising ? (
        <button
          type="button"
          className="child-button child-go"
          onClick={() => {
            voice.stop();
            send({ type: "ENCOURAGED" });
          }}
        >
          {t("learning.next")}
        </button>
      ) : (
        <>
          <Answer
            key={question.id}
            guide={guide.name}
            age={learner.age}
            turn={turn}
            onSilence={again}
            // What was said is kept as it was said; a choice that is meant by it counts as that choice.
            onAnswer={(words) => answer(heardChoice(words, choices)?.value ?? words)}
          />
          <Choices
            kind="rows"
            chosen={answers[question.id] ?? null}
            choices={choices.map(withPicture)}
            onChoose={answer}
          />
        </>
      )}
      <div className="child-actions">
        <button type="button" className="child-button child-plain" onClick={() => send({ type: "SKIP" })}>
          {t("learning.assessment.skip")}
        </button>
      </div>
    </section>
  );
}

function recordOf(
  { name, age }: Learner,
  guide: VoiceGuide,
  answers: Answers,
  language: "en" | "es",
): AssessmentRecord {
  return {
    studentName: name,
    studentAge: age,
    responses: Object.fromEntries(
      spokenAssessment.flatMap(({ id, voicePrompt, category }) =>
        answers[id] === undefined
          ? []
          : [[id, { question: voicePrompt[language], answer: answers[id], category }] as const],
      ),
    ),
    selectedVoice: guide.name,
    completedAt: new Date().toISOString(),
  };
}
