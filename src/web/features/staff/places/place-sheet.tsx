import { useState } from "react";
import type { Parsed } from "#contract/index.ts";
import type { Place } from "#contract/places.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { dismissToast, showToast } from "#web/platform/toasts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Sheet } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { languageLabel } from "../labels.ts";
import { ChildForm } from "./child-form.tsx";
import { type Places, usePlaceAct } from "./place-queries.ts";
import { childLabel, PLACE_TONES, podsFor, turnLabel } from "./words.ts";

type Act = Parsed<"PATCH /api/admin/places/{id}">["body"];
type Props = { readonly place: Place; readonly places: Places; readonly onClose: () => void };

/** One child: where it stands, and what staff do with it. */
export function PlaceSheet({ place, places, onClose }: Props) {
  const { language, t } = useLocale();
  const { act, busy } = usePlaceAct();
  const { lead, state } = place;
  const open = places.pods.filter(({ id, isOpen }) => isOpen && id !== place.podId);
  const [suit] = podsFor(open, place);
  const [podId, setPodId] = useState(suit?.id ?? open[0]?.id ?? "");
  const [reason, setReason] = useState("");
  const hasSeat = place.seat !== null;

  const change = async (body: Act, stays = false) => {
    const done = await act(() => api("PATCH /api/admin/places/{id}", { params: { id: place.id }, body }));
    if (done === null) return;
    const isCall = body.act === "offer" && lead.email === "";
    const description = isCall
      ? t("places.offered.call", { name: lead.name, phone: lead.phone ?? "" })
      : t(`places.done.${body.act}`, { name: lead.name });
    showToast({ tone: "ok", title: childLabel(done, t), description });
    if (!stays) onClose();
  };
  const seat = (how: "offer" | "hold") =>
    change({ act: how, podId, ...(reason.trim() === "" ? {} : { reason: reason.trim() }) });
  const button = (label: string, onClick: () => void, look = "paper") => (
    <button
      type="button"
      className={`button button-small button-${look}`}
      aria-disabled={busy}
      onClick={() => !busy && onClick()}
    >
      {label}
    </button>
  );

  return (
    <Sheet open onClose={onClose} title={childLabel(place, t)} closeLabel={t("common.close")}>
      <div className="visits-sheet stack">
        <p className="visits-booking-head row wraps">
          <a href={`/admin/families?id=${encodeURIComponent(lead.id)}`}>{lead.name}</a>
          <Badge tone={PLACE_TONES[state]}>{t(`places.state.${state}`)}</Badge>
          {place.hasDeposit ? <Badge tone="green">{t("places.deposit")}</Badge> : null}
        </p>
        <p className="visits-reach row wraps">
          {lead.email === "" ? null : <a href={`mailto:${lead.email}`}>{lead.email}</a>}
          {lead.phone === null ? null : <a href={`tel:${lead.phone.replace(/[^\d+]/g, "")}`}>{lead.phone}</a>}
          <span>{languageLabel(place.language, t)}</span>
        </p>
        <p>{turnLabel(place, language, t, places.timeZone)}</p>
        <ChildForm
          known={place}
          look="paper"
          submit={t("places.correct")}
          busy={busy}
          onSubmit={(child) => void change({ act: "correct", ...child }, true)}
        />
        <fieldset className="places-group stack trimmed">
          <legend>{t(hasSeat ? "places.move" : "places.give")}</legend>
          <Field id="place-pod" label={t("places.pod")}>
            {(wiring) => (
              <select
                {...wiring}
                className="field"
                value={podId}
                onChange={({ target }) => setPodId(target.value)}
              >
                {open.map((pod) => (
                  <option key={pod.id} value={pod.id}>
                    {pod.name[language]},{" "}
                    {t("places.count", { free: pod.seats - pod.holders.length, seats: pod.seats })}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {hasSeat ? null : (
            <Field id="place-reason" label={t("places.reason")} hint={t("places.reason.hint")}>
              {(wiring) => (
                <input
                  {...wiring}
                  className="field"
                  maxLength={300}
                  value={reason}
                  onChange={({ target }) => {
                    // Whoever writes the reason has read what was refused: the notice would lie over the button.
                    dismissToast();
                    setReason(target.value);
                  }}
                />
              )}
            </Field>
          )}
          <p className="visits-acts">
            {hasSeat
              ? button(t("places.act.move"), () => void seat("hold"))
              : button(t("places.act.offer"), () => void seat("offer"), "forest")}
            {hasSeat ? null : button(t("places.act.hold"), () => void seat("hold"))}
          </p>
        </fieldset>
        <p className="visits-acts">
          {state === "offered" && place.podId !== null
            ? button(
                t("places.act.accept"),
                () => void change({ act: "hold", podId: place.podId ?? "" }),
                "forest",
              )
            : null}
          {state === "held"
            ? button(t("places.act.enrol"), () => void change({ act: "enrol" }), "forest")
            : null}
          {state === "waiting" ? null : button(t("places.act.wait"), () => void change({ act: "wait" }))}
          {state === "released"
            ? null
            : button(t("places.act.release"), () => void change({ act: "release" }))}
        </p>
      </div>
    </Sheet>
  );
}
