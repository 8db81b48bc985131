import type { LessonCard } from "./card.ts";
import type { LessonShelf } from "./record.ts";

/**
 * What lies on the shelf of who does not read yet: of each module the lesson that was left, else the next one; then
 * those that were done, to do again.
 */
export function offered(cards: readonly LessonCard[], { done, left }: LessonShelf): readonly LessonCard[] {
  const open = cards.filter(({ id }) => done[id] === undefined || left[id] !== undefined);
  const modules = [...new Set(open.map(({ module }) => module))];
  const next = modules.flatMap((module) => {
    const own = open.filter((card) => card.module === module);
    return own.find(({ id }) => left[id] !== undefined) ?? own[0] ?? [];
  });
  return [...next, ...cards.filter((card) => !open.includes(card))];
}
