import { useState } from "react";
import type { Place } from "#contract/places.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Section } from "../fact.tsx";
import { ChildForm } from "./child-form.tsx";
import { useLeadPlaces, usePlaceAct } from "./place-queries.ts";
import { childLabel, turnLabel } from "./words.ts";
import "./places.css";

/** A family's children on the list and on seats, on its page. */
export function LeadPlaces({ leadId }: { readonly leadId: string }) {
  const { language, t } = useLocale();
  const { data } = useLeadPlaces(leadId);
  const { act, busy } = usePlaceAct();
  const [isAdding, setAdding] = useState(false);
  if (data === undefined) return null;
  const add = async (body: Pick<Place, "child" | "age">) => {
    const done = await act(() => api("POST /api/admin/leads/{id}/places", { params: { id: leadId }, body }));
    if (done !== null) setAdding(false);
  };
  return (
    <Section title={t("places.title")}>
      <div className="visits-lead stack">
        {data.places.length === 0 ? (
          <p>{t("places.lead.none")}</p>
        ) : (
          <ul>
            {data.places.map(({ place, pod, before }) => (
              <li key={place.id}>
                <b>{childLabel(place, t)}</b>: {t(`places.state.${place.state}`)}
                {pod === null ? "" : `, ${pod[language]}`}
                {place.reason === null ? "" : ` (${t(`places.reason.${place.reason}`)})`}
                {place.state === "waiting" ? (
                  <span className="places-why">
                    {" "}
                    {turnLabel(place, language, t)}{" "}
                    {before
                      .map((each) => t("places.before", { pod: each.pod[language], count: each.count }))
                      .join(" ")}
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        )}
        {isAdding ? (
          <ChildForm
            look="forest"
            submit={t("places.add")}
            busy={busy}
            onSubmit={(child) => void add(child)}
          />
        ) : (
          <p className="visits-acts">
            <button
              type="button"
              className="button button-small button-paper"
              onClick={() => setAdding(true)}
            >
              {t("places.add")}
            </button>
            <a href="/admin/places">{t("places.all")}</a>
          </p>
        )}
      </div>
    </Section>
  );
}
