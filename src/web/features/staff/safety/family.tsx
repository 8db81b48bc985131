import { House, Mail, Phone } from "lucide-react";
import type { SafetyRecord } from "#contract/safety.ts";
import { isDisclosure } from "#domain/safety/kinds.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { formatDateTime } from "../format.ts";
import { placeLabel } from "./words.ts";

/** How to reach the family; where none is known, how to find out who the child is. */
export function SafetyFamily({ record: { item, family } }: { readonly record: SafetyRecord }) {
  const { language, t } = useLocale();
  const mayBeAtHome = item.kind === "help" || isDisclosure(item.kind);
  const time = formatDateTime(item.createdAt, language);
  return (
    <section className="safety-part safety-family">
      <h4>{t("staff.safety.family.title")}</h4>
      {mayBeAtHome && (
        <p className="safety-home flex trimmed">
          <House aria-hidden="true" size={22} />
          {t("staff.safety.family.home")}
        </p>
      )}
      {family === null ? (
        <>
          <p>
            <b>{t("staff.safety.family.none")}</b> {t("staff.safety.family.find")}
          </p>
          <ul>
            <li>
              {item.studentName === null
                ? t("staff.safety.family.find.noName")
                : t("staff.safety.family.find.name", { name: item.studentName })}
            </li>
            <li>{t("staff.safety.family.find.time", { time, place: placeLabel(item.place, t) })}</li>
            <li>{t("staff.safety.family.find.mark", { mark: item.conversation })}</li>
          </ul>
        </>
      ) : (
        <>
          {family.name !== null && <p className="safety-family-name">{family.name}</p>}
          {family.phone === null ? (
            <p>{t("staff.safety.family.noPhone")}</p>
          ) : (
            <a
              className="button button-small button-forest"
              href={`tel:${family.phone.replace(/[^+\d]/g, "")}`}
            >
              <Phone aria-hidden="true" size={18} />
              {t("staff.safety.family.call", { phone: family.phone })}
            </a>
          )}
          <a className="safety-family-mail row-inline target" href={`mailto:${family.email}`}>
            <Mail aria-hidden="true" size={18} />
            {t("staff.safety.family.write", { email: family.email })}
          </a>
        </>
      )}
    </section>
  );
}
