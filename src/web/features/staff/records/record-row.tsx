import { useId, useState } from "react";
import type { FoundRecord } from "#contract/family-records.ts";
import type { Output } from "#contract/index.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { formatDateTime, languageName } from "../format.ts";
import { withProof } from "../sign-in/proof.ts";
import { RecordKept } from "./record-kept.tsx";

type Props = { readonly record: FoundRecord; readonly onErased: () => void };

/** One that was found, with as much as is needed to know it; what is kept is asked for when somebody wants to see it. */
export function RecordRow({ record, onErased }: Props) {
  const { language, t } = useLocale();
  const id = useId();
  const [stage, setStage] = useState<"shown" | "looking" | "failed">("shown");
  const [kept, setKept] = useState<Output<"GET /api/admin/records/{id}"> | null>(null);
  const { kind, name, age, consent } = record;

  const look = async () => {
    if (kept !== null) return setKept(null);
    if (stage === "looking") return;
    setStage("looking");
    try {
      const one = { params: { id: record.id }, query: { kind } };
      setKept(await withProof(() => api("GET /api/admin/records/{id}", one)));
      setStage("shown");
    } catch {
      setStage("failed");
    }
  };

  return (
    <li className="record">
      <h3 id={`${id}-who`}>
        {kind === "chat"
          ? t("desk.records.chat", { time: formatDateTime(record.firstAt, language) })
          : (name ?? t("desk.records.noName"))}
        {age === null ? null : <span> · {t("desk.records.age", { age })}</span>}
      </h3>
      {record.begins ? <blockquote>{record.begins}</blockquote> : null}
      <p className="record-facts wraps flex quiet small">
        {consent === null ? null : <span>{t(`desk.records.consent.${consent}`)}</span>}
        {record.language === null ? null : (
          <span>{t("desk.records.language", { language: languageName(record.language, language) })}</span>
        )}
        <span>{t("desk.records.messages", { count: record.messages })}</span>
        <span>
          {t("desk.records.last")}{" "}
          <time dateTime={record.lastAt}>{formatDateTime(record.lastAt, language)}</time>
        </span>
      </p>
      {stage === "failed" ? <FieldError>{t("staff.family.failed")}</FieldError> : null}
      <button
        type="button"
        className="button button-small button-paper"
        aria-disabled={stage === "looking"}
        aria-expanded={kept !== null}
        aria-describedby={`${id}-who`}
        onClick={() => void look()}
      >
        {t(
          stage === "looking"
            ? "staff.family.looking"
            : kept === null
              ? "staff.family.look"
              : "desk.records.hide",
        )}
      </button>
      {kept === null ? null : <RecordKept {...{ record, kept, onErased }} />}
    </li>
  );
}
