import { ArrowLeft, Check, Lock } from "lucide-react";
import { useEffect, useRef } from "react";
import {
  type ActivityState,
  type AssignedPack,
  activityParts,
  activityState,
  completeActivity,
  type PackProgress,
  packPercent,
  startActivity,
} from "#domain/curriculum/starter-pack.ts";
import { pageLine } from "#domain/speech/line.ts";
import badge from "#web/assets/art/pack-badge.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { ListenButton } from "#web/speech/listen-button.tsx";
import { useVoice } from "#web/speech/voice.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { Title } from "#web/ui/child/title.tsx";
import { packPictures } from "./art.ts";

type Props = {
  readonly pack: AssignedPack;
  readonly name: string;
  readonly progress: PackProgress;
  readonly arrived: boolean;
  readonly onProgress: (progress: PackProgress) => void;
  readonly onBack: () => void;
};

/** The starter pack: activities in order, the one to do now big and bright, the later ones asleep. */
export function Starter({ pack, name, progress, arrived, onProgress, onBack }: Props) {
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

  const act = (change: typeof startActivity, index: number) => {
    voice.stop();
    onProgress(change(progress, index, total));
  };

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
              <span className="luma-stone" aria-hidden="true">
                {state === "completed" ? <Check size={30} strokeWidth={3} /> : index + 1}
              </span>
              <div className="luma-activity">
                <h2>{title}</h2>
                <p className="luma-state">
                  {state === "locked" && <Lock aria-hidden="true" size={18} />}
                  {t(stateKey[state])}
                </p>
                {isNow && (
                  <>
                    <p className="luma-how">{how}</p>
                    <div className="child-pair">
                      <ListenButton
                        id={`activity-${index}`}
                        line={pageLine(`${title}. ${how}`, language)}
                        about={title}
                      />
                      <button
                        ref={next}
                        type="button"
                        className="child-button child-go"
                        onClick={(event) =>
                          isSecondTap(event) ||
                          act(state === "open" ? startActivity : completeActivity, index)
                        }
                      >
                        {state === "in_progress" && <Check aria-hidden="true" size={26} />}
                        <span>{t(state === "open" ? "luma.start" : "luma.mark")}</span>
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
