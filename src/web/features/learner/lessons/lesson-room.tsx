import type { LessonRecord } from "#domain/learner/lessons/record.ts";
import { evidenceOf } from "#domain/learner/mastery/evidence.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { learnt } from "#web/child/learner/mastery.ts";
import { useLocale } from "#web/platform/i18n.tsx";
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
  /** Where closing leads; to the lessons when absent. */
  readonly closeLabel?: string;
};

/** A lesson fetched and performed; where it is left is kept for this child on this device. */
export function LessonRoom({ learner, lesson: id, onDone, onClose, closeLabel }: Props) {
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
        onDone={(record, outcomes) => {
          learnt(learner.id, lesson.skills, evidenceOf(lesson, outcomes));
          keepDone(learner.id, id, record);
          onDone(record);
        }}
        end={(record) => (
          <End
            lesson={lesson}
            record={record}
            closeLabel={closeLabel ?? t("lessons.end.close")}
            onClose={onClose}
          />
        )}
      />
    </MoreCopy>
  );
}
