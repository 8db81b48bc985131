import { ArrowLeft, Check, Lock, Play } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import {
  type ActivityState,
  type AssignedPack,
  activityParts,
  activityState,
  completeActivity,
  doneActivity,
  type PackProgress,
  packPercent,
  startActivity,
} from "#domain/learner/curriculum/starter-pack.ts";
import type { LessonPlace } from "#domain/learner/lessons/play.ts";
import { pageLine } from "#domain/speech/line.ts";
import badge from "#web/assets/art/pack-badge.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { ListenButton } from "#web/speech/listen-button.tsx";
import { useVoice } from "#web/speech/voice.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { Title } from "#web/ui/child/title.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { packPictures } from "./art.ts";

const Activity = lazy(() => import("./activity.tsx").then((m) => ({ default: m.Activity })));

type Props = {
  readonly pack: AssignedPack;
  readonly name: string;
  readonly age: number;
  /** Who speaks. */
  readonly guide: string;
  readonly session: string;
  /** A pack of another maker has its texts alone: nothing of ours is performed for it. */
  readonly isOurs: boolean;
  readonly progress: PackProgress;
  /** Where the activity in progress was left. */
  readonly left: LessonPlace | null;
  readonly arrived: boolean;
  readonly onProgress: (progress: PackProgress) => void;
  readonly onLeft: (left: LessonPlace) => void;
  readonly onDone: (progress: PackProgress) => void;
  readonly onBack: () => void;
};

/** The starter pack: activities in order, the one to do now big and bright, the later ones asleep. */
export function Starter(props: Props) {
  const { pack, name, progress, arrived, onProgress, onBack } = props;
  const { language, t } = useLocale();
  const voice = useVoice();
  const total = pack.activities.length;
  const percent = packPercent(progress, total);
  const next = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLHeadingElement>(null);
  const shown = useRef(progress.completed);

  // The completed activity's button is gone: the focus goes on to the next one, or to the badge.
  useEffect(() => {
    if (shown.current === progress.completed) return;
    shown.current = progress.completed;
    (next.current ?? end.current)?.focus();
  }, [progress.completed]);

  const [isPlaying, setPlaying] = useState(false);
  const act = (state: ActivityState, index: number) => {
    voice.stop();
    if (state === "open") {
      const begun = startActivity(progress, index, total);
      // Of another maker's activities nothing is performed: the child says that it is done.
      onProgress(props.isOurs ? begun : doneActivity(begun, index, total));
      setPlaying(props.isOurs);
    } else if (progress.done) onProgress(completeActivity(progress, index, total));
    else setPlaying(true);
  };
  const label = (state: ActivityState) =>
    state === "open" ? "luma.start" : progress.done ? "luma.mark" : "luma.goOn";

  if (isPlaying && progress.started) {
    const at = progress.completed;
    return (
      <Suspense fallback={<Spinner label={t("common.loading")} visible />}>
        <Activity
          theme={pack.theme}
          at={at}
          title={activityParts(pack.activities[at] ?? "").title}
          {...{ age: props.age, guide: props.guide, session: props.session, left: props.left }}
          onLeft={props.onLeft}
          onDone={() => props.onDone(doneActivity(progress, at, total))}
          onComplete={() => {
            setPlaying(false);
            voice.stop();
            onProgress(completeActivity(progress, at, total));
          }}
          onBack={() => {
            setPlaying(false);
            voice.stop();
          }}
        />
      </Suspense>
    );
  }

  return (
    <section className="luma-starter">
      <Title arrived={arrived}>{pack.title}</Title>
      <div className="child-card luma-progress">
        <img src={packPictures[pack.theme]} alt="" width="360" height="260" />
        <div>
          <p id="luma-progress">{t("luma.progress", { done: progress.completed, total, percent })}</p>
          <div
            className="luma-meter"
            role="progressbar"
            aria-labelledby="luma-progress"
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <i style={{ inlineSize: `${percent}%` }} />
          </div>
        </div>
      </div>
      {percent === 100 && (
        <div className="child-card luma-done">
          <img src={badge} alt="" width="220" height="240" />
          <div>
            <h2 ref={end} tabIndex={-1}>
              {t("luma.complete")}
            </h2>
            <p>{name === "" ? t("luma.complete.nameless") : t("luma.complete.text", { name })}</p>
          </div>
        </div>
      )}
      <ol className="luma-trail">
        {pack.activities.map((activity, index) => {
          const { title, how } = activityParts(activity);
          const state = activityState(progress, index);
          const isNow = state === "open" || state === "in_progress";
          return (
            <li key={activity} data-state={state} aria-current={isNow ? "step" : undefined}>
              <span className="luma-stone middle raised quiet anchor" aria-hidden="true">
                {state === "completed" ? <Check size={30} strokeWidth={3} /> : index + 1}
              </span>
              <div className="luma-activity paper raised">
                <h2>{title}</h2>
                <p className="luma-state row quiet">
                  {state === "locked" && <Lock aria-hidden="true" size={18} />}
                  {t(stateKey[state])}
                </p>
                {isNow && (
                  <>
                    <p className="luma-how">{how}</p>
                    <div className="child-pair wraps flex centred full">
                      <ListenButton
                        id={`activity-${index}`}
                        line={pageLine(`${title}. ${how}`, language)}
                        about={title}
                      />
                      <button
                        ref={next}
                        type="button"
                        className="child-button child-go"
                        onClick={(event) => isSecondTap(event) || act(state, index)}
                      >
                        {state === "in_progress" &&
                          (progress.done ? (
                            <Check aria-hidden="true" size={26} />
                          ) : (
                            <Play aria-hidden="true" size={24} fill="currentColor" />
                          ))}
                        <span>{t(label(state))}</span>
                      </button>
                    </div>
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <button type="button" className="child-button child-back" onClick={onBack}>
        <ArrowLeft aria-hidden="true" size={24} />
        <span>{t("luma.toOverview")}</span>
      </button>
    </section>
  );
}

const stateKey = {
  locked: "luma.state.locked",
  open: "luma.state.open",
  in_progress: "luma.state.inProgress",
  completed: "luma.state.completed",
} as const satisfies Record<ActivityState, string>;
