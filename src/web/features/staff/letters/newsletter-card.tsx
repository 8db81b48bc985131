import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { Output } from "#contract/index.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field, FieldError } from "#web/ui/field.tsx";
import { DeskConfirm, DeskSaved } from "../desk/desk-confirm.tsx";
import { formatDate } from "../format.ts";
import { Loaded } from "../loaded.tsx";
import { withProof } from "../sign-in/proof.ts";
import { useSaving } from "../use-saving.ts";
import "./letters.css";

const NEWSLETTER = "/api/admin/newsletter";
const BLANK = { subject: "", text: "" };
type Newsletter = Output<"GET /api/admin/newsletter">;
type Letters = Record<(typeof LANGUAGES)[number], { subject: string; text: string }>;

/** How many receive the newsletter, and a letter to them: written in both languages, asked once more, sent. */
export function NewsletterCard() {
  const { t } = useLocale();
  const newsletter = useQuery<Newsletter>({ queryKey: [NEWSLETTER] });
  return (
    <section className="letters" aria-labelledby="newsletter-title">
      <h2 className="desk-title" id="newsletter-title">
        {t("desk.newsletter.title")}
      </h2>
      <Loaded query={newsletter} loading={t("common.loading")} failed={t("desk.letters.failed")}>
        {(data) => <NewLetter {...data} />}
      </Loaded>
    </section>
  );
}

function NewLetter({ confirmed, lastLetterAt }: Newsletter) {
  const { language, t } = useLocale();
  const client = useQueryClient();
  const [letter, setLetter] = useState<Letters>({ en: BLANK, es: BLANK });
  const [isMissing, setMissing] = useState(false);
  const { stage, run, ask, edit } = useSaving(async () => {
    await withProof(() => api("POST /api/admin/newsletter/letters", { body: letter }));
    setLetter({ en: BLANK, es: BLANK });
    await client.invalidateQueries({ queryKey: [NEWSLETTER] });
  });
  const count = confirmed.en + confirmed.es;
  const review = () => {
    const isWhole = LANGUAGES.every((each) => letter[each].subject.trim() && letter[each].text.trim());
    setMissing(!isWhole);
    if (isWhole) ask();
  };

  return (
    <div className="letter stack paper resting trimmed">
      <p>
        {t("desk.newsletter.count", confirmed)}{" "}
        {lastLetterAt === null
          ? t("desk.newsletter.never")
          : t("desk.newsletter.last", { date: formatDate(lastLetterAt, language) })}
      </p>
      {stage === "saved" ? <DeskSaved>{t("desk.newsletter.sent")}</DeskSaved> : null}
      {count === 0 ? null : (
        <details onToggle={() => stage === "saved" && edit()}>
          <summary>{t("desk.newsletter.write")}</summary>
          <p>{t("desk.newsletter.text")}</p>
          <div className="letter-pair stack">
            {LANGUAGES.map((each) => (
              <Fields
                key={each}
                title={t(`desk.newsletter.${each}`)}
                letter={letter[each]}
                isLocked={stage === "asking" || stage === "saving"}
                onChange={(changed) => {
                  setMissing(false);
                  setLetter({ ...letter, [each]: { ...letter[each], ...changed } });
                }}
              />
            ))}
          </div>
          {isMissing ? <FieldError>{t("desk.newsletter.missing")}</FieldError> : null}
          {stage === "asking" || stage === "saving" || stage === "failed" ? (
            <DeskConfirm
              yes={t("desk.newsletter.yes")}
              busy={stage === "saving"}
              failed={stage === "failed"}
              onYes={() => void run()}
              onBack={edit}
            >
              <p>{t("desk.newsletter.confirm", { count })}</p>
            </DeskConfirm>
          ) : (
            <button type="button" className="button button-small" onClick={review}>
              {t("desk.newsletter.send")}
            </button>
          )}
        </details>
      )}
    </div>
  );
}

type FieldsProps = {
  readonly title: string;
  readonly letter: Letters["en"];
  readonly isLocked: boolean;
  readonly onChange: (changed: Partial<Letters["en"]>) => void;
};

function Fields({ title, letter, isLocked, onChange }: FieldsProps) {
  const { t } = useLocale();
  const id = useId();
  return (
    <fieldset disabled={isLocked}>
      <legend>{title}</legend>
      <Field id={`${id}-subject`} label={t("desk.newsletter.subject")}>
        {(wiring) => (
          <input
            {...wiring}
            className="field"
            maxLength={150}
            value={letter.subject}
            onChange={(event) => onChange({ subject: event.target.value })}
          />
        )}
      </Field>
      <Field id={`${id}-text`} label={t("desk.newsletter.letter")}>
        {(wiring) => (
          <textarea
            {...wiring}
            className="field"
            rows={8}
            maxLength={10_000}
            value={letter.text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        )}
      </Field>
    </fieldset>
  );
}
