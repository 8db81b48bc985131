import { useCallback, useEffect, useState } from "react";
import { weeklyPacks } from "#content/packs/weekly-packs.ts";
import {
  completeWeek,
  currentWeek,
  NO_WEEKS,
  readWeeks,
  WEEKS_KEY,
  type WeeksProgress,
  writeWeeks,
} from "#domain/packs/progress.ts";
import { storage } from "#web/platform/storage.ts";

const TOTAL = weeklyPacks.length;

type Weeks = {
  readonly progress: WeeksProgress;
  /** The week whose pack is shown. */
  readonly chosen: number;
  readonly choose: (week: number) => void;
  readonly complete: (week: number) => void;
};

/** The family's way through the weeks, kept on the device. The prerendered page shows week 1. */
export function useWeeks(): Weeks {
  const [progress, setProgress] = useState(NO_WEEKS);
  const [chosen, choose] = useState(1);

  useEffect(() => {
    const kept = readWeeks(storage.get(WEEKS_KEY), TOTAL);
    setProgress(kept);
    choose(currentWeek(kept, TOTAL));
  }, []);

  const complete = useCallback((week: number) => {
    // Read again first: another tab may have gone on.
    const next = completeWeek(readWeeks(storage.get(WEEKS_KEY), TOTAL), week, TOTAL);
    storage.set(WEEKS_KEY, writeWeeks(next));
    // Where nothing can be kept, the page at least goes on.
    setProgress((shown) => (next.completed >= week ? next : completeWeek(shown, week, TOTAL)));
  }, []);

  return { progress, chosen, choose, complete };
}
