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
 * @param version the entry's, as it was read
 */
export function useTurns<Act>(version: number) {
  const [waiting, setWaiting] = useState<readonly Act[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** What our own acts have made of the version; anybody else's change is refused until it was seen here. */
  const ours = useRef(0);

  /** Answers whether it was done. */
  async function inTurn(
    act: Act,
    work: (version: number) => Promise<object>,
    { onFailed, onEnded }: After,
  ): Promise<boolean> {
    setWaiting((before) => [...before, act]);
    const turn = last.current.then(() => work(Math.max(version, ours.current)));
    last.current = turn.catch(() => {});
    try {
      const done: { readonly version?: number } = await turn;
      ours.current = done.version ?? ours.current;
      return true;
    } catch (error) {
      onFailed(error);
      return false;
    } finally {
      await onEnded();
      setWaiting((before) => before.filter((each) => each !== act));
    }
  }
  return { waiting, inTurn };
}
