import { useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { Sheet } from "#web/ui/dialog.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { formatDate } from "../format.ts";
import { statusLabel } from "../labels.ts";
import { useDuplicates } from "./family-queries.ts";
import { Merge } from "./merge.tsx";

/** Families that look like one, and making one of two. */
export function DuplicatesSheet({ onClose }: { readonly onClose: () => void }) {
  const { language, t } = useLocale();
  const found = useDuplicates();
  const [ids, setIds] = useState<readonly [string, string] | null>(null);
  const groups = found.data?.groups;
  const all = groups?.flatMap(({ families }) => families) ?? [];
  const pair = ids?.map((id) => all.find((family) => family.id === id));
  const [one, other] = pair ?? [];

  return (
    <Sheet
      open
      onClose={onClose}
      title={t(one && other ? "families.merge.title" : "families.duplicates.title")}
      closeLabel={t("common.close")}
    >
      {one && other ? (
        <Merge pair={[one, other]} onDone={() => setIds(null)} />
      ) : groups === undefined ? (
        found.isError ? (
          <FieldError>{t("families.failed")}</FieldError>
        ) : (
          <Spinner label={t("families.loading")} visible />
        )
      ) : groups.length === 0 ? (
        <p>{t("families.duplicates.none")}</p>
      ) : (
        <ul className="duplicate-groups">
          {groups.map(({ by, families }) => (
            <li key={`${by}${families.map(({ id }) => id).join()}`}>
              <h3>{t(`families.duplicates.${by}`)}</h3>
              <ul>
                {families.map((family, index) => (
                  <li key={family.id}>
                    <p>
                      <b>{family.name}</b>
                      <span>
                        {[family.email, family.phone, family.childrenAges].filter(Boolean).join(", ")}
                      </span>
                      <span>
                        {statusLabel(family.status, t)}, {formatDate(family.createdAt, language)}
                      </span>
                    </p>
                    {index === 0 ? null : (
                      <button
                        type="button"
                        className="button button-small button-paper"
                        onClick={() => setIds([families[0]?.id ?? "", family.id])}
                      >
                        {t("families.merge")}
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
