import { useKeys } from "#web/ui/child/use-keys.ts";

type Keys = {
  /** The values of the choices as they lie; keys 1 to 4 pick among the first of them. */
  readonly choices?: readonly string[];
  readonly onChoose?: (value: string) => void;
  readonly onRepeat: () => void;
};

/** The keys of a question: 1 to 4 choose, R asks again, Space is the microphone's button (child rules). */
export function useQuestionKeys({ choices = [], onChoose, onRepeat }: Keys): void {
  useKeys({
    choose: (at) => {
      const value = choices[at];
      if (value !== undefined) onChoose?.(value);
    },
    repeat: onRepeat,
    talk: () => document.querySelector<HTMLElement>(".speech-talk button")?.click(),
  });
}
