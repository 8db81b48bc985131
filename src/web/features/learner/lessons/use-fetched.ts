import { useEffect, useState } from "react";

/** What was fetched; null until it is there. What cannot be had is an error for the boundary above. */
export function useFetched<T>(key: string, fetch: () => Promise<T>): T | null {
  const [found, setFound] = useState<{ readonly key: string; readonly value: T } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key asks for another thing, nothing else does
  useEffect(() => {
    let isWanted = true;
    fetch().then(
      (value) => isWanted && setFound({ key, value }),
      (error: unknown) => isWanted && setFailure(error ?? new Error("Nothing came.")),
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  if (failure !== null) throw failure;
  return found?.key === key ? found.value : null;
}
