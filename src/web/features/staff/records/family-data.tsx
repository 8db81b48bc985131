import { type FormEvent, useRef, useState } from "react";
import type { Output } from "#contract/index.ts";
import { looksLikeEmail } from "#domain/enrolment/email.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field, FieldError } from "#web/ui/field.tsx";
import { withProof } from "../sign-in/proof.ts";
import { FamilyErase, FamilyProof } from "./family-erase.tsx";
import { FamilyKept } from "./family-kept.tsx";
import "./family-data.css";

type Found = Output<"GET /api/admin/family/export">;
type Erased = Output<"DELETE /api/admin/family">;

/** What staff do when a family asks what is kept about it, or wants it gone (decision 100). */
export function FamilyData() {
  const { t } = useLocale();
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState(false);
  const [stage, setStage] = useState<"idle" | "looking" | "failed">("idle");
  const [found, setFound] = useState<Found | null>(null);
  const [erased, setErased] = useState<Erased | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const forget = () => {
    setFound(null);
    setErased(null);
  };
  const look = async (event: FormEvent) => {
    event.preventDefault();
    if (stage === "looking") return;
    const isFit = looksLikeEmail(email.trim());
    setFault(!isFit);
    if (!isFit) {
      input.current?.focus();
      return;
    }
    setStage("looking");
    forget();
    try {
      const query = { email: email.trim() };
      setFound(await withProof(() => api("GET /api/admin/family/export", { query })));
      setStage("idle");
    } catch {
      setStage("failed");
    }
  };

  return (
    <section className="family-data" aria-labelledby="family-data-title">
      <h2 className="desk-title" id="family-data-title">
        {t("staff.family.title")}
      </h2>
      <p className="family-data-text">{t("staff.family.text")}</p>
      <form className="class-card family-data-form" onSubmit={look} noValidate>
        <Field
          id="family-email"
          label={t("staff.family.email")}
          hint={t("staff.family.sure")}
          error={fault ? t("staff.family.email.fault") : undefined}
        >
          {(wiring) => (
            <input
              {...wiring}
              ref={input}
              className="field"
              type="text"
              inputMode="email"
              autoComplete="off"
              value={email}
              onChange={({ target }) => {
                setEmail(target.value);
                setFault(false);
                // What was found belongs to the address that was asked for.
                forget();
              }}
            />
          )}
        </Field>
        {stage === "failed" ? <FieldError>{t("staff.family.failed")}</FieldError> : null}
        <button type="submit" className="button button-small" aria-disabled={stage === "looking"}>
          {t(stage === "looking" ? "staff.family.looking" : "staff.family.look")}
        </button>
      </form>
      {erased !== null ? (
        <FamilyProof erased={erased} />
      ) : found === null ? null : (
        <FamilyKept found={found}>
          <FamilyErase key={found.exportedAt} found={found} onErased={setErased} />
        </FamilyKept>
      )}
    </section>
  );
}
