import type { LessonRecord } from "#domain/learner/lessons/record.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import type { Learner } from "#web/platform/learner.ts";
import { MoreCopy } from "#web/platform/more-copy.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { End } from "./end.tsx";
import { fetchLesson } from "./fetch.ts";
import { keepDone, keepPlace, readLessons } from "./kept.ts";
import { Performance } from "./performance.tsx";
import { useFetched } from "./use-fetched.ts";

type Props = {
  readonly learner: Learner;
  readonly lesson: string;
  readonly onDone: (record: LessonRecord) => void;
  readonly onClose: () => void;
};

/** A lesson fetched and performed; where it is left is kept for this child on this device. */
export function LessonRoom({ learner, lesson: id, onDone, onClose }: Props) {
  const { language, t } = useLocale();
  const key = `${id} ${language}`;
  const lesson = useFetched(key, () => fetchLesson(id, language));
  if (lesson === null) {
    return (
      <section className="child-step child-wait">
        <Spinner label={t("lessons.loading")} visible />
      </section>
    );
  }
  return (
    <MoreCopy area="materials" throws>
      <Performance
        key={key}
        lesson={lesson}
        learner={learner}
        place={readLessons(learner.id).left[id] ?? null}
        onPlace={(place) => keepPlace(learner.id, id, place)}
        onDone={(record) => {
          keepDone(learner.id, id, record);
          onDone(record);
        }}
        end={(record) => <End lesson={lesson} record={record} onClose={onClose} />}
      />
    </MoreCopy>
  );
}
