import { onlineManager, type Query, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import { ApiError } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { formatDateTime, formatTime } from "../format.ts";

const AGAIN_EVERY_MS = 15_000;
/** For so long the time alone says when it was. */
const SAME_DAY_MS = 8 * 3_600_000;

/** Says, once for the whole page, from when it is while the server cannot be reached, and asks again by itself. */
export function AsOf() {
  const { language, t } = useLocale();
  const client = useQueryClient();
  const follow = useCallback(
    (changed: () => void) => {
      const ends = [client.getQueryCache().subscribe(changed), onlineManager.subscribe(changed)];
      return () => ends.forEach((end) => void end());
    },
    [client],
  );
  const since = useSyncExternalStore(
    follow,
    () => shownSince(client),
    () => null,
  );
  const isOut = useSyncExternalStore(
    follow,
    () => unreached(client).length > 0,
    () => false,
  );
  useEffect(() => {
    if (!isOut) return;
    const again = () => void client.refetchQueries({ type: "active", predicate: isUnreached });
    const timer = setInterval(again, AGAIN_EVERY_MS);
    return () => clearInterval(timer);
  }, [client, isOut]);

  const moment = since === null ? "" : new Date(since).toISOString();
  return (
    <div role="status">
      {since === null ? null : (
        <p className="desk-stale">
          {t("staff.stale", {
            time:
              Date.now() - since < SAME_DAY_MS
                ? formatTime(moment, language)
                : formatDateTime(moment, language),
          })}
        </p>
      )}
    </div>
  );
}

/** When the oldest of what is shown and could not be brought up to date was read; null while all of it is as it is now. */
function shownSince(client: QueryClient): number | null {
  const times = unreached(client).flatMap(({ state }) =>
    state.data === undefined ? [] : [state.dataUpdatedAt],
  );
  return times.length === 0 ? null : Math.min(...times);
}

const unreached = (client: QueryClient) =>
  client.getQueryCache().findAll({ type: "active", predicate: isUnreached });

/** Refused is no reason to ask again; without a connection nothing is asked. */
function isUnreached({ state: { status, error, fetchStatus } }: Query): boolean {
  if (fetchStatus === "paused" || !onlineManager.isOnline()) return true;
  return status === "error" && !(error instanceof ApiError && error.status < 500);
}
