import { ArrowRight, Check, Lightbulb, RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useReducer, useRef } from "react";
import { guideByName } from "#content/learner/guides/everyone.ts";
import type { Performance as Performed } from "#domain/learner/lessons/lesson.ts";
import { type LessonPlace, type Outcome, type PlayEvent, taskOf } from "#domain/learner/lessons/play.ts";
import { begin, play } from "#domain/learner/lessons/player.ts";
import { type LessonRecord, recordOf } from "#domain/learner/lessons/record.ts";
import { guideLine } from "#domain/speech/line.ts";
import { useIsCovered } from "#web/child/learner/game.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { Material } from "#web/child/materials/material.tsx";
import { fetchPictures, pictureUrl } from "#web/child/materials/picture.ts";
import { useFrames } from "#web/child/materials/use-frames.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { useAsked } from "#web/speech/use-asked.ts";
import { useVoice } from "#web/speech/voice.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { Title } from "#web/ui/child/title.tsx";
import { useKeys } from "#web/ui/child/use-keys.ts";
import { Asked } from "./asked.tsx";
import { BeatPath } from "./beat-path.tsx";
import { Out } from "./out.tsx";
import { useSilence } from "./use-silence.ts";

type Props = {
  readonly lesson: Performed;
  readonly learner: Pick<Learner, "id" | "age" | "guide">;
  /** Where it was left; null from the beginning. */
  readonly place: LessonPlace | null;
  readonly onPlace: (place: LessonPlace) => void;
  /** It was played to its end; called once. */
  readonly onDone: (record: LessonRecord, outcomes: readonly Outcome[]) => void;
  /** What is shown when it is over. */
  readonly end: (record: LessonRecord) => ReactNode;
};

