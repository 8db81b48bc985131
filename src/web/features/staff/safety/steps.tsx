import { useState } from "react";
import type { SafetyRecord } from "#contract/safety.ts";
import { SAFETY_STEPS, type SafetyStep } from "#domain/safety/desk/desk.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { formatDateTime } from "../format.ts";
import { useRefreshSafety } from "./queries.ts";

/** What was done, as a list to tick: each tick is written down with who and when, and so is taking it back. */
export function SafetySteps({ record: { item, steps } }: { readonly record: SafetyRecord }) {
  const { language, t } = useLocale();
  const refresh = useRefreshSafety();
  const [saving, setSaving] = useState<{ readonly step: SafetyStep; readonly isDone: boolean } | null>(null);

  const tick = async (step: SafetyStep, isDone: boolean) => {
    if (saving !== null) return;
    setSaving({ step, isDone });
    try {
      await api("POST /api/admin/safety/{id}/steps", { params: { id: item.id }, body: { step, isDone } });
      await refresh();
    } catch {
      const title = t("staff.safety.steps.title");
      showToast({ tone: "error", title, description: t("staff.safety.steps.failed") });
    } finally {
      setSaving(null);
    }
  };

  return (
    <section className="safety-part safety-steps">
      <fieldset>
        <legend>
          <h4>{t("staff.safety.steps.title")}</h4>
        </legend>
        {SAFETY_STEPS.map((step) => {
          const done = steps.find((each) => each.step === step);
          const isDone = saving?.step === step ? saving.isDone : done !== undefined;
          return (
            <label key={step}>
              <input type="checkbox" checked={isDone} onChange={() => void tick(step, !isDone)} />
              <span>
                {t(`staff.safety.steps.${step}`)}
                {done !== undefined && (
                  <small>
                    {t("staff.safety.steps.by", { email: done.by, time: formatDateTime(done.at, language) })}
                  </small>
                )}
              </span>
            </label>
          );
        })}
      </fieldset>
    </section>
  );
}
