import { BookOpen, Printer } from "lucide-react";
import type { LessonCard } from "#domain/learner/lessons/card.ts";
import { bookIn, lessonNamed } from "#domain/tutor/pages.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { printPage } from "./print-page.ts";

type Props = {
  /** What the tutor said last. */
  readonly text: string;
  /** Lessons that can be opened from here. */
  readonly lessons: readonly LessonCard[];
  readonly onLesson?: ((id: string) => void) | undefined;
};

/** What can be done with an answer: the lesson that it names opened, the story that it holds printed. */
export function NextSteps({ text, lessons, onLesson }: Props) {
  const { t } = useLocale();
  const lesson = onLesson === undefined ? undefined : lessonNamed(text, lessons);
  const book = bookIn(text);
  if (lesson === undefined && book === null) return null;
  return (
    <li>
      <div className="tutor-replies">
        {lesson !== undefined && (
          <button
            type="button"
            className="tutor-reply"
            onClick={(event) => isSecondTap(event) || onLesson?.(lesson.id)}
          >
            <b aria-hidden="true">
              <BookOpen aria-hidden="true" size={26} />
            </b>
            <span>{t("tutor.openLesson", { title: lesson.title })}</span>
          </button>
        )}
        {book !== null && (
          <button
            type="button"
            className="tutor-reply"
            onClick={(event) => isSecondTap(event) || printPage(t("tutor.ourStory"), book)}
          >
            <b aria-hidden="true">
              <Printer aria-hidden="true" size={26} />
            </b>
            <span>{t("tutor.print")}</span>
          </button>
        )}
      </div>
    </li>
  );
}
