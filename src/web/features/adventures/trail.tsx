import { Check } from "lucide-react";
import { jungle } from "#content/adventures/jungle.ts";
import { progressPercent } from "#domain/learner/assessment/progress.ts";
import crystal from "#web/assets/art/sign-crystal.svg";
import seed from "#web/assets/art/sign-seed.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { pics } from "./pictures.ts";

type Props = {
  readonly name: string;
  readonly index: number;
  readonly done: readonly string[];
  readonly discoveries: number;
  readonly points: number;
};

/** §2 "Header with student name, discovery count, points, progress bar"; and the badges of completed steps. */
export function Trail({ name, index, done, discoveries, points }: Props) {
  const { language, t } = useLocale();
  // With the last step, "complete" (§4).
  const percent = Math.round(progressPercent(index, jungle.length + 1));
  const progress = t("adventure.progress", { percent });
  return (
    <header className="adventure-head stack paper raised">
      <div className="adventure-trail">
        <p className="adventure-who">
          <b>{name}</b> <span>{progress}</span>
        </p>
        <div
          className="adventure-way"
          role="progressbar"
          aria-label={progress}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <i className="adventure-walked" style={{ inlineSize: `${percent}%` }} />
        </div>
        <ol className="adventure-signs flex apart anchor" aria-label={t("adventure.trail")}>
          {jungle.map(({ id, title, visualIcon }, at) => (
            <li
              key={id}
              aria-current={at === index ? "step" : undefined}
              data-ahead={at > index ? "" : undefined}
            >
              <img
                className="adventure-sign"
                src={pics[visualIcon]}
                alt={title[language]}
                width="40"
                height="40"
              />
              {done.includes(id) && (
                <span className="adventure-tick middle layer">
                  <Check aria-hidden="true" size={16} strokeWidth={3.5} />
                  <span className="read-only-aloud">{t("adventure.done")}</span>
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
      <dl className="adventure-counts">
        <div>
          <dt>
            <img src={crystal} alt="" width="36" height="36" />
            <span className="read-only-aloud">{t("adventure.discoveries")}</span>
          </dt>
          <dd>{discoveries}</dd>
        </div>
        <div>
          <dt>
            <img src={seed} alt="" width="36" height="36" />
            <span className="read-only-aloud">{t("adventure.points")}</span>
          </dt>
          <dd>{points}</dd>
        </div>
      </dl>
    </header>
  );
}
