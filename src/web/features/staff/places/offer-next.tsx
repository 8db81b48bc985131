import type { Pod } from "#contract/places.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { usePlaceAct } from "./place-queries.ts";
import { childLabel } from "./words.ts";

/** Whether a seat of a pod is free while somebody waits for it. */
export const hasTurn = ({ isOpen, next, holders, seats }: Pod): boolean =>
  isOpen && next !== null && holders.length < seats;

/** Offers a free seat to whose turn it is. */
export function OfferNext({ pod }: { readonly pod: Pod }) {
  const { t } = useLocale();
  const { act, busy } = usePlaceAct();
  const { next } = pod;
  if (next === null || !hasTurn(pod)) return null;
  const offer = async () => {
    const body = { act: "offer", podId: pod.id } as const;
    const done = await act(() => api("PATCH /api/admin/places/{id}", { params: { id: next.id }, body }));
    if (done === null) return;
    const { name, email, phone } = done.lead;
    showToast({
      tone: "ok",
      title: t("places.offered"),
      description:
        email === ""
          ? t("places.offered.call", { name, phone: phone ?? "" })
          : t("places.offered.told", { name }),
    });
  };
  return (
    <button
      type="button"
      className="button button-small button-forest"
      aria-disabled={busy}
      onClick={() => void offer()}
    >
      {t("places.offer.next", { child: childLabel(next, t), name: next.lead.name })}
    </button>
  );
}
