import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Fact } from "#contract/facts.ts";
import { folded } from "#domain/locale/fold.ts";
import { SUBJECTS } from "#domain/site/school.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { formatCount } from "../format.ts";
import { SearchField } from "../search-field.tsx";

type Props = { readonly facts: readonly Fact[]; readonly lineOf: (fact: Fact) => ReactNode };

/** Everything that a search may find a matter by, in both languages: staff search in the family's as well. */
const textOf = ({ undecided, value }: Fact): string =>
  folded([undecided?.name, undecided?.said, value].map((each) => JSON.stringify(each)).join(" "));

/** What can be decided, by subject. A search opens the subjects in which something is found. */
export function UndecidedList({ facts, lineOf }: Props) {
  const { language, t } = useLocale();
  const [search, setSearch] = useState("");
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== "");
  const found = facts.filter((fact) => words.every((word) => textOf(fact).includes(word)));
  const groups = SUBJECTS.map((subject) => ({
    subject,
    some: found.filter(({ undecided }) => undecided?.subject === subject),
  }));
  return (
    <>
      <SearchField label={t("facts.undecided.search")} search={search} onSearch={setSearch} />
      {words.length === 0 ? null : (
        <p className="quiet small" role="status">
          {t("facts.undecided.found", { count: formatCount(found.length, language) })}
        </p>
      )}
      {groups.map(({ subject, some }) =>
        some.length === 0 ? null : (
          // Opened anew by each search, and then as the reader leaves it.
          <details key={`${subject} ${search}`} className="facts-subject" open={words.length > 0}>
            <summary className="row-inline target strong">
              <ChevronRight aria-hidden="true" size={18} />
              {t(`facts.subject.${subject}`)}{" "}
              <span className="quiet small">
                {t("facts.undecided.open", {
                  count: formatCount(some.filter(({ value }) => value === null).length, language),
                })}
              </span>
            </summary>
            <ul>{some.map(lineOf)}</ul>
          </details>
        ),
      )}
    </>
  );
}
