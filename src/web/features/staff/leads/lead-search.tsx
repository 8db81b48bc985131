import { Search } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { LEAD_STATUSES } from "#domain/enrolment/lead.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import type { LeadFilter } from "../desk/desk-queries.ts";
import { statusLabel } from "../labels.ts";

/** After the last letter, before the server is asked. */
const PAUSE_MS = 250;
const ALL = "all";

type Props = {
  readonly filter: LeadFilter;
  readonly onChange: (filter: LeadFilter, isPlace: boolean) => void;
};

/** By name, address or telephone number, and by status. */
export function LeadSearch({ filter, onChange }: Props) {
  const { t } = useLocale();
  const [typed, setTyped] = useState(filter.search);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setTyped(filter.search), [filter.search]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const look = (search: string) => {
    clearTimeout(pause.current);
    if (search.trim() !== filter.search) onChange({ ...filter, search: search.trim(), after: null }, false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    look(typed);
  };

  return (
    <search>
      <form className="lead-search" onSubmit={submit}>
        <Field id="lead-search" label={t("desk.leads.search")}>
          {(wiring) => (
            <span className="lead-search-field anchor">
              <Search aria-hidden="true" size={20} />
              <input
                {...wiring}
                className="field"
                type="search"
                autoComplete="off"
                maxLength={100}
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value);
                  clearTimeout(pause.current);
                  pause.current = setTimeout(() => look(target.value), PAUSE_MS);
                }}
              />
            </span>
          )}
        </Field>
        <Select
          id="lead-filter-status"
          label={t("desk.leads.status")}
          value={filter.status ?? ALL}
          onValueChange={(value) => {
            const status = LEAD_STATUSES.find((each) => each === value) ?? null;
            onChange({ search: typed.trim(), status, after: null }, true);
          }}
          options={[
            { value: ALL, label: t("desk.leads.anyStatus") },
            ...LEAD_STATUSES.map((value) => ({ value, label: statusLabel(value, t) })),
          ]}
        />
      </form>
    </search>
  );
}
