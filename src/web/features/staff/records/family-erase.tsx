import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Output } from "#contract/index.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { DeskConfirm, DeskSaved } from "../desk/desk-confirm.tsx";
import { withProof } from "../sign-in/proof.ts";

type Erased = Output<"DELETE /api/admin/family">;
type Stage = "shown" | "asking" | "erasing" | "failed" | "moving";

type Props = {
  readonly found: Output<"GET /api/admin/family/export">;
  readonly onErased: (erased: Erased) => void;
};

/** Erases what was found, after asking once more. */
export function FamilyErase({ found, onErased }: Props) {
  const { t } = useLocale();
  const client = useQueryClient();
  const [stage, setStage] = useState<Stage>("shown");
  const { email } = found;

  const erase = async () => {
    setStage("erasing");
    try {
      onErased(await withProof(() => api("DELETE /api/admin/family", { query: { email } })));
      await client.invalidateQueries();
    } catch (error) {
      setStage(error instanceof ApiError && error.status === 409 ? "moving" : "failed");
    }
  };

  if (stage === "asking" || stage === "erasing") {
    return (
      <DeskConfirm
        yes={t("staff.family.erase.yes")}
        busy={stage === "erasing"}
        failed={false}
        onYes={erase}
        onBack={() => setStage("shown")}
      >
        <p>{t("staff.family.erase.confirm", { email })}</p>
        <p>{t("staff.family.erase.stays")}</p>
      </DeskConfirm>
    );
  }
  return (
    <div className="family-erase">
      {stage === "moving" ? <FieldError>{t("staff.family.moving")}</FieldError> : null}
      {stage === "failed" ? <FieldError>{t("staff.family.erase.failed")}</FieldError> : null}
      <button type="button" className="button button-small" onClick={() => setStage("asking")}>
        {t("staff.family.erase")}
      </button>
    </div>
  );
}

/** What a new look found after erasing. */
export function FamilyProof({ erased }: { readonly erased: Erased }) {
  const { t } = useLocale();
  const left = Object.values(erased.left).reduce((sum, count) => sum + count, 0);
  return (
    <div className="family-proof">
      {left === 0 ? (
        <DeskSaved>{t("staff.family.proof")}</DeskSaved>
      ) : (
        <FieldError>{t("staff.family.left", { count: left })}</FieldError>
      )}
      {erased.bookkeeping > 0 ? <p>{t("staff.family.bookkeeping", { count: erased.bookkeeping })}</p> : null}
    </div>
  );
}
