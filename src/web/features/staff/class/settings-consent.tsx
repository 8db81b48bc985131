import { BookUser, MessagesSquare, Mic } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { LearnerSettings } from "#contract/learner.ts";
import { CONSENT_PURPOSES, type ConsentPurpose } from "#domain/learner/consent.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { DeskConfirm, DeskSaved } from "../desk/desk-confirm.tsx";
import { formatDateTime } from "../format.ts";
import { withProof } from "../sign-in/proof.ts";
import { useSaving } from "../use-saving.ts";

const ICONS = { profile: BookUser, microphone: Mic, ai_chat: MessagesSquare } as const;

type Props = {
  readonly recorded: LearnerSettings["classConsent"];
  readonly onSaved: () => Promise<unknown>;
};

/**
 * What the signed papers of the whole class allow (decision 005). Adding needs a word that the papers are there;
 * taking back says what will be erased and asks once more.
 */
export function ClassConsent({ recorded, onSaved }: Props) {
  const { language, t } = useLocale();
  const held: readonly ConsentPurpose[] = recorded?.purposes ?? [];
  const [ticked, setTicked] = useState(held);
  const [hasPapers, setPapers] = useState(false);
  const [isTried, setTried] = useState(false);
  const added = ticked.filter((each) => !held.includes(each));
  const removed = held.filter((each) => !ticked.includes(each));

  const { stage, run, edit, ask } = useSaving(async () => {
    const body = { purposes: CONSENT_PURPOSES.filter((each) => ticked.includes(each)) };
    await withProof(() => api("PUT /api/admin/class-consent", { body }));
    await onSaved();
    setPapers(false);
    setTried(false);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (added.length + removed.length === 0) return;
    setTried(true);
    if (added.length > 0 && !hasPapers) return;
    if (removed.length > 0) ask();
    else void run();
  };
  const isConfirming = removed.length > 0 && (stage === "asking" || stage === "saving" || stage === "failed");

  return (
    <form
      className="class-card class-wide"
      onSubmit={submit}
      noValidate
      aria-labelledby="class-consent-title"
    >
      <h2 id="class-consent-title">{t("staff.class.consent")}</h2>
      <p>{t("staff.class.consent.text")}</p>
      <ul className="class-purposes stack">
        {CONSENT_PURPOSES.map((purpose) => (
          <Purpose
            key={purpose}
            purpose={purpose}
            isHeld={held.includes(purpose)}
            isTicked={ticked.includes(purpose)}
            isFixed={isConfirming || stage === "saving"}
            onTick={(isTicked) => {
              edit();
              setTicked(isTicked ? [...ticked, purpose] : ticked.filter((each) => each !== purpose));
            }}
          />
        ))}
      </ul>
      {/* The state of the record is itself the confirmation, so it is announced when it changes. */}
      <DeskSaved>
        {recorded === null
          ? t("staff.class.consent.never")
          : t(held.length > 0 ? "staff.class.consent.by" : "staff.class.consent.takenBack", {
              who: recorded.recordedBy,
              when: formatDateTime(recorded.recordedAt, language),
            })}
      </DeskSaved>
      {isConfirming ? (
        <DeskConfirm
          yes={t("staff.class.consent.yes")}
          busy={stage === "saving"}
          failed={stage === "failed"}
          onYes={run}
          onBack={edit}
        >
          <p>
            <b>{t("staff.class.consent.confirm")}</b>
          </p>
          <ul className="class-erased">
            {removed.map((purpose) => (
              <li key={purpose}>{t(`staff.class.consent.${purpose}.erased`)}</li>
            ))}
          </ul>
          <p>{t("staff.class.consent.confirm.own")}</p>
        </DeskConfirm>
      ) : (
        <>
          {added.length > 0 ? (
            <label className="check">
              <input
                type="checkbox"
                checked={hasPapers}
                aria-invalid={isTried && !hasPapers ? true : undefined}
                onChange={({ target }) => setPapers(target.checked)}
              />
              {t("staff.class.consent.papers")}
            </label>
          ) : null}
          {isTried && added.length > 0 && !hasPapers ? (
            <FieldError>{t("staff.class.consent.papers.missing")}</FieldError>
          ) : null}
          {stage === "failed" ? <FieldError>{t("staff.class.notSaved")}</FieldError> : null}
          <button
            type="submit"
            className="button button-small"
            aria-disabled={added.length + removed.length === 0 || stage === "saving"}
          >
            {t(stage === "saving" ? "staff.change.busy" : "staff.class.consent.save")}
          </button>
        </>
      )}
    </form>
  );
}

type PurposeProps = {
  readonly purpose: ConsentPurpose;
  readonly isHeld: boolean;
  readonly isTicked: boolean;
  readonly isFixed: boolean;
  readonly onTick: (isTicked: boolean) => void;
};

function Purpose({ purpose, isHeld, isTicked, isFixed, onTick }: PurposeProps) {
  const { t } = useLocale();
  const Icon = ICONS[purpose];
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isTicked}
          disabled={isFixed}
          aria-describedby={`class-consent-${purpose}`}
          onChange={({ target }) => onTick(target.checked)}
        />
        <Icon aria-hidden="true" size={24} />
        <b>{t(`staff.class.consent.${purpose}`)}</b>
      </label>
      <p id={`class-consent-${purpose}`}>
        {t(`staff.class.consent.${purpose}.text`)}{" "}
        <em>{t(isHeld ? "staff.class.consent.held" : "staff.class.consent.notHeld")}</em>
      </p>
    </li>
  );
}
