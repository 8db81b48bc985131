import type { Learner } from "#web/child/learner/learner.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { MoreCopy } from "#web/platform/more-copy.tsx";
import { LessonCards } from "./cards.tsx";
import { fetchCards } from "./fetch.ts";
import { readLessons } from "./kept.ts";
import { useFetched } from "./use-fetched.ts";

/** The lessons of each module for a child: the cards, and how many were not done yet; null for a module without any. */
export function useModuleLessons(learner: Learner, onChoose: (lesson: string) => void) {
  const { language } = useLocale();
  const cards = useFetched(language, () => fetchCards(language));
  const { done } = readLessons(learner.id);
  return (module: string) => {
    const own = (cards ?? []).filter((card) => card.module === module);
    if (own.length === 0) return null;
    const left = own.filter(({ id }) => done[id] === undefined).length;
    return {
      left,
      cards: (
        <MoreCopy area="lessons">
          <LessonCards cards={own} learner={learner} onChoose={onChoose} />
        </MoreCopy>
      ),
    };
  };
}
