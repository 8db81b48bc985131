import { useQueryClient } from "@tanstack/react-query";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { useTurns } from "./use-turns.ts";

/** Does things with the entries of a list, one at a time with each; says what failed, and has the list read anew. */
export function useListAct(list: string, failed: Parameters<ReturnType<typeof useLocale>["t"]>[0]) {
  const { t } = useLocale();
  const client = useQueryClient();
  const { waiting, inTurn } = useTurns<string>();
  const isBusy = (id: string) => waiting.includes(id);
  const act = async (id: string, work: () => Promise<unknown>) => {
    if (isBusy(id)) return;
    await inTurn(id, work, {
      onFailed: () =>
        showToast({ tone: "error", title: t("staff.questions.failed.title"), description: t(failed) }),
      onEnded: () => client.invalidateQueries({ queryKey: [list] }),
    });
  };
  return { isBusy, act };
}
