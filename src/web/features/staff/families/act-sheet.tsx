import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { FamilyAct } from "#contract/families.ts";
import type { Output } from "#contract/index.ts";
import type { FamilyFilter } from "#domain/enrolment/families/filter.ts";
import { ACT_AT_MOST } from "#domain/enrolment/families/limits.ts";
import { LEAD_STATUSES, type LeadStatus } from "#domain/enrolment/lead.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Sheet } from "#web/ui/dialog.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { refreshDesk, refreshFamilies } from "../desk/desk-queries.ts";
import { formatCount } from "../format.ts";
import { statusLabel } from "../labels.ts";
import { MemberSelect } from "./member-select.tsx";
import { isWholeTask, type TaskDraft, TaskFields } from "./task-form.tsx";
import type { Team } from "./team.ts";

const WHAT = ["owner", "status", "task"] as const;
/** A payment sets it, and nobody else. */
const BY_HAND = LEAD_STATUSES.filter((status) => status !== "deposit_paid");

/** Which families an act is about: those that were ticked, or all that the filter means. */
type Chosen = { readonly ids: readonly string[] } | "all";

type Props = {
  readonly chosen: Chosen;
  readonly filter: FamilyFilter;
  readonly count: number;
  readonly team: Team;
  readonly today: string;
  readonly onClose: () => void;
};

/** One change of many families, and what came of it. */
export function ActSheet({ chosen, filter, count, team, today, onClose }: Props) {
  const { language, t } = useLocale();
  const client = useQueryClient();
  const [what, setWhat] = useState<(typeof WHAT)[number]>("owner");
  const [owner, setOwner] = useState<string | null>(team.me);
  const [status, setStatus] = useState<LeadStatus>("contacted");
  const [task, setTask] = useState<TaskDraft>({ text: "", dueOn: today, owner: team.me });
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [done, setDone] = useState<Output<"POST /api/admin/families/act"> | null>(null);
  const isWhole = what !== "task" || isWholeTask(task);
  const number = (value: number) => formatCount(value, language);

  const go = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !isWhole) return;
    setBusy(true);
    setFault(null);
    const act: FamilyAct = what === "owner" ? { owner } : what === "status" ? { status } : { task };
    try {
      const which = chosen === "all" ? { filter } : { ids: [...chosen.ids] };
      setDone(await api("POST /api/admin/families/act", { body: { which, act } }));
    } catch (error) {
      const isTooMany = error instanceof ApiError && error.status === 409;
      setFault(
        isTooMany ? t("families.act.tooMany", { count: number(ACT_AT_MOST) }) : t("families.act.failed"),
      );
    } finally {
      await Promise.all([refreshFamilies(client), refreshDesk(client)]);
      setBusy(false);
    }
  };

  const title = count === 1 ? t("families.act.title.one") : t("families.act.title", { count: number(count) });
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={t("common.close")}>
      {done !== null ? (
        <div className="families-form" role="status">
          <p className="desk-note-title">{t("families.act.done", { count: number(done.changed) })}</p>
          {done.same > 0 ? <p>{t("families.act.same", { count: number(done.same) })}</p> : null}
          {done.refused > 0 ? <p>{t("families.act.refused", { count: number(done.refused) })}</p> : null}
          <button type="button" className="button button-paper" onClick={onClose}>
            {t("common.close")}
          </button>
        </div>
      ) : (
        <form className="families-form" onSubmit={go}>
          <fieldset className="families-views wraps trimmed">
            <legend className="read-only-aloud">{t("families.act.what")}</legend>
            {WHAT.map((each) => (
              <label key={each}>
                <input type="radio" name="act-what" checked={what === each} onChange={() => setWhat(each)} />
                {t(`families.act.${each}`)}
              </label>
            ))}
          </fieldset>
          {what === "owner" ? (
            <MemberSelect
              id="act-owner"
              label={t("families.act.owner")}
              team={team}
              value={owner}
              onChange={setOwner}
            />
          ) : what === "status" ? (
            <Select
              id="act-status"
              label={t("families.act.status")}
              value={status}
              onValueChange={(value) => setStatus(value as LeadStatus)}
              options={BY_HAND.map((value) => ({ value, label: statusLabel(value, t) }))}
            />
          ) : (
            <TaskFields id="act-task" draft={task} team={team} onChange={setTask} />
          )}
          {fault === null ? null : <FieldError>{fault}</FieldError>}
          <button type="submit" className="button button-primary" aria-disabled={busy || !isWhole}>
            {t(busy ? "families.act.busy" : "families.act.go")}
          </button>
        </form>
      )}
    </Sheet>
  );
}
