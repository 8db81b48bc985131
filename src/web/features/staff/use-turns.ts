import { useRef, useState } from "react";

type After = {
  readonly onFailed: (error: unknown) => void;
  /** Reads anew what was changed; until then what was chosen is shown. */
  readonly onEnded: () => Promise<unknown>;
};

/**
 * Does things with one entry of the desk, one after the other: what is chosen while something is being saved waits for
 * its turn, and can be shown as chosen meanwhile.
 *
 * @param version the entry's, as it was read, where it has one
 */
export function useTurns<Act>(version = 0) {
  const [waiting, setWaiting] = useState<readonly Act[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** What our own acts have made of the version; anybody else's change is refused until it was seen here. */
  const ours = useRef(0);

  /** Answers what came of it; null where it failed. */
  async function inTurn<Result>(
    act: Act,
    work: (version: number) => Promise<Result>,
    { onFailed, onEnded }: After,
  ): Promise<{ readonly done: Result } | null> {
    setWaiting((before) => [...before, act]);
    const turn = last.current.then(() => work(Math.max(version, ours.current)));
    last.current = turn.catch(() => {});
    try {
      const done = await turn;
      const { version: made }: { readonly version?: number } = Object.assign({}, done);
      ours.current = made ?? ours.current;
      return { done };
    } catch (error) {
      onFailed(error);
      return null;
    } finally {
      await onEnded();
      setWaiting((before) => before.filter((each) => each !== act));
    }
  }
  return { waiting, inTurn };
}
