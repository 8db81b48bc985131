import { useState } from "react";
import { type Remembered, taskToRemember } from "#domain/learner/day/remember.ts";
import { evidenceOf } from "#domain/learner/mastery/evidence.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { learnt } from "#web/child/learner/mastery.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { MoreCopy } from "#web/platform/more-copy.tsx";
import { fetchLesson } from "../lessons/fetch.ts";
import { Performance } from "../lessons/performance.tsx";
import { useFetched } from "../lessons/use-fetched.ts";
import { diaryOf, keepTask } from "./kept.ts";

type Props = {
  readonly learner: Learner;
  /** The lessons of which one task each comes again. */
  readonly lessons: readonly string[];
  readonly onDone: () => void;
};

/** Tasks of lessons that were done, one after the other, on their own materials. */
export function Remember({ learner, lessons, onDone }: Props) {
  const { language } = useLocale();
  const [at, setAt] = useState(0);
  const tasks = useFetched(`${lessons.join(" ")} ${language}`, async (): Promise<readonly Remembered[]> => {
    const fetched = await Promise.all(lessons.map((id) => fetchLesson(id, language)));
    const before = diaryOf(learner.id).tasks;
    return fetched.flatMap((lesson) => taskToRemember(lesson, before) ?? []);
  });
  const now = tasks?.[at];
  if (now === undefined) return null;
  const { key, lesson } = now;
  return (
    <MoreCopy area="lessons">
      <MoreCopy area="materials" throws>
        <Performance
          key={key}
          lesson={lesson}
          learner={learner}
          place={null}
          onPlace={() => {}}
          onDone={(_, outcomes) => {
            learnt(learner.id, lesson.skills, evidenceOf(lesson, outcomes));
            keepTask(learner.id, key);
            if (at + 1 < (tasks?.length ?? 0)) setAt(at + 1);
            else onDone();
          }}
          end={() => null}
        />
      </MoreCopy>
    </MoreCopy>
  );
}
