import { Download } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { saveBytes } from "#web/platform/save-bytes.ts";
import { FieldError } from "#web/ui/field.tsx";
import { Loaded } from "../loaded.tsx";
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
        {rows !== undefined && rows.length > 0 ? <Export {...{ list, title, file }} /> : null}
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

type ExportProps = { readonly list: List; readonly title: string; readonly file: () => Promise<string> };

function Export({ list, title, file }: ExportProps) {
  const { t } = useLocale();
  const [stage, setStage] = useState<"idle" | "busy" | "failed">("idle");
  const save = async () => {
    setStage("busy");
    try {
      const bytes = new Blob([await file()], { type: "text/csv;charset=utf-8" });
      saveBytes(bytes, `${t(`money.file.${list}`)}-${new Date().toISOString().slice(0, 10)}.csv`);
      setStage("idle");
    } catch {
      setStage("failed");
    }
  };
  return (
    <div>
      <button
        type="button"
        className="button button-small button-paper"
        aria-label={t("money.export.of", { list: title })}
        aria-disabled={stage === "busy"}
        onClick={() => stage !== "busy" && void save()}
      >
        <Download aria-hidden="true" size={18} />
        {t(stage === "busy" ? "money.export.busy" : "money.export")}
      </button>
      {stage === "failed" ? <FieldError>{t("money.export.failed")}</FieldError> : null}
    </div>
  );
}
