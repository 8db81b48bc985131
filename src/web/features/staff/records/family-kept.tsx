import { Download } from "lucide-react";
import type { ReactNode } from "react";
import type { Output } from "#contract/index.ts";
import { FAMILY_KINDS } from "#domain/enrolment/family.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { saveFile } from "../save-file.ts";

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
      <p className="class-card family-none" role="status">
        {t("staff.family.none", { email: found.email })}
      </p>
    );
  }
  return (
    <div className="class-card family-kept">
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
      <button
        type="button"
        className="button button-small button-paper"
        onClick={() => saveFile("family", found)}
      >
        <Download aria-hidden="true" size={18} />
        {t("staff.family.download")}
      </button>
      {children}
    </div>
  );
}
