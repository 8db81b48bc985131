import { useMachine } from "@xstate/react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { jungle, jungleEnd } from "#content/adventures/jungle.ts";
import { guideByName } from "#content/learner/guides/everyone.ts";
import { softenings } from "#content/learner/guides/praise.ts";
import { textFor } from "#domain/adventures/step.ts";
import {
  type AdventureAward,
  type AdventureProgress,
  adventureMachine,
  NO_ADVENTURE,
} from "#domain/flows/adventure.ts";
import type { Cue } from "#domain/flows/spoken.ts";
import { softenPraise } from "#domain/learner/praise.ts";
import { guideLine, PAGE_MANNER } from "#domain/speech/line.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { tabPlace } from "#web/child/learner/tab-place.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { isRecord } from "#web/platform/record.ts";
import { useVoice } from "#web/speech/voice.tsx";
import { Backdrop } from "#web/ui/child/scene.tsx";
import { JungleEnd } from "./jungle-end.tsx";
import { JungleStep, type StepMoment } from "./jungle-step.tsx";
import { stopOf } from "./stops.ts";
import { Trail } from "./trail.tsx";
import { useCelebrated } from "./use-celebrated.ts";
import { useVoiced } from "./use-voiced.ts";

type Props = {
  readonly learner: Learner;
  /** Tells the game what was earned. */
  readonly award: (award: AdventureAward) => void;
  /** The quiet panel with level, streak, points and what is missing to the next level. */
  readonly panel?: ReactNode;
  /** All points of the child, as the game counts them; the adventure's own when absent. */
  readonly points?: number;
  readonly onDone: (progress: AdventureProgress) => void;
};

/** The Jungle Adventure (§2, §4): four steps, each in its own scene, and the badge at the end. */
export function JungleAdventure({ learner, award, panel, points: all, onDone }: Props) {
  const { language } = useLocale();
  const voice = useVoice();
  const guide = guideByName(learner.guide);
  const place = useMemo(() => tabPlace("adventure", 1, learner), [learner]);
  const lineOf = (cue: Cue) =>
    guideLine(guide, wordsOf(cue, learner.age, language), language, { manner: PAGE_MANNER });
  const voiced = useVoiced(lineOf);
  const celebrated = useCelebrated(learner.id);
  const latest = useRef({ award, lineOf });
  useEffect(() => {
    latest.current = { award, lineOf };
  });

  const machine = useMemo(
    () =>
      adventureMachine.provide({
        actors: { ...voiced.actors, celebrated },
        actions: {
          ...voiced.actions,
          award: (_, earned: AdventureAward) => latest.current.award(earned),
        },
      }),
    [voiced, celebrated],
  );
  const [state, send] = useMachine(machine, { input: { steps: jungle, kept: readProgress(place.read()) } });
  const { index, done, discoveries, points, hasTrophy, answer, choice, turn } = state.context;
  const progress = useMemo(
    () => ({ done, discoveries, points, hasTrophy, answer }),
    [done, discoveries, points, hasTrophy, answer],
  );
  useEffect(() => place.keep(progress), [place, progress]);

  // The next question is on its way while this one is answered.
  const next = jungle[index + 1]?.id;
  const { preload } = voice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per step; the function is another at every render
  useEffect(() => {
    if (next !== undefined) preload(latest.current.lineOf({ part: "prompt", step: next, choice: null }));
  }, [next]);

  const step = jungle[index];
  if (step === undefined) {
    return (
      <>
        <Backdrop {...stopOf("complete")} />
        <JungleEnd
          key={state.matches("complete") ? "complete" : "beaming"}
          guide={guide}
          line={lineOf({ part: "end", step: "complete", choice: null })}
          discoveries={discoveries}
          onRepeat={() => send({ type: "REPEAT" })}
          onDone={() => {
            send({ type: "DONE" });
            place.forget();
            onDone(progress);
          }}
        />
      </>
    );
  }
  const moment: StepMoment = state.matches("asking")
    ? state.matches({ asking: "speaking" })
      ? "prompt"
      : "waiting"
    : state.matches("travelling") || state.matches("nearing")
      ? "transition"
      : "praise";
  return (
    <section className="adventure" data-step={step.id}>
      <Scene key={step.id} {...stopOf(step.id)} isQuestion={step.id === "math_river"} />
      <Trail name={learner.name} {...{ index, done, discoveries }} points={all ?? points} />
      {panel !== undefined && learner.age > 5 && <aside className="adventure-panel">{panel}</aside>}
      <JungleStep
        key={step.id}
        {...{ step, guide, learner, moment, choice, turn }}
        lineOf={(part) => lineOf({ part, step: step.id, choice })}
        onAnswer={(value) => send({ type: "ANSWER", choice: value })}
        onRepeat={() => send({ type: "REPEAT" })}
        onNext={() => send({ type: "NEXT" })}
      />
    </section>
  );
}

type SceneProps = {
  readonly wide: string;
  readonly tall: string;
  /** The picture carries the question: its middle stays between the trail and the card. */
  readonly isQuestion: boolean;
};

/** The place of a step, behind everything. */
function Scene({ wide, tall, isQuestion }: SceneProps) {
  return (
    <picture className={`child-backdrop ${isQuestion ? "adventure-river" : ""}`}>
      <source
        media={isQuestion ? "(width >= 900px) and (height >= 480px)" : "(width >= 900px)"}
        srcSet={wide}
      />
      <img src={tall} alt="" />
    </picture>
  );
}

/** What a cue says at this age, in this language; praise softened for the youngest (§5). */
function wordsOf({ part, step: id, choice }: Cue, age: number, language: "en" | "es"): string {
  const step = jungle.find((each) => each.id === id);
  if (step === undefined || part === "end") return textFor(jungleEnd, age, language);
  if (part === "prompt") return textFor(step.guidePrompt, age, language);
  if (part === "transition") return step.transition[language];
  const own = step.choices.find(({ value }) => value === choice)?.successMessage;
  return softenPraise(textFor(own ?? step.successMessage, age, language), age, softenings[language]);
}

/** What this tab kept, if it can be true: the first steps in their order, each with its discovery. */
function readProgress(kept: Readonly<Record<string, unknown>> | null): AdventureProgress {
  if (kept === null || !Array.isArray(kept.done)) return NO_ADVENTURE;
  const { done, points } = kept;
  const isInOrder = done.length <= jungle.length && done.every((id, at) => id === jungle[at]?.id);
  if (!isInOrder || typeof points !== "number" || !Number.isInteger(points) || points < 0)
    return NO_ADVENTURE;
  return {
    ...{ done, points, discoveries: done.length },
    hasTrophy: kept.hasTrophy === true && done.length === jungle.length,
    answer: readAnswer(kept.answer, done.length),
  };
}

function readAnswer(value: unknown, index: number): AdventureProgress["answer"] {
  if (!isRecord(value)) return null;
  const chosen = jungle[index]?.choices.find((choice) => choice.value === value.choice);
  return { choice: chosen?.value ?? null };
}
