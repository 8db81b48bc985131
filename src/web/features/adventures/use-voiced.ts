import { useEffect, useMemo, useRef } from "react";
import { fromPromise } from "xstate";
import type { Cue } from "#domain/flows/spoken.ts";
import type { Line } from "#domain/speech/line.ts";
import type { HeardBy } from "#domain/speech/listening.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useVoice } from "#web/speech/voice.tsx";

/** What a cue is called while it is said. */
export function cueId({ part, step }: Pick<Cue, "part" | "step">): string {
  return `${part} ${step}`;
}

/**
 * Lends a flow the page's voice and its sounds. Falls silent when the screen goes.
 *
 * @param lineOf words a cue in the language of the moment
 */
export function useVoiced(lineOf: (cue: Cue) => Line) {
  const voice = useVoice();
  const latest = useRef({ voice, lineOf });
  useEffect(() => {
    latest.current = { voice, lineOf };
  });
  const { stop } = voice;
  useEffect(() => stop, [stop]);

  return useMemo(
    () => ({
      actors: {
        say: fromPromise<HeardBy, Cue>(({ input }) =>
          latest.current.voice.say(cueId(input), latest.current.lineOf(input)),
        ),
      },
      actions: {
        hush: () => latest.current.voice.stop(),
        chime: () => latest.current.voice.play("kept"),
        fanfare: () => latest.current.voice.play("badge"),
      },
    }),
    [],
  );
}

/** In another language the question is asked again. */
export function useOtherLanguage(again: () => void): void {
  const { language } = useLocale();
  const asked = useRef(language);
  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    again();
  }, [language, again]);
}
