import type { ComponentProps } from "react";
import { fetchCards } from "#web/features/learner/lessons/fetch.ts";
import { useFetched } from "#web/features/learner/lessons/use-fetched.ts";
import { JungleSchool } from "#web/features/tutor/jungle-school.tsx";
import { useLocale } from "#web/platform/i18n.tsx";

/** The chat with the lessons that its tutor may name; without a network it names them, and opens none. */
export function ChatStage(props: Omit<ComponentProps<typeof JungleSchool>, "lessons">) {
  const { language } = useLocale();
  const lessons = useFetched(language, () => fetchCards(language).catch(() => []));
  return <JungleSchool {...props} lessons={lessons ?? []} />;
}
