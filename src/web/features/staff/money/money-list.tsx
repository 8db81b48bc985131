import { type ReactNode, useId } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { Loaded } from "../loaded.tsx";
import { SaveAsCsv } from "../save-as-csv.tsx";
import { type List, type RowOf, useMoneyPage } from "./money-queries.ts";

type Props<Which extends List> = {
  readonly list: Which;
  /** Below the list. */
  readonly note?: string;
  /** The whole list as a file. */
  readonly file: () => Promise<string>;
  readonly children: (row: RowOf<Which>) => ReactNode;
};

/** One list of payments by the page, and the whole of it as a file. */
export function MoneyList<Which extends List>({ list, note, file, children }: Props<Which>) {
  const { t } = useLocale();
  const id = useId();
  const { query, rows, older, newest } = useMoneyPage(list);
  const title = t(`money.${list}`);
  return (
    <section className="money-list" aria-labelledby={id}>
      <div className="money-list-head row wraps apart">
        <h2 className="desk-title" id={id}>
          {title}
        </h2>
        {rows !== undefined && rows.length > 0 ? (
          <SaveAsCsv name={t(`money.file.${list}`)} of={title} file={file} />
        ) : null}
      </div>
      <Loaded query={query} loading={t("money.loading")} failed={t("money.failed")}>
        {() =>
          rows === undefined || rows.length === 0 ? (
            <p className="money-none">{t(`money.${list}.none`)}</p>
          ) : (
            <ul className="money-rows">
              {rows.map((row) => (
                <li key={row.id}>{children(row as RowOf<Which>)}</li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {newest === null && older === null ? null : (
        <nav className="lead-pages" aria-label={t("money.pages", { list: title })}>
          {newest === null ? null : (
            <button type="button" className="button button-small button-paper" onClick={newest}>
              {t("money.newest")}
            </button>
          )}
          {older === null ? null : (
            <button type="button" className="button button-small button-paper" onClick={older}>
              {t("money.older")}
            </button>
          )}
        </nav>
      )}
      {note !== undefined && rows !== undefined && rows.length > 0 ? (
        <p className="money-small">{note}</p>
      ) : null}
    </section>
  );
}
