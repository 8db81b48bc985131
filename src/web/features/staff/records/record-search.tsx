import { type FormEvent, useRef, useState } from "react";
import type { FoundRecord, RecordKind } from "#contract/family-records.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field, FieldError } from "#web/ui/field.tsx";
import { DeskSaved } from "../desk/desk-confirm.tsx";
import { RecordList } from "./record-list.tsx";
import "./records.css";

const KINDS: readonly RecordKind[] = ["learner", "chat"];

/** A moment of the day as the page's clock tells it, for the API. */
const moment = (typed: string) => (typed === "" ? undefined : new Date(typed).toISOString());

/** One child, or one chat, that no e-mail leads to: found by what the family knows of it (decisions 114 and 123). */
export function RecordSearch() {
  const { t } = useLocale();
  const [kind, setKind] = useState<RecordKind>("learner");
  const [words, setWords] = useState("");
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [isReversed, setReversed] = useState(false);
  const [stage, setStage] = useState<"idle" | "looking" | "failed" | "erased">("idle");
  const [found, setFound] = useState<readonly FoundRecord[] | null>(null);
  const until = useRef<HTMLInputElement>(null);

  const look = async (event: FormEvent) => {
    event.preventDefault();
    if (stage === "looking") return;
    const reversed = from !== "" && to !== "" && from > to;
    setReversed(reversed);
    if (reversed) return until.current?.focus();
    setStage("looking");
    setFound(null);
    try {
      const query = { kind, words: words.trim() || undefined, from: moment(from), to: moment(to) };
      setFound(await api("GET /api/admin/records", { query }));
      setStage("idle");
    } catch {
      setStage("failed");
    }
  };
  const choose = (next: RecordKind) => {
    setKind(next);
    setFound(null);
    setStage("idle");
  };

  return (
    <section className="family-data" aria-labelledby="records-title">
      <h2 className="desk-title" id="records-title">
        {t("desk.records.title")}
      </h2>
      <p className="family-data-text">{t("desk.records.text")}</p>
      <form className="class-card family-data-form" onSubmit={look} noValidate>
        <fieldset className="record-kinds wraps flex">
          <legend>{t("desk.records.kind")}</legend>
          {KINDS.map((each) => (
            <label key={each}>
              <input type="radio" name="record-kind" checked={kind === each} onChange={() => choose(each)} />
              {t(`desk.records.kind.${each}`)}
            </label>
          ))}
        </fieldset>
        <Field id="record-words" label={t("desk.records.words")} hint={t(`desk.records.words.${kind}`)}>
          {(wiring) => (
            <input
              {...wiring}
              className="field"
              autoComplete="off"
              maxLength={200}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
        <div className="record-times stack">
          <Field id="record-from" label={t("desk.records.from")}>
            {(wiring) => (
              <input
                {...wiring}
                className="field"
                type="datetime-local"
                value={from}
                onChange={({ target }) => setFrom(target.value)}
              />
            )}
          </Field>
          <Field
            id="record-to"
            label={t("desk.records.to")}
            error={isReversed ? t("desk.records.to.fault") : undefined}
          >
            {(wiring) => (
              <input
                {...wiring}
                ref={until}
                className="field"
                type="datetime-local"
                value={to}
                onChange={({ target }) => {
                  setTo(target.value);
                  setReversed(false);
                }}
              />
            )}
          </Field>
        </div>
        {stage === "failed" ? <FieldError>{t("staff.family.failed")}</FieldError> : null}
        <button type="submit" className="button button-small" aria-disabled={stage === "looking"}>
          {t(stage === "looking" ? "staff.family.looking" : "desk.records.look")}
        </button>
      </form>
      {stage === "erased" ? <DeskSaved>{t("desk.records.erased")}</DeskSaved> : null}
      {found === null ? null : (
        <RecordList
          key={found[0]?.id ?? "none"}
          found={found}
          onErased={(id) => {
            setFound(found.filter((each) => each.id !== id));
            setStage("erased");
          }}
        />
      )}
    </section>
  );
}
