import { LANGUAGES } from "#domain/locale/language.ts";
import { priceOf } from "#domain/site/school.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { nameOf } from "./draft.ts";
import type { FactEditorState } from "./use-fact-editor.ts";

/** As many letters as the contract lets in (FACT). */
const MOST = { place: 60, decided: 700 };
/** When a school day may begin and end. */
const HOURS = Array.from({ length: 18 }, (_, index) => index + 5);

/** The boxes of one fact: a day, two hours, a line, or the same in both languages. */
export function FactFields({ editor: { fact, draft, edit } }: { readonly editor: FactEditorState }) {
  const { language, t } = useLocale();
  const name = nameOf(fact.key);
  if (name === "hours") {
    return (
      <div className="answers-languages">
        {(["from", "to"] as const).map((end) => (
          <Field key={end} id={`fact-${end}`} label={t(`facts.field.${end}`)}>
            {(wiring) => (
              <select
                {...wiring}
                className="field"
                value={draft.hours[end]}
                onChange={({ target }) =>
                  edit({ ...draft, hours: { ...draft.hours, [end]: Number(target.value) } })
                }
              >
                {HOURS.map((hour) => (
                  <option key={hour} value={hour}>{`${hour}:00`}</option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
    );
  }
  if (priceOf(fact.key) !== null) {
    return (
      <div className="answers-languages">
        <Field id="fact-text" label={t("facts.field.price")}>
          {(wiring) => (
            <input
              {...wiring}
              className="field"
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={draft.text}
              onChange={({ target }) => edit({ ...draft, text: target.value })}
            />
          )}
        </Field>
        <Field id="fact-day" label={t("facts.field.day")} hint={t("facts.field.day.hint")}>
          {(wiring) => (
            <input
              {...wiring}
              className="field"
              type="date"
              value={draft.from}
              onChange={({ target }) => edit({ ...draft, from: target.value })}
            />
          )}
        </Field>
      </div>
    );
  }
  if (name === "place" || name === null) {
    const order = [language, ...LANGUAGES.filter((one) => one !== language)];
    return (
      <div className="answers-languages">
        {order.map((one) => (
          <Field
            key={one}
            id={`fact-${one}`}
            label={t(`facts.field.${one}`)}
            hint={name === null ? t("facts.decided.hint") : undefined}
          >
            {(wiring) => {
              const shared = {
                ...wiring,
                className: "field",
                lang: one,
                value: draft.both[one],
                onChange: ({ target }: { target: { value: string } }) =>
                  edit({ ...draft, both: { ...draft.both, [one]: target.value } }),
              };
              return name === null ? (
                <textarea {...shared} rows={4} maxLength={MOST.decided} />
              ) : (
                <input {...shared} maxLength={MOST.place} autoComplete="off" />
              );
            }}
          </Field>
        ))}
      </div>
    );
  }
  return (
    <Field
      id="fact-text"
      label={t(`facts.name.${name}`)}
      hint={name === "phone" ? t("facts.phone.hint") : undefined}
    >
      {(wiring) => (
        <input
          {...wiring}
          className="field"
          type={name === "launchDate" ? "date" : name === "phone" ? "tel" : "email"}
          autoComplete="off"
          value={draft.text}
          onChange={({ target }) => edit({ ...draft, text: target.value })}
        />
      )}
    </Field>
  );
}
