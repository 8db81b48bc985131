import { type FormEvent, useState } from "react";
import { OLDEST } from "#domain/enrolment/places/place.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { Section } from "../fact.tsx";
import { useLeadPlaces, usePlaceAct } from "./place-queries.ts";
import { childLabel, turnLabel } from "./words.ts";
import "./places.css";

/** A family's children on the list and on seats, on its page. */
export function LeadPlaces({ leadId }: { readonly leadId: string }) {
  const { language, t } = useLocale();
  const { data } = useLeadPlaces(leadId);
  const { act, busy } = usePlaceAct();
  const [isAdding, setAdding] = useState(false);
  const [child, setChild] = useState("");
  const [age, setAge] = useState("");
  if (data === undefined) return null;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const body = { child, age: age === "" ? null : Number(age) };
    const done = await act(() => api("POST /api/admin/leads/{id}/places", { params: { id: leadId }, body }));
    if (done === null) return;
    setAdding(false);
    setChild("");
    setAge("");
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
          <form className="visits-pair" onSubmit={(event) => void add(event)} noValidate>
            <Field id="lead-place-child" label={t("places.child")}>
              {(wiring) => (
                <input
                  {...wiring}
                  className="field"
                  maxLength={60}
                  value={child}
                  onChange={({ target }) => setChild(target.value)}
                />
              )}
            </Field>
            <Field id="lead-place-age" label={t("places.child.age")}>
              {(wiring) => (
                <input
                  {...wiring}
                  type="number"
                  inputMode="numeric"
                  className="field"
                  min={0}
                  max={OLDEST}
                  value={age}
                  onChange={({ target }) => setAge(target.value)}
                />
              )}
            </Field>
            <button type="submit" className="button button-small button-forest" aria-disabled={busy}>
              {t("places.add")}
            </button>
          </form>
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
