import { Download } from "lucide-react";
import type { ReactNode } from "react";
import type { Output } from "#contract/index.ts";
import { FAMILY_KINDS } from "#domain/enrolment/family.ts";
import { useLocale } from "#web/platform/i18n.tsx";

type Found = Output<"GET /api/admin/family/export">;

type Props = {
  readonly found: Found;
  /** What else can be done with it. */
  readonly children: ReactNode;
};

/** How much is kept of which kind, and the file with all of it. */
export function FamilyKept({ found, children }: Props) {
  const { t } = useLocale();
  const kinds = FAMILY_KINDS.filter((kind) => found.kept[kind].length > 0);
  if (kinds.length === 0) {
    return (
      <p className="family-none" role="status">
        {t("staff.family.none", { email: found.email })}
      </p>
    );
  }
  return (
    <div className="family-kept">
      <div role="status">
        <h3>{t("staff.family.kept", { email: found.email })}</h3>
        <ul>
          {kinds.map((kind) => (
            <li key={kind}>
              {t(`staff.family.kind.${kind}`)}: <b>{found.kept[kind].length}</b>
            </li>
          ))}
        </ul>
      </div>
      <button type="button" className="button button-small button-paper" onClick={() => save(found)}>
        <Download aria-hidden="true" size={18} />
        {t("staff.family.download")}
      </button>
      {children}
    </div>
  );
}

/** Hands the file to the browser; the address stands in it and not in its name. */
function save(found: Found): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(found, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `family-${found.exportedAt.slice(0, 10)}.json`;
  link.click();
  // The browser has taken the bytes by the next turn of the page.
  setTimeout(() => URL.revokeObjectURL(url));
}
