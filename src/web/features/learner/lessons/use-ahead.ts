import { useEffect } from "react";
import { fetchPictures } from "#web/child/materials/picture.ts";
import { loadCopy } from "#web/platform/copy.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { fetchLesson } from "./fetch.ts";

/**
 * Fetches what a lesson is played with, and the lesson that comes next, while the child still looks at where it begins: on a
 * slow phone each thing that the tap had to wait for was a third of a second, and one asked for the other.
 *
 * @param lesson the one that is likely to be tapped; null as long as there is none
 * @param room what the tap opens
 */
export function useAhead(lesson: string | null, room: () => Promise<unknown>): void {
  const { language } = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the room is the same at every rendering
  useEffect(() => {
    // A browser may remember a module that failed, so without a connection nothing is tried.
    if (lesson === null || !navigator.onLine) return;
    const coming: readonly Promise<unknown>[] = [
      room(),
      loadCopy(language, ["lessons", "materials"]),
      fetchLesson(lesson, language).then(fetchPictures),
    ];
    // What did not come now is fetched by the tap, which says so when it cannot be had.
    for (const each of coming) each.catch(() => undefined);
  }, [language, lesson]);
}
