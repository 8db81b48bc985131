import { useEffect } from "react";
import { type Assigned, inLanguage } from "#web/child/learner/assignment.ts";
import { useLocale } from "#web/platform/i18n.tsx";

/** Fetches the words of a plan anew when the page speaks another language than it. */
export function useInLanguage(assigned: Assigned | null, onMade: (made: Assigned) => void): void {
  const { language } = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another language asks for other words
  useEffect(() => {
    if (assigned === null || assigned.language === null || assigned.language === language) return;
    let isWanted = true;
    inLanguage(assigned, language).then((made) => isWanted && onMade(made));
    return () => {
      isWanted = false;
    };
  }, [language]);
}
