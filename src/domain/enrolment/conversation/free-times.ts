import type { VisitKind } from "../visits/visit.ts";
import type { Draft } from "./draft.ts";

const SAYS: Readonly<Record<VisitKind, string>> = { visit: "visitTimes", call: "callTimes" };

/** With times that are open a family books one itself; without, what it wishes goes on to a person. */
export function withTimes<Came>(kind: VisitKind, passOn: (draft: Draft, came: Came) => void) {
  return (draft: Draft, came: Came): void => {
    const times = draft.turn.freeTimes?.[kind];
    if (times === undefined) passOn(draft, came);
    else draft.say("confirm", SAYS[kind], { times });
  };
}
