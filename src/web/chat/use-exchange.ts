import { useEffect, useMemo, useRef } from "react";
import type { Growth } from "./conversation.ts";
import type { Progress } from "./streamed-reply.ts";

type Message = { readonly id: string; readonly text: string };
type Exchange<Reply> = {
  readonly ask: (progress: Progress, signal: AbortSignal) => Promise<Reply>;
  readonly answered: (reply: Reply) => void;
  readonly failed: (error: unknown) => void;
};

/**
 * One message on its way at a time. What is stopped, or left with the page, is told of no more, whenever its answer
 * comes.
 */
export function useExchange(grow: (change: Growth) => void) {
  const running = useRef<(Message & { readonly stop: AbortController }) | null>(null);
  const latest = useRef(grow);
  useEffect(() => {
    latest.current = grow;
  });
  useEffect(() => () => running.current?.stop.abort(), []);

  return useMemo(
    () => ({
      /** The message that is on its way. */
      current: (): Message | null => running.current,
      stop(): void {
        running.current?.stop.abort();
        running.current = null;
      },
      async begin<Reply>(message: Message, { ask, answered, failed }: Exchange<Reply>): Promise<void> {
        const now = { ...message, stop: new AbortController() };
        const { signal } = now.stop;
        running.current = now;
        const progress = {
          text: (piece: string) => latest.current({ type: "grew", piece }),
          restart: () => latest.current({ type: "restarted" }),
        };
        try {
          const reply = await ask(progress, signal);
          if (!signal.aborted) answered(reply);
        } catch (error) {
          if (!signal.aborted) failed(error);
        } finally {
          if (running.current === now) running.current = null;
        }
      },
    }),
    [],
  );
}
