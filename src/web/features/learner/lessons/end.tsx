import { Check, Hand } from "lucide-react";
import type { Lesson } from "#domain/learner/lessons/lesson.ts";
import type { LessonRecord } from "#domain/learner/lessons/record.ts";
import { useHold } from "#web/child/learner/game.ts";
import { pictureUrl } from "#web/child/materials/picture.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Title } from "#web/ui/child/title.tsx";

type Props = {
  readonly lesson: Lesson;
  readonly record: LessonRecord;
  readonly closeLabel: string;
  readonly onClose: () => void;
};

/** What was done in this lesson: counted, never more than there was. */
export function End({ lesson, record, closeLabel, onClose }: Props) {
  const { t } = useLocale();
  useHold();
  return (
    <section className="child-step lesson-end">
      <img src={pictureUrl(lesson.picture)} alt="" width="160" height="160" />
      <Title arrived>{t("lessons.end")}</Title>
      <p className="child-lead">{lesson.title}</p>
      <ul>
        {record.own > 0 && (
          <li>
            <Check aria-hidden="true" size={28} /> {t("lessons.end.own", { count: record.own })}
          </li>
        )}
        {record.shown > 0 && <li>{t("lessons.end.shown", { count: record.shown })}</li>}
        {record.hands !== null && (
          <li>
            <Hand aria-hidden="true" size={28} />{" "}
            {t(record.hands === "done" ? "lessons.end.out" : "lessons.end.later")}
          </li>
        )}
      </ul>
      <div className="child-actions">
        <button type="button" className="child-button child-go" onClick={onClose}>
          {closeLabel}
        </button>
      </div>
    </section>
  );
}
