import { useMachine } from "@xstate/react";
import { RotateCcw } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { fromPromise } from "xstate";
import type { Answers } from "#domain/flows/intake.ts";
import { onboardingMachine } from "#domain/flows/onboarding.ts";
import type { OnboardingItem } from "#domain/learner/assessment/questions.ts";
import type { VoiceGuide } from "#domain/learner/guide.ts";
import type { Pedagogy } from "#domain/learner/pedagogy.ts";
import type { Language } from "#domain/locale/language.ts";
import trouble from "#web/assets/art/trouble.svg";
import { type Assigned, answersOf, assign, freshSession } from "#web/child/learner/assignment.ts";
import { type Learner, studentOf } from "#web/child/learner/learner.ts";
import { keptTexts, tabPlace } from "#web/child/learner/tab-place.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Title } from "#web/ui/child/title.tsx";
import { Creating, Trouble } from "../notices.tsx";
import { OnboardingQuestion } from "./onboarding-question.tsx";

type Props = {
  readonly learner: Learner;
  readonly guide: VoiceGuide;
  readonly pedagogy: Pedagogy | null;
  readonly onAssigned: (assigned: Assigned) => void;
  readonly onBack: () => void;
};

/** The server's questions one by one, and the assignment of their answers (§4). What is known is not asked. */
export function Onboarding({ learner, guide, pedagogy, onAssigned, onBack }: Props) {
  const { language, t } = useLocale();
  const place = useMemo(() => tabPlace("onboarding", 1, learner), [learner]);
  const latest = useRef({ learner, pedagogy, language, onAssigned });
  useEffect(() => {
    latest.current = { learner, pedagogy, language, onAssigned };
  });
  const machine = useMemo(
    () =>
      onboardingMachine.provide({
        actors: {
          load: fromPromise<readonly OnboardingItem[], Language>(({ input }) =>
            api("GET /api/onboarding", { query: { language: input } }),
          ),
          assign: fromPromise<void, Answers>(async ({ input }) => {
            const now = latest.current;
            const made = await assignBy(now.learner, now.pedagogy, now.language, input);
            place.forget();
            latest.current.onAssigned(made);
          }),
        },
      }),
    [place],
  );
  const [state, send] = useMachine(machine, {
    input: {
      language,
      answers: keptTexts(place.read()?.answers),
      known: Object.keys(knownOf(learner).answers),
    },
  });
  const { items, index, answers } = state.context;
  useEffect(() => place.keep({ answers }), [place, answers]);
  useEffect(() => send({ type: "LANGUAGE", language }), [language, send]);

  if (state.matches("unavailable")) {
    return (
      <section className="child-step child-trouble">
        <img src={trouble} alt="" width="240" height="180" />
        <p role="alert">{t("learning.unavailable")}</p>
        <div className="child-actions">
          <button type="button" className="child-button child-go" onClick={() => send({ type: "RETRY" })}>
            <RotateCcw aria-hidden="true" size={24} />
            <span>{t("common.retry")}</span>
          </button>
        </div>
      </section>
    );
  }
  if (state.matches("assigning") || state.matches("done")) return <Creating />;
  if (state.matches("failed")) {
    return (
      <Trouble
        onRetry={() => send({ type: "RETRY" })}
        onAnswers={() => (items.length === 0 ? onBack() : send({ type: "PREVIOUS" }))}
      />
    );
  }
  const item = items[index];
  if (item === undefined) {
    return (
      <section className="child-step child-wait">
        <Title arrived={false}>{t("learning.loading")}</Title>
      </section>
    );
  }
  return (
    <OnboardingQuestion
      key={item.storeAs}
      item={item}
      items={items}
      index={index}
      answers={answers}
      guide={guide}
      age={learner.age}
      onAnswer={(value) => send({ type: "ANSWER", value })}
      onPrevious={() => send({ type: "PREVIOUS" })}
    />
  );
}

/** §7: the session of this flow is prefixed onboarding-. */
function assignBy(
  learner: Learner,
  pedagogy: Pedagogy | null,
  language: Language,
  answers: Answers,
): Promise<Assigned> {
  const known = knownOf(learner);
  const studentData = {
    ...studentOf(learner),
    interests: [...known.interests],
    ...(pedagogy === null ? {} : { pedagogy }),
  };
  const assessmentResponses = { ...known.answers, ...answers };
  return assign(freshSession("onboarding-"), { assessmentResponses, studentData }, language);
}

/** What this child's plan went by: the answers, by the question's id, and the interests. */
function knownOf({ assigned }: Learner) {
  const answers = assigned === null ? {} : answersOf(assigned);
  const interests = assigned?.plan.profile.interests ?? [];
  // The form says interests beside its answers.
  return { answers: interests.length === 0 ? answers : { interests, ...answers }, interests };
}
