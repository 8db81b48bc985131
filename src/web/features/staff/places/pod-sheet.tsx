import { type FormEvent, useState } from "react";
import type { Pod } from "#contract/places.ts";
import { OLDEST, SEATS_AT_MOST } from "#domain/enrolment/places/place.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { Sheet } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { usePlaceAct } from "./place-queries.ts";

type Props = { readonly pod: Pod | null; readonly onClose: () => void };

/** A pod as owners keep it. */
export function PodSheet({ pod, onClose }: Props) {
  const { t } = useLocale();
  const { act, busy } = usePlaceAct();
  const [draft, setDraft] = useState({
    ...{ en: pod?.name.en ?? "", es: pod?.name.es ?? "", startsOn: pod?.startsOn ?? "" },
    ...{ from: String(pod?.ages.from ?? 6), to: String(pod?.ages.to ?? 8), seats: String(pod?.seats ?? 6) },
    ...{ isOpen: pod?.isOpen ?? true, isTold: pod?.isTold ?? false },
  });
  type Name = keyof typeof draft;
  const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { en, es, from, to, seats, startsOn, isOpen, isTold } = draft;
    const body = {
      ...{ name: { en, es }, ages: { from: Number(from), to: Number(to) }, seats: Number(seats) },
      ...{ startsOn: startsOn === "" ? null : startsOn, isOpen, isTold },
    };
    const done = await act(async () => {
      if (pod === null) await api("POST /api/admin/places/pods", { body });
      else await api("PUT /api/admin/places/pods/{id}", { params: { id: pod.id }, body });
      return true;
    });
    if (done === null) return;
    showToast({ tone: "ok", title: en, description: t("places.pod.saved") });
    onClose();
  };
  const field = (name: Exclude<Name, "isOpen" | "isTold">, about: object, hint?: string) => (
    <Field id={`pod-${name}`} label={t(`places.pod.${name}`)} hint={hint}>
      {(wiring) => (
        <input
          {...wiring}
          {...about}
          className="field"
          value={draft[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      )}
    </Field>
  );
  const number = (min: number, max: number) => ({ type: "number", inputMode: "numeric", min, max });
  const tick = (name: "isOpen" | "isTold") => (
    <label>
      <input
        type="checkbox"
        checked={draft[name]}
        onChange={({ target }) => set({ [name]: target.checked })}
      />
      {t(`places.pod.${name}`)}
    </label>
  );

  return (
    <Sheet
      open
      onClose={onClose}
      title={t(pod === null ? "places.pod.new" : "places.pod.edit")}
      closeLabel={t("common.close")}
    >
      <form className="visits-form stack" onSubmit={(event) => void save(event)} noValidate>
        <div className="visits-pair">
          {field("en", { maxLength: 60 })}
          {field("es", { maxLength: 60, lang: "es" })}
        </div>
        <div className="visits-pair">
          {field("from", number(0, OLDEST))}
          {field("to", number(0, OLDEST))}
          {field("seats", number(1, SEATS_AT_MOST))}
        </div>
        {field("startsOn", { type: "date" }, t("places.pod.startsOn.hint"))}
        <div className="visits-weekdays places-ticks">
          {tick("isOpen")}
          {tick("isTold")}
        </div>
        <p className="field-hint">{t("places.pod.isTold.hint")}</p>
        <button type="submit" className="button button-forest" aria-disabled={busy}>
          {t("places.pod.save")}
        </button>
      </form>
    </Sheet>
  );
}
