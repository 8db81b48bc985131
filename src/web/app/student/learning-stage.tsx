import { type ComponentProps, lazy, Suspense } from "react";
import { useModuleLessons } from "#web/features/learner/lessons/module-lessons.tsx";
import { VoiceLearning } from "#web/features/learner/questions/assessment/voice-learning.tsx";

const ShowWhatIKnow = lazy(() =>
  import("#web/features/practice/show.tsx").then((m) => ({ default: m.ShowWhatIKnow })),
);

type Props = Omit<ComponentProps<typeof VoiceLearning>, "lessonsOf" | "showing"> & {
  readonly onLesson: (lesson: string) => void;
};

/** The voice learning flow with the lessons of its module, and things to show what a child knows. */
export function LearningStage({ onLesson, ...rest }: Props) {
  const lessonsOf = useModuleLessons(rest.learner, onLesson);
  return (
    <VoiceLearning
      {...rest}
      lessonsOf={lessonsOf}
      showing={(onDone) => (
        <Suspense fallback={null}>
          <ShowWhatIKnow learner={rest.learner} onDone={onDone} />
        </Suspense>
      )}
    />
  );
}