/** A lesson as it is performed: the guide says each line, the material plays or is touched, the child answers. */
export function Performance({ lesson, learner, place, onPlace, onDone, end }: Props) {
  const { language, t } = useLocale();
  const voice = useVoice();
  const [now, send] = useReducer(
    (state: ReturnType<typeof begin>, event: PlayEvent) => play(lesson, state, event),
    null,
    () => begin(lesson, place),
  );
  const guide = guideByName(learner.guide);
  const id = `lesson ${lesson.id} ${now.said.count}`;
  const line = guideLine(guide, now.said.text, language);
  const isCovered = useIsCovered(learner.id);
  const { turn, again } = useAsked(id, line, !isCovered && now.stage !== "over");
  const frame = useFrames(now);
  const task = taskOf(lesson, now);
  const beat = lesson.beats[now.beat];
  const go = (event: PlayEvent) => {
    voice.stop();
    send(event);
  };

  useEffect(() => fetchPictures(lesson), [lesson]);
  useTold(lesson, now, onPlace, onDone);
  useOn(now, turn > 0 && frame?.isPlaying !== true, isLastStep(lesson, now), () => send({ type: "NEXT" }));
  useSilence(
    learner.age,
    turn > 0 && (now.stage === "asking" || now.stage === "guessing" || now.stage === "telling"),
    id,
    () => send({ type: "SILENCE" }),
  );
  useKeys({ repeat: again });
  const record = useMemo(() => recordOf(lesson, now), [lesson, now]);
  if (now.stage === "over" || beat === undefined) {
    return end(record);
  }

  const listen = (text: string) => void voice.say(`choice ${text}`, guideLine(guide, text, language));
  const picture = "picture" in beat ? beat.picture : task?.picture;
  const isBuilt = now.stage === "asking" && task?.check.by === "goal";
  const canMove = isBuilt || (now.stage === "asking" && now.material?.kind === "scatter");
  const heading =
    beat.phase === undefined ? t(`lessons.kind.${beat.kind}`) : t(`lessons.phase.${beat.phase}`);
  return (
    <section className="child-step lesson" data-stage={now.stage} data-beat={beat.kind} data-task={now.task}>
      <BeatPath at={now.beat} kinds={lesson.beats.map(({ kind }) => kind)} heading={heading} />
      <Title arrived isSpoken key={now.beat}>
        {lesson.title}
      </Title>
      {lesson.plan?.method === "project" && beat.kind !== "look" && (
        <p className="lesson-question">{lesson.plan.question}</p>
      )}
      <div className="lesson-guide">
        <SpeakingGuide name={guide.name} picture={guide.picture} id={id} line={line} onRepeat={again} />
      </div>
      <div className="lesson-middle">
        {picture !== undefined && frame === null && (
          <img className="lesson-picture" src={pictureUrl(picture)} alt="" width="200" height="200" />
        )}
        {frame !== null && (
          <Material
            state={frame.material}
            lit={frame.lit}
            goal={task?.check.by === "goal" ? task.check.goal : null}
            onSay={listen}
            onTone={(tone) => voice.play(`bell-${tone}`)}
            onMove={canMove && !frame.isPlaying ? (move) => send({ type: "MOVE", move }) : undefined}
          />
        )}
        {beat.kind === "out" && <Out beat={beat} step={now.step} onListen={listen} />}
      </div>
      <div className="lesson-answer">
        <Asked
          lesson={lesson}
          now={now}
          learner={learner}
          turn={turn}
          onAnswer={go}
          onListen={listen}
          onSilence={again}
        />
        <div className="child-actions">
          {isBuilt && (
            <button
              type="button"
              className="child-button child-go"
              onClick={(event) => isSecondTap(event) || go({ type: "CHECK" })}
            >
              <Check aria-hidden="true" size={26} />
              <span>{t("lessons.ready")}</span>
            </button>
          )}
          {now.stage === "asking" && (
            <button type="button" className="child-button child-plain" onClick={() => go({ type: "HINT" })}>
              <Lightbulb aria-hidden="true" size={24} />
              <span>{t("lessons.hint")}</span>
            </button>
          )}
          {canMove && (
            <button type="button" className="child-button child-plain" onClick={() => send({ type: "ANEW" })}>
              <RotateCcw aria-hidden="true" size={24} />
              <span>{t("lessons.anew")}</span>
            </button>
          )}
          {GOES_ON.includes(now.stage) && (
            <button
              type="button"
              className="child-button child-go"
              onClick={(event) => isSecondTap(event) || go({ type: "NEXT" })}
            >
              <span>{t(nextLabel(now.stage, beat.kind === "out" && now.step >= beat.steps.length))}</span>
              <ArrowRight aria-hidden="true" size={26} />
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

type Now = ReturnType<typeof begin>;

const GOES_ON: readonly Now["stage"][] = ["saying", "showing", "solving", "right", "out"];

function nextLabel(stage: Now["stage"], isBack: boolean) {
  if (stage !== "out") return "lessons.next";
  return isBack ? "lessons.back" : "lessons.next-step";
}

/** The end of a show waits for the child; everything before it goes on by itself. */
function isLastStep(lesson: Performed, { beat, step, stage }: Now): boolean {
  const shown = lesson.beats[beat];
  return stage === "showing" && shown?.kind === "show" && step + 1 >= shown.steps.length;
}

/** What plays itself goes on by itself once it was heard and seen. */
function useOn(now: Now, isHeard: boolean, isLast: boolean, next: () => void): void {
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  const goesOn = (now.stage === "showing" || now.stage === "solving") && isHeard && !isLast;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each line goes on once
  useEffect(() => {
    if (goesOn) latest.current();
  }, [goesOn, now.said.count]);
}

/** Tells where the child is with every beat, and what was done at the end, each once. */
function useTold(
  lesson: Performed,
  now: Now,
  onPlace: (place: LessonPlace) => void,
  onDone: Props["onDone"],
): void {
  const latest = useRef({ now, onPlace, onDone });
  useEffect(() => {
    latest.current = { now, onPlace, onDone };
  });
  const wasOver = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every beat and answer, not with every picture
  useEffect(() => {
    const { now: here, onPlace: keep, onDone: done } = latest.current;
    if (here.stage !== "over") keep(here);
    else if (!wasOver.current) {
      wasOver.current = true;
      done(recordOf(lesson, here), here.outcomes);
    }
  }, [lesson, now.beat, now.outcomes.length, now.report, now.stage === "over"]);
}
