import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import {
  DEPOSIT_STATES,
  type FamilyFilter,
  NEXT_STEPS,
  NOBODY,
  PODS,
} from "#domain/enrolment/families/filter.ts";
import { LEAD_STATUSES } from "#domain/enrolment/lead.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { languageLabel, statusLabel } from "../labels.ts";
import { SearchField } from "../search-field.tsx";
import type { Team } from "./team.ts";
import type { FamilyPlace, GoToPlace } from "./use-family-place.ts";
import { memberName } from "./words.ts";

const AGES = Array.from({ length: 12 }, (_, index) => index + 3);
const WAITING = [0, 1, 3, 7, 14];

type Props = { readonly place: FamilyPlace; readonly team: Team; readonly onGo: GoToPlace };
type Options = readonly (readonly [value: string, label: string])[];

/** The one set of filters that the table and the board share. */
export function Filters({ place, team, onGo }: Props) {
  const { t } = useLocale();
  const { filter } = place;
  // Only where the window is narrow; elsewhere all of them are in sight.
  const [isOpen, setOpen] = useState(false);
  const { search, ...others } = filter;
  const count = Object.keys(others).length;
  const choices: readonly (readonly [keyof FamilyFilter, Options])[] = [
    ["status", LEAD_STATUSES.map((each) => [each, statusLabel(each, t)])],
    ["language", LANGUAGES.map((each) => [each, languageLabel(each, t)])],
    ["age", AGES.map((age) => [String(age), t("families.age", { age })])],
    ["pod", PODS.map((each) => [each, t(`families.pod.${each}`)])],
    ["deposit", DEPOSIT_STATES.map((each) => [each, t(`families.deposit.${each}`)])],
    [
      "owner",
      [
        [NOBODY, t("families.nobody")],
        ...team.members.map(({ email }) => [email, memberName(email, team.members)] as const),
      ],
    ],
    ["waiting", WAITING.map((days) => [String(days), waitingLabel(days)])],
    ["nextStep", NEXT_STEPS.map((each) => [each, t(`families.nextStep.${each}`)])],
  ];
  function waitingLabel(days: number): string {
    if (days === 0) return t("families.waiting.0");
    return days === 1 ? t("families.waiting.1") : t("families.waiting.days", { days });
  }
  const set = (name: keyof FamilyFilter, value: string) => {
    const { [name]: _, ...kept } = filter;
    const typed = name === "age" || name === "waiting" ? Number(value) : value;
    onGo({ filter: value === "" ? kept : { ...kept, [name]: typed } });
  };

  return (
    <search className="families-filters row wraps full" aria-label={t("families.filters")}>
      <SearchField
        label={t("families.search")}
        search={search ?? ""}
        onSearch={(wanted) => onGo({ filter: wanted === "" ? others : { ...others, search: wanted } }, false)}
      />
      <button
        type="button"
        className="button button-small button-paper families-more"
        aria-expanded={isOpen}
        aria-controls="families-choices"
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden="true" size={18} />
        {count === 0 ? t("families.filters") : t("families.filters.set", { count })}
      </button>
      <div className="families-choices" id="families-choices" data-open={isOpen || undefined}>
        {choices.map(([name, options]) => (
          <select
            key={name}
            className="families-filter"
            aria-label={t(`families.filter.${name as Exclude<typeof name, "search">}`)}
            data-set={filter[name] !== undefined || undefined}
            value={String(filter[name] ?? "")}
            onChange={({ target }) => set(name, target.value)}
          >
            <option value="">
              {t("families.any", { what: t(`families.filter.${name as Exclude<typeof name, "search">}`) })}
            </option>
            {options.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        ))}
        {Object.keys(filter).length > 0 ? (
          <button type="button" className="link-button" onClick={() => onGo({ filter: {} })}>
            {t("families.clear")}
          </button>
        ) : null}
      </div>
    </search>
  );
}
