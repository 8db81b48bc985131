import type { DeskState } from "#contract/live.ts";
import { DESK_PARTS, type DeskPart } from "#domain/staff/live.ts";
import type { Store } from "#server/db/store.ts";
import { deskQueue, SIGNED_OUT } from "#server/db/table-changes.ts";
import { readTallies } from "#server/db/tallies.ts";
import { type OpenStreams, wantsStream } from "#server/http/event-stream.ts";
import type { Handlers, StaffMember } from "#server/http/handler.ts";
import { Refusal } from "#server/http/refusal.ts";
import { countInbox } from "./inbox/list.ts";

type LiveParts = {
  readonly store: Store;
  readonly streams: OpenStreams;
  readonly staffOf: (headers: Headers) => Promise<StaffMember | null>;
  readonly now: () => number;
};

/** What every open desk follows (decision 186) as handlers of the contract. */
export function liveHandlers(parts: LiveParts): Pick<Handlers, "GET /api/admin/changes"> {
  const { store, streams, staffOf } = parts;
  const state = sharedState(parts);
  return {
    "GET /api/admin/changes": async (_, call) => {
      if (!wantsStream(call.headers)) return state.read();
      const member = await call.staff();
      let isSure = true;
      return streams.follow(call.signal, {
        of: `desk ${member?.id}`,
        hear(wake) {
          const stops = [
            ...DESK_PARTS.map((part) => store.wakes.hear(deskQueue(part), wake)),
            store.wakes.hear(SIGNED_OUT, () => {
              isSure = false;
              wake();
            }),
          ];
          return () => stops.forEach((stop) => void stop());
        },
        async read() {
          if (!isSure) {
            if ((await staffOf(call.headers)) === null) {
              throw new Refusal("unauthenticated", "Sign in first.");
            }
            isSure = true;
          }
          return state.read();
        },
      });
    },
  };
}

/** The parts on whose change those who call are counted again. */
const CALLING: readonly DeskPart[] = ["inbox", "safety"];
const CANNOT_WAIT = ["open", "in_progress"].flatMap((state) =>
  (["now", "urgent"] as const).map((severity) => `safety.${state}.${severity}` as const),
);

/** The state for everybody who follows it: after a change the counts are read once for all. */
function sharedState({ store, now }: Pick<LiveParts, "store" | "now">) {
  // Another server, and this one after a restart, begins with other numbers: whoever comes from there asks for all.
  const begun = now();
  const changes = Object.fromEntries(DESK_PARTS.map((part) => [part, begun])) as Record<DeskPart, number>;
  let calls: Promise<DeskState["calls"]> | null = null;
  for (const part of DESK_PARTS) {
    store.wakes.hear(deskQueue(part), () => {
      changes[part] += 1;
      if (CALLING.includes(part)) calls = null;
    });
  }

  async function count(): Promise<DeskState["calls"]> {
    const [totals, { wantsPerson }] = await Promise.all([
      readTallies(store.db, CANNOT_WAIT),
      countInbox(store.db),
    ]);
    return { safety: Object.values(totals).reduce((sum, total) => sum + total, 0), person: wantsPerson };
  }

  return {
    async read(): Promise<DeskState> {
      const seen = { ...changes };
      calls ??= count();
      calls.catch(() => {
        calls = null;
      });
      return { changes: seen, calls: await calls };
    },
  };
}
