import { BookUser, Check, MessagesSquare, Mic } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { looksLikeEmail } from "#domain/enrolment/email.ts";
import { CONSENT_PURPOSES, type ConsentPurpose } from "#domain/learner/consent.ts";
import { RETENTION_DAYS } from "#domain/learner/portal.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Title } from "#web/ui/child/title.tsx";
import { Field, FieldError } from "#web/ui/field.tsx";

const ICONS = { profile: BookUser, microphone: Mic, ai_chat: MessagesSquare } as const;

type Props = {
  /** What holds already, and by whom. */
  readonly held: readonly { readonly purpose: ConsentPurpose; readonly grantedBy: "adult" | "class" }[];
  /** Whose consent it is; null while nobody has said a name. */
  readonly child: string | null;
  /** Called once an adult has answered, whatever the answer. */
  readonly onAnswered: () => void;
  /** What a child cannot pass, before anything is allowed or taken back. */
  readonly fence: (onPassed: () => void, onBack: () => void) => ReactNode;
};

/** Decisions 005 and 114: an adult says, per purpose, what is allowed for one child on this device. Nothing is ticked beforehand. */
export function Consent({ held, child, onAnswered, fence }: Props) {
  const { t } = useLocale();
  const id = useId();
  const own = held.filter(({ grantedBy }) => grantedBy === "adult").map(({ purpose }) => purpose);
  const byClass = held.filter(({ grantedBy }) => grantedBy === "class").map(({ purpose }) => purpose);
  const [ticked, setTicked] = useState<readonly ConsentPurpose[]>(own);
  const [email, setEmail] = useState("");
  const [isAdult, setAdult] = useState(false);
  const [status, setStatus] = useState<"idle" | "fence" | "saving" | "failed">("idle");
  const [isTried, setTried] = useState(false);
  const isEmailWrong = email.trim() !== "" && !looksLikeEmail(email.trim());

  const answer = async (purposes: readonly ConsentPurpose[]) => {
    if (status === "saving") return;
    setStatus("saving");
    try {
      for (const purpose of own.filter((each) => !purposes.includes(each))) {
        await api("DELETE /api/consents", { query: { purpose } });
      }
      if (purposes.length > 0) {
        const guardianEmail = email.trim() === "" ? {} : { guardianEmail: email.trim() };
        await api("POST /api/consents", {
          body: { purposes: [...purposes], grantedBy: "adult", ...guardianEmail },
        });
      }
      onAnswered();
    } catch {
      setStatus("failed");
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if ((isAdult || ticked.length === 0) && !isEmailWrong) setStatus("fence");
  };
  if (status === "fence") {
    return fence(
      () => void answer(ticked),
      () => setStatus("idle"),
    );
  }

  return (
    <form className="portal-consent child-card" onSubmit={submit} noValidate>
      <Title arrived>{t("student.consent.title")}</Title>
      {child !== null && (
        <p className="portal-consent-child">{t("student.consent.child", { name: child })}</p>
      )}
      <p>{t("student.consent.intro")}</p>
      <ul>
        {CONSENT_PURPOSES.map((purpose) => {
          const Icon = ICONS[purpose];
          const isClass = byClass.includes(purpose);
          return (
            <li key={purpose}>
              <label>
                <input
                  type="checkbox"
                  checked={isClass || ticked.includes(purpose)}
                  disabled={isClass}
                  onChange={({ target }) =>
                    setTicked(
                      target.checked ? [...ticked, purpose] : ticked.filter((each) => each !== purpose),
                    )
                  }
                />
                <span className="portal-box middle" aria-hidden="true">
                  <Check size={26} strokeWidth={3} />
                </span>
                <span>
                  <b>
                    <Icon aria-hidden="true" size={24} />
                    {t(`student.consent.${purpose}`)}
                  </b>
                  <span>{t(`student.consent.${purpose}.text`, { days: RETENTION_DAYS.usual })}</span>
                  {isClass && <em>{t("student.consent.class")}</em>}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      {ticked.length > 0 && (
        <>
          <Field
            id={`${id}-email`}
            label={t("student.consent.email")}
            hint={t("student.consent.email.hint")}
            error={isTried && isEmailWrong ? t("student.consent.email.wrong") : undefined}
          >
            {(wiring) => (
              <input
                {...wiring}
                className="field"
                type="email"
                autoComplete="email"
                maxLength={200}
                value={email}
                onChange={({ target }) => setEmail(target.value)}
              />
            )}
          </Field>
          <label className="portal-adult">
            <input
              type="checkbox"
              checked={isAdult}
              aria-invalid={isTried && !isAdult ? true : undefined}
              onChange={({ target }) => setAdult(target.checked)}
            />
            <span className="portal-box middle" aria-hidden="true">
              <Check size={26} strokeWidth={3} />
            </span>
            <span>{t("student.consent.adult")}</span>
          </label>
          {isTried && !isAdult && <FieldError>{t("student.consent.adult.missing")}</FieldError>}
        </>
      )}
      {status === "failed" && <FieldError>{t("student.consent.failed")}</FieldError>}
      <div className="child-actions">
        <button
          type="button"
          className="child-button child-plain"
          disabled={status === "saving"}
          onClick={onAnswered}
        >
          {t(own.length > 0 ? "student.consent.keep" : "student.consent.none")}
        </button>
        <button
          type="submit"
          className="child-button child-go"
          disabled={status === "saving" || (ticked.length === 0 && own.length === 0)}
        >
          {t(status === "saving" ? "student.consent.saving" : "student.consent.save")}
        </button>
      </div>
    </form>
  );
}
