import { Search } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import type { InboxPlace } from "./use-inbox-place.ts";

/** After the last letter, before the server is asked. */
const PAUSE_MS = 250;

type Props = { readonly place: InboxPlace; readonly onGo: (change: Partial<InboxPlace>) => void };

/** Which conversations, in which order, and a search through all of them. */
export function InboxTools({ place, onGo }: Props) {
  const { t } = useLocale();
  const [typed, setTyped] = useState(place.search);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setTyped(place.search), [place.search]);
  useEffect(() => () => clearTimeout(pause.current), []);
  const look = (search: string) => {
    clearTimeout(pause.current);
    if (search.trim() !== place.search) onGo({ search: search.trim() });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    look(typed);
  };

  return (
    <div className="inbox-tools">
      <search>
        <form onSubmit={submit}>
          <label className="read-only-aloud" htmlFor="inbox-search">
            {t("inbox.search")}
          </label>
          <span className="inbox-search">
            <Search aria-hidden="true" size={20} />
            <input
              id="inbox-search"
              className="field"
              type="search"
              autoComplete="off"
              maxLength={100}
              placeholder={t("inbox.search")}
              aria-describedby={place.search === "" ? undefined : "inbox-search-hint"}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                clearTimeout(pause.current);
                pause.current = setTimeout(() => look(target.value), PAUSE_MS);
              }}
            />
          </span>
          {place.search === "" ? null : (
            <p className="field-hint" id="inbox-search-hint">
              {t("inbox.search.hint")}
            </p>
          )}
        </form>
      </search>
      {place.search === "" ? (
        <div className="inbox-choices row wraps apart">
          <Choice
            name="inbox-view"
            label={t("inbox.view")}
            value={place.view}
            options={(["open", "mine", "done"] as const).map((view) => [view, t(`inbox.view.${view}`)])}
            onChoose={(view) => onGo({ view })}
          />
          {place.view === "done" ? null : (
            <select
              className="inbox-order paper trimmed target"
              aria-label={t("inbox.order")}
              value={place.order}
              onChange={({ target }) => onGo({ order: target.value === "waiting" ? "waiting" : "newest" })}
            >
              <option value="newest">{t("inbox.order.newest")}</option>
              <option value="waiting">{t("inbox.order.waiting")}</option>
            </select>
          )}
        </div>
      ) : null}
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
};

/** A few choices side by side, of which one holds. */
export function Choice<Value extends string>({ name, label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className="inbox-choice wraps">
      <legend className="read-only-aloud">{label}</legend>
      {options.map(([each, words]) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChoose(each)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
