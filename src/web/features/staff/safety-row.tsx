import { type FormEvent, useState } from "react";
import type { SafetyItem } from "#contract/safety.ts";
import { SAFETY_STATES, type SafetyState } from "#domain/safety/desk.ts";
import type { Severity } from "#domain/safety/kinds.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { formatDateTime } from "./format.ts";

const TONES = { urgent: "red", soon: "yellow", note: "gray" } as const satisfies Record<Severity, string>;

type Props = {
  readonly item: SafetyItem;
  readonly onChanged: (item: SafetyItem) => void;
  /** Somebody else was faster. */
  readonly onConflict: () => Promise<unknown>;
};

/** One item: what was noticed, about whom, and what has become of it. */
export function SafetyRow({ item, onChanged, onConflict }: Props) {
  const { language, t } = useLocale();
  const who = item.studentName ?? t("staff.safety.unknown");
  return (
    <li className="safety-item" data-state={item.state}>
      <article aria-label={t("staff.safety.item", { kind: t(`staff.safety.kind.${item.kind}`), name: who })}>
        <p className="safety-head">
          <Badge tone={TONES[item.severity]}>{t(`staff.safety.severity.${item.severity}`)}</Badge>
          <strong>{t(`staff.safety.kind.${item.kind}`)}</strong>
          <span>{t(`staff.safety.state.${item.state}`)}</span>
        </p>
        <blockquote className="safety-excerpt">{item.excerpt}</blockquote>
        <p className="safety-facts">
          <span>{t(`staff.safety.from.${item.from}`, { name: who })}</span>
          <time dateTime={item.createdAt}>{formatDateTime(item.createdAt, language)}</time>
          <span>{t("staff.safety.conversation", { mark: item.conversation })}</span>
          {item.times > 1 ? <span>{t("staff.safety.times", { count: item.times })}</span> : null}
          {item.handledBy === null ? null : (
            <span>{t("staff.safety.handledBy", { name: item.handledBy })}</span>
          )}
        </p>
        <SafetyChanges item={item} onChanged={onChanged} onConflict={onConflict} />
      </article>
    </li>
  );
}

/** State and note. What was typed stays until it is saved, also when the list is loaded again meanwhile. */
function SafetyChanges({ item, onChanged, onConflict }: Props) {
  const { t } = useLocale();
  const [state, setState] = useState<SafetyState>(item.state);
  const [note, setNote] = useState(item.note);
  // The item as this form last saw it: a poll that brings a newer one must not pass it off as seen.
  const [seen, setSeen] = useState<SafetyItem | null>(item);
  const base = seen ?? item;
  const [busy, setBusy] = useState(false);
  const isChanged = state !== base.state || note !== base.note;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !isChanged) return;
    setBusy(true);
    try {
      const saved = await api("PATCH /api/admin/safety/{id}", {
        params: { id: item.id },
        body: { state, note, version: base.version },
      });
      setSeen(saved);
      setNote(saved.note);
      onChanged(saved);
      showToast({ tone: "ok", title: t("staff.safety.saved"), description: t("staff.safety.saved.text") });
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 409;
      // What was typed stays; saving it again counts against what the other person left.
      if (isStale) {
        await onConflict();
        setSeen(null);
      }
      const kind = isStale ? "stale" : "notSaved";
      showToast({
        tone: "error",
        title: t(`staff.safety.${kind}`),
        description: t(`staff.safety.${kind}.text`),
      });
    }
    setBusy(false);
  };

  return (
    <form className="safety-changes" onSubmit={(event) => void save(event)}>
      <Select
        id={`safety-state-${item.id}`}
        label={t("staff.safety.state")}
        value={state}
        onValueChange={(value) => setState(value as SafetyState)}
        options={SAFETY_STATES.map((each) => ({ value: each, label: t(`staff.safety.state.${each}`) }))}
      />
      <Field id={`safety-note-${item.id}`} label={t("staff.safety.note")}>
        {(wiring) => (
          <textarea
            {...wiring}
            className="field"
            rows={2}
            maxLength={2000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <button type="submit" className="button button-small button-primary" aria-disabled={busy || !isChanged}>
        {t("staff.safety.save")}
      </button>
    </form>
  );
}
