import { useLocale } from "#web/platform/i18n.tsx";
import { SearchField } from "../search-field.tsx";
import type { InboxPlace } from "./use-inbox-place.ts";

type Props = { readonly place: InboxPlace; readonly onGo: (change: Partial<InboxPlace>) => void };

/** Which conversations, in which order, and a search through all of them. */
export function InboxTools({ place, onGo }: Props) {
  const { t } = useLocale();

  return (
    <div className="inbox-tools">
      <search>
        <SearchField
          label={t("inbox.search")}
          search={place.search}
          onSearch={(search) => onGo({ search })}
          describedBy={place.search === "" ? undefined : "inbox-search-hint"}
        />
        {place.search === "" ? null : (
          <p className="field-hint" id="inbox-search-hint">
            {t("inbox.search.hint")}
          </p>
        )}
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
