import type { ComponentProps } from "react";
import { useModuleLessons } from "#web/features/learner/lessons/module-lessons.tsx";
import { VoiceLearning } from "#web/features/learning/lesson/voice-learning.tsx";

type Props = Omit<ComponentProps<typeof VoiceLearning>, "lessonsOf"> & {
  readonly onLesson: (lesson: string) => void;
};

/** The voice learning flow with the lessons of its module. */
export function LearningStage({ onLesson, ...rest }: Props) {
  const lessonsOf = useModuleLessons(rest.learner, onLesson);
  return <VoiceLearning {...rest} lessonsOf={lessonsOf} />;
}
