import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { LeadTask } from "#contract/families.ts";
import type { Lead } from "#contract/staff.ts";
import { daysBetween } from "#domain/enrolment/families/days.ts";
import { api } from "#web/platform/api.ts";
import type { CopyKey } from "#web/platform/copy.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { keepLead } from "../desk/desk-queries.ts";
import { Section } from "../fact.tsx";
import { formatDay } from "../format.ts";
import { useTurns } from "../use-turns.ts";
import { useLeadTasks } from "./family-queries.ts";
import { MemberSelect } from "./member-select.tsx";
import { isWholeTask, type TaskDraft, TaskFields } from "./task-form.tsx";
import type { Team } from "./team.ts";
import { waitedDays, waitLabel } from "./words.ts";

type Props = { readonly lead: Lead; readonly team: Team; readonly today: string };

/** What the staff do for one family: whose it is, what is to be done, notes. */
export function FamilyWork({ lead, team, today }: Props) {
  const { t } = useLocale();
  const work = useWork(lead);
  const { act, isDoing } = work;
  const [note, setNote] = useState("");
  const params = { id: lead.id };
  const days = waitedDays(lead, Date.now());

  const saveNote = async (event: FormEvent) => {
    event.preventDefault();
    if (note.trim() === "" || isDoing("note")) return;
    const isSaved = await act({ kind: "note" }, "families.note.failed", () =>
      api("POST /api/admin/leads/{id}/notes", { params, body: { note } }),
    );
    // What is written meanwhile stays.
    if (isSaved) setNote((now) => (now === note ? "" : now));
  };

  return (
    <Section title={t("families.work")}>
      <div className="family-work">
        {days === null ? null : (
          <p className="family-waits row wraps apart">
            <b>{waitLabel(days, t)}</b>
            <button
              type="button"
              className="button button-small button-paper"
              aria-disabled={isDoing("answered")}
              onClick={() =>
                !isDoing("answered") &&
                void act({ kind: "answered" }, "families.act.failed", () =>
                  api("POST /api/admin/leads/{id}/notes", { params, body: { answered: true } }),
                )
              }
            >
              {t("families.answered")}
            </button>
          </p>
        )}
        <MemberSelect
          id="family-owner"
          label={t("families.owner")}
          team={team}
          value={work.owner}
          onChange={(owner) =>
            void act({ kind: "owner", owner }, "families.owner.failed", (version) =>
              api("PATCH /api/admin/leads/{id}", { params, body: { owner, version } }),
            )
          }
        />
        <Tasks {...{ lead, team, today, work }} />
        <form className="family-note" onSubmit={saveNote}>
          <label className="field-label" htmlFor="family-note">
            {t("families.note")}
          </label>
          <textarea
            id="family-note"
            className="field"
            rows={3}
            maxLength={2000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <button
            type="submit"
            className="button button-small button-paper"
            aria-disabled={isDoing("note") || note.trim() === ""}
          >
            {t("families.note.save")}
          </button>
        </form>
      </div>
    </Section>
  );
}

function Tasks({ lead, team, today, work }: Props & { readonly work: Work }) {
  const { t } = useLocale();
  const tasks = useLeadTasks(lead.id);
  const { act, isDoing } = work;
  const empty: TaskDraft = { text: "", dueOn: today, owner: lead.owner };
  const [draft, setDraft] = useState<TaskDraft | null>(null);
  const params = { id: lead.id };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (draft === null || !isWholeTask(draft) || isDoing("task")) return;
    const isSaved = await act({ kind: "task" }, "families.task.failed", () =>
      api("POST /api/admin/leads/{id}/tasks", { params, body: draft }),
    );
    if (isSaved) setDraft(null);
  };
  return (
    <div className="family-tasks">
      <h4 className="details-subtitle">{t("families.tasks")}</h4>
      {tasks.data === undefined || tasks.data.length === 0 ? (
        <p>{t("families.tasks.none")}</p>
      ) : (
        <ul>
          {tasks.data.map((task) => (
            <li key={task.id}>
              <TaskTick
                task={{ ...task, isDone: work.isDone(task) }}
                today={today}
                onDone={(isDone) =>
                  void act({ kind: "tick", tick: { id: task.id, isDone } }, "families.task.failed", () =>
                    api("PATCH /api/admin/tasks/{id}", { params: { id: task.id }, body: { isDone } }),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      {draft === null ? (
        <button type="button" className="button button-small button-paper" onClick={() => setDraft(empty)}>
          {t("families.task.add")}
        </button>
      ) : (
        <form onSubmit={add} aria-label={t("families.task.add")}>
          <TaskFields id="task" draft={draft} team={team} onChange={setDraft} />
          <button
            type="submit"
            className="button button-small button-forest"
            aria-disabled={isDoing("task") || !isWholeTask(draft)}
          >
            {t("families.task.add")}
          </button>
        </form>
      )}
    </div>
  );
}

type TickProps = {
  readonly task: LeadTask;
  readonly today: string;
  readonly onDone: (isDone: boolean) => void;
};

/** A task with its box and its day; a late one looks late, in words too. */
export function TaskTick({ task, today, onDone }: TickProps) {
  const { language, t } = useLocale();
  const late = task.isDone ? 0 : daysBetween(task.dueOn, today);
  return (
    <label
      className="task-tick row target"
      data-done={task.isDone || undefined}
      data-late={late > 0 || undefined}
    >
      <input
        type="checkbox"
        aria-label={t("families.task.done", { text: task.text })}
        checked={task.isDone}
        onChange={({ target }) => onDone(target.checked)}
      />
      <span>{task.text}</span>
      <span className="task-day">
        {formatDay(task.dueOn, language, today)}
        {late > 0
          ? `, ${late === 1 ? t("families.today.late.one") : t("families.today.late", { days: late })}`
          : ""}
      </span>
    </label>
  );
}

type Act = {
  readonly kind: "owner" | "note" | "answered" | "task" | "tick";
  readonly owner?: string | null;
  readonly tick?: Pick<LeadTask, "id" | "isDone">;
};

/** What is done for a family; afterwards the lead, its history and its tasks are asked for again. */
function useWork(lead: Lead) {
  const { t } = useLocale();
  const client = useQueryClient();
  const { waiting, inTurn } = useTurns<Act>(lead.version);
  const act = (its: Act, failed: CopyKey, work: (version: number) => Promise<object>) =>
    inTurn(its, work, {
      onFailed: () =>
        showToast({ tone: "error", title: t("staff.change.failed.title"), description: t(failed) }),
      onEnded: async () => {
        const seen = await api("GET /api/admin/leads/{id}", { params: { id: lead.id } }).catch(() => null);
        if (seen !== null) keepLead(client, seen);
        await client.invalidateQueries({
          queryKey: [`/api/admin/leads/${encodeURIComponent(lead.id)}/tasks`],
        });
      },
    });
  return {
    act,
    /** As chosen last, though it may still be on its way. */
    owner: waiting.findLast(({ kind }) => kind === "owner")?.owner ?? lead.owner,
    isDone: ({ id, isDone }: LeadTask) =>
      waiting.findLast(({ tick }) => tick?.id === id)?.tick?.isDone ?? isDone,
    /** What would be written down twice is not begun again while it is saved. */
    isDoing: (kind: Act["kind"]) => waiting.some((each) => each.kind === kind),
  };
}

type Work = ReturnType<typeof useWork>;
