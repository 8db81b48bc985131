import packs from "virtual:starter-packs";
import { ArrowLeft, Check, Hand } from "lucide-react";
import { useMemo } from "react";
import { bandOf } from "#domain/learner/coast/journey.ts";
import { performedActivity, waitingPlace } from "#domain/learner/curriculum/pack-activity.ts";
import type { Theme } from "#domain/learner/curriculum/path.ts";
import type { LessonPlace, Outcome } from "#domain/learner/lessons/play.ts";
import type { LessonRecord } from "#domain/learner/lessons/record.ts";
import { evidenceOf } from "#domain/learner/mastery/evidence.ts";
import type { Language } from "#domain/locale/language.ts";
import { learnerHere } from "#web/child/learner/learner.ts";
import { learnt } from "#web/child/learner/mastery.ts";
import { pictureUrl } from "#web/child/materials/picture.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { MoreCopy } from "#web/platform/more-copy.tsx";
import { MicrophoneProvider } from "#web/speech/microphone.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { Title } from "#web/ui/child/title.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Performance } from "../lessons/performance.tsx";
import { useFetched } from "../lessons/use-fetched.ts";

type Props = {
  readonly theme: Theme;
  /** Which activity of the pack, from 0. */
  readonly at: number;
  readonly title: string;
  readonly age: number;
  readonly guide: string;
  readonly session: string;
  readonly left: LessonPlace | null;
  readonly onLeft: (left: LessonPlace) => void;
  /** The child told that it was done, with hands. */
  readonly onDone: () => void;
  readonly onComplete: () => void;
  readonly onBack: () => void;
};

async function fetchPack(key: string, language: Language) {
  const load = packs[key]?.[language];
  if (load === undefined) throw new Error(`There is no pack "${key}".`);
  return (await load()).default;
}

/** An activity of the starter pack, performed as a lesson is: wondered at, shown, done with hands, told about. */
export function Activity(props: Props) {
  const { theme, at, title, age, session } = props;
  const { language, t } = useLocale();
  const key = `${theme} ${bandOf(age)}`;
  const pack = useFetched(`${key} ${language}`, () => fetchPack(key, language));
  const lesson = useMemo(
    () => (pack === null ? null : performedActivity(pack, at, title)),
    [pack, at, title],
  );
  if (pack === null || lesson === null) return <Spinner label={t("common.loading")} visible />;
  const done = (record: LessonRecord, outcomes: readonly Outcome[]) => {
    const learner = learnerHere();
    // The path of somebody else, or of the demo, says nothing about the child of the portal.
    if (learner?.assigned?.session === session)
      learnt(learner.id, pack.activities[at]?.skills ?? [], evidenceOf(lesson, outcomes));
    if (record.hands === "done") props.onDone();
    else props.onLeft(waitingPlace(lesson, outcomes));
  };
  return (
    <MicrophoneProvider isAllowed={false}>
      <MoreCopy area="lessons" throws>
        <MoreCopy area="materials" throws>
          <Performance
            key={language}
            lesson={lesson}
            learner={{ id: session, age, guide: props.guide }}
            place={props.left}
            onPlace={props.onLeft}
            onDone={done}
            end={(record) => <Did {...props} picture={lesson.picture} record={record} />}
          />
          <button type="button" className="child-button child-back" onClick={props.onBack}>
            <ArrowLeft aria-hidden="true" size={24} />
            <span>{t("luma.leave")}</span>
          </button>
        </MoreCopy>
      </MoreCopy>
    </MicrophoneProvider>
  );
}

type DidProps = Props & { readonly picture: string; readonly record: LessonRecord };

/** What was done, and the button that says so; or that the doing waits. */
function Did({ title, picture, record, onComplete }: DidProps) {
  const { t } = useLocale();
  const isDone = record.hands === "done";
  return (
    <section className="child-step lesson-end">
      <img src={pictureUrl(picture)} alt="" width="160" height="160" />
      <Title arrived>{t(isDone ? "luma.did" : "luma.waits")}</Title>
      <p className="child-lead">{isDone ? title : t("luma.waits.text")}</p>
      {record.own > 0 && (
        <ul>
          <li>
            <Hand aria-hidden="true" size={28} /> {t("luma.did.own", { count: record.own })}
          </li>
        </ul>
      )}
      {isDone && (
        <div className="child-actions">
          <button
            type="button"
            className="child-button child-go"
            onClick={(event) => isSecondTap(event) || onComplete()}
          >
            <Check aria-hidden="true" size={26} />
            <span>{t("luma.mark")}</span>
          </button>
        </div>
      )}
    </section>
  );
}
