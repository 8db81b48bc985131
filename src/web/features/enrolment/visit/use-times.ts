import { useCallback, useEffect, useState } from "react";
import type { Output } from "#contract/index.ts";
import { api } from "#web/platform/api.ts";

export type FreeTimes = Output<"GET /api/visits/times">;

/** The times that are free: null until they are known, "failed" when they could not be asked for. */
export function useTimes() {
  const [times, setTimes] = useState<FreeTimes | "failed" | null>(null);
  const look = useCallback(async () => {
    try {
      setTimes(await api("GET /api/visits/times", {}));
    } catch {
      setTimes("failed");
    }
  }, []);
  useEffect(() => void look(), [look]);
  return { times, look };
}
