import { guideByName } from "#content/learner/guides/everyone.ts";
import { offered } from "#domain/learner/lessons/shelf.ts";
import { guideLine, YOUNG_MANNER } from "#domain/speech/line.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { useAsked } from "#web/speech/use-asked.ts";
import { Title } from "#web/ui/child/title.tsx";
import { LessonCards } from "./cards.tsx";
import { fetchCards } from "./fetch.ts";
import { readLessons } from "./kept.ts";
import { useFetched } from "./use-fetched.ts";

type Props = { readonly learner: Learner; readonly onLesson: (id: string) => void };

const YOUNG = "3-5";

/** Lessons for who does not read yet: cards with pictures, each heard at a tap, the next one first. */
export function LessonShelf({ learner, onLesson }: Props) {
  const { language, t } = useLocale();
  const cards = useFetched(language, () => fetchCards(language));
  const guide = guideByName(learner.guide);
  const line = guideLine(guide, t("lessons.choose"), language, { manner: YOUNG_MANNER });
  const { again } = useAsked("lessons", line);
  const young = (cards ?? []).filter(({ band }) => band === YOUNG);
  return (
    <section className="child-step lesson-shelf">
      <Title arrived>{t("lessons.title")}</Title>
      <SpeakingGuide name={guide.name} picture={guide.picture} id="lessons" line={line} onRepeat={again} />
      {cards !== null && (
        <LessonCards cards={offered(young, readLessons(learner.id))} learner={learner} onChoose={onLesson} />
      )}
    </section>
  );
}
