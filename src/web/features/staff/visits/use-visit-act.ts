import { useQueryClient } from "@tanstack/react-query";
import type { BookingState } from "#domain/enrolment/visits/visit.ts";
import { ApiError } from "#web/platform/api.ts";
import type { CopyKey } from "#web/platform/copy.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { useTurns } from "../use-turns.ts";
import { refreshVisits } from "./visit-queries.ts";

type Act = {
  readonly kind: "open" | "change" | "close" | "book" | "mark" | "move" | "cancel";
  readonly state?: BookingState;
};

/** Does one thing after the other; what was refused is said, and everything is asked for again. */
export function useVisitAct() {
  const { t } = useLocale();
  const client = useQueryClient();
  const { waiting, inTurn } = useTurns<Act>();
  /** @param refused what a 409 means here */
  const act = <Result>(its: Act, work: () => Promise<Result>, refused: CopyKey = "visits.act.failed") =>
    inTurn(its, work, {
      onFailed: (error) => {
        const isConflict = error instanceof ApiError && error.status === 409;
        const description = t(isConflict ? refused : "visits.act.failed");
        showToast({ tone: "error", title: t("staff.change.failed.title"), description });
      },
      onEnded: () => refreshVisits(client),
    });
  return {
    act,
    /** What was chosen last, though it may still be on its way. */
    chosen: waiting.findLast(({ state }) => state !== undefined)?.state,
    /** What families are told, or would be there twice, is not begun again while it is being done. */
    isDoing: (kind: Act["kind"]) => waiting.some((each) => each.kind === kind),
  };
}
