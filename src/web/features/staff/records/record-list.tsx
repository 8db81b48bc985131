import { useState } from "react";
import type { FoundRecord } from "#contract/family-records.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { formatCount } from "../format.ts";
import { RecordRow } from "./record-row.tsx";

/** So many are shown, and so many more at each wish; the server answers a hundred at most. */
const STEP = 10;
const AT_MOST = 100;

type Props = { readonly found: readonly FoundRecord[]; readonly onErased: (id: string) => void };

/** What was found, the newest first. */
export function RecordList({ found, onErased }: Props) {
  const { language, t } = useLocale();
  const [shown, setShown] = useState(STEP);
  if (found.length === 0) {
    return (
      <p className="class-card family-none" role="status">
        {t("desk.records.none")}
      </p>
    );
  }
  return (
    <>
      <p className="record-count" role="status">
        {t("desk.records.found", { count: formatCount(found.length, language) })}
        {found.length === AT_MOST ? ` ${t("desk.records.more", { count: AT_MOST })}` : null}
      </p>
      <ul className="record-list">
        {found.slice(0, shown).map((each) => (
          <RecordRow key={each.id} record={each} onErased={() => onErased(each.id)} />
        ))}
      </ul>
      {found.length > shown ? (
        <button
          type="button"
          className="button button-small button-paper"
          onClick={() => setShown(shown + STEP)}
        >
          {t("desk.records.next", { count: Math.min(STEP, found.length - shown) })}
        </button>
      ) : null}
    </>
  );
}
