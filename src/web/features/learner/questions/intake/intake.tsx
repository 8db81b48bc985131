import { useMachine } from "@xstate/react";
import { useEffect, useMemo, useRef } from "react";
import { fromPromise } from "xstate";
import { intakeGuides } from "#content/learner/guides/cast.ts";
import { intake } from "#content/learner/questions/intake.ts";
import { type Answers, intakeMachine } from "#domain/flows/intake.ts";
import type { Language } from "#domain/locale/language.ts";
import { type Assigned, assign, freshSession } from "#web/child/learner/assignment.ts";
import { type Learner, studentOf } from "#web/child/learner/learner.ts";
import { keptTexts, tabPlace } from "#web/child/learner/tab-place.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { GuideChoice } from "../guide-choice.tsx";
import { Creating, Trouble } from "../notices.tsx";
import { Question } from "./question.tsx";

type Props = {
  readonly learner: Learner;
  readonly onAssigned: (assigned: Assigned) => void;
};

/** The voice-guided intake (§2): a guide, eight questions, and the assignment with the chosen voice. */
export function Intake({ learner, onAssigned }: Props) {
  const { language, t } = useLocale();
  const place = useMemo(() => tabPlace("intake", 1, learner), [learner]);
  const latest = useRef({ learner, language, onAssigned });
  useEffect(() => {
    latest.current = { learner, language, onAssigned };
  });

  const machine = useMemo(
    () =>
      intakeMachine.provide({
        actors: {
          assign: fromPromise<void, { guide: string; answers: Answers }>(async ({ input }) => {
            const now = latest.current;
            const made = await assignBy(now.learner, now.language, input);
            place.forget();
            latest.current.onAssigned(made);
          }),
        },
      }),
    [place],
  );
  const [state, send] = useMachine(machine, {
    input: {
      questions: intake.map(({ id }) => id),
      followUps: intake.flatMap(({ id, followUp }) => (followUp === undefined ? [] : [id])),
      ...kept(place),
    },
  });
  const { index, guide, answers } = state.context;
  useEffect(() => place.keep({ guide, answers }), [place, guide, answers]);

  const question = intake[index];
  // §5 "Guide choice for age 6 or under is only luna".
  const guides = learner.age <= 6 ? intakeGuides.filter(({ name }) => name === "Luna") : intakeGuides;
  const speaking = guides.find(({ name }) => name === guide) ?? guides[0];

  if (state.matches("assigning") || state.matches("done")) return <Creating />;
  if (state.matches("failed")) {
    return <Trouble onRetry={() => send({ type: "RETRY" })} onAnswers={() => send({ type: "PREVIOUS" })} />;
  }
  if (state.matches("choosingGuide") || question === undefined || speaking === undefined) {
    return (
      <GuideChoice
        title={t("learning.guides")}
        say={t("learning.guides.say")}
        learner={learner}
        guides={guides}
        onChoose={(name) => send({ type: "GUIDE", name })}
      />
    );
  }
  return (
    <Question
      key={question.id}
      question={question}
      index={index}
      total={intake.length}
      guide={speaking}
      learner={learner}
      given={answers[question.id] ?? null}
      stage={state.matches("followingUp") ? "followUp" : state.matches("between") ? "kept" : "asking"}
      onAnswer={(value) => send({ type: "ANSWER", value })}
      onFollowed={() => send({ type: "FOLLOWED" })}
      onBack={() => send({ type: "PREVIOUS" })}
    />
  );
}

/** §7: the session of this flow is prefixed voice-guided-. */
function assignBy(
  learner: Learner,
  language: Language,
  { guide, answers }: { readonly guide: string; readonly answers: Answers },
): Promise<Assigned> {
  const assessmentResponses = Object.fromEntries(
    intake.flatMap(({ id, question, category }) =>
      answers[id] === undefined
        ? []
        : [[id, { question: question[language], answer: answers[id], category }] as const],
    ),
  );
  return assign(
    freshSession("voice-guided-"),
    { assessmentResponses, studentData: studentOf(learner, guide) },
    language,
  );
}

function kept(place: ReturnType<typeof tabPlace>) {
  const found = place.read();
  if (found === null) return {};
  const guide = intakeGuides.find(({ name }) => name === found.guide)?.name ?? null;
  return { kept: { guide, answers: keptTexts(found.answers) } };
}
