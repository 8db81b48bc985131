import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import type { Family, LeadTask } from "#contract/families.ts";
import { daysBetween } from "#domain/enrolment/families/days.ts";
import { api } from "#web/platform/api.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { showToast } from "#web/platform/toasts.ts";
import { DeskEmpty } from "../desk/desk-empty.tsx";
import { refreshFamilies } from "../desk/desk-queries.ts";
import { StaffHead } from "../desk/staff-head.tsx";
import { formatDay } from "../format.ts";
import { InboxCount } from "../inbox/inbox-count.tsx";
import { useInboxCounts } from "../inbox/inbox-queries.ts";
import { LiveDesk } from "../live/live-desk.tsx";
import { Loaded } from "../loaded.tsx";
import { SeatsToday, useTurns } from "../places/seats-today.tsx";
import { useNow } from "../use-now.ts";
import { useComing } from "../visits/visit-queries.ts";
import { VisitsToday } from "../visits/visits-today.tsx";
import { useToday } from "./family-queries.ts";
import { TaskTick } from "./family-work.tsx";
import { useTeam } from "./team.ts";
import { memberName, waitedDays, waitLabel } from "./words.ts";
import "../desk/dashboard.css";
import "../leads/leads.css";
import "./families.css";
import "./today.css";

type Props = { readonly onSignedOut: (why: "asked" | "expired") => void };
type Entry = { readonly day: string; readonly task?: LeadTask; readonly step?: Family };

/** The day (decision 165): what is late, what is due, what comes, and who waits for an answer. */
export default function TodayView(props: Props) {
  return (
    <LiveDesk {...props}>
      <Today />
    </LiveDesk>
  );
}

export function Today() {
  const { language, t } = useLocale();
  const [whose, setWhose] = useState<"all" | "mine">("all");
  const day = useToday(whose);
  const { data } = day;
  const coming = useComing().data?.visits;
  const turns = useTurns().turns;
  const counts = useInboxCounts();
  const inbox = counts.data;

  const entries: Entry[] = [
    ...(data?.tasks ?? []).map((task) => ({ day: task.dueOn, task })),
    ...(data?.steps ?? []).map((step) => ({ day: step.nextStepOn ?? "", step })),
  ].sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  const today = data?.today ?? "";
  // What has not come yet, or did not come at all, is not known to be empty.
  const isClear =
    [entries, data?.waiting, coming, turns].every((part) => part?.length === 0) &&
    inbox?.wantsPerson === 0 &&
    inbox.notKnown === 0;

  return (
    <div className="families today staff-page">
      <StaffHead title={t("families.today")} path="/admin/today">
        <InboxCount />
      </StaffHead>
      <div className="staff-body">
        <div className="today-top row wraps apart">
          <p>
            {data === undefined ? null : <b>{formatDay(today, language)}. </b>}
            {t("families.today.lead")}
          </p>
          <fieldset className="families-views wraps trimmed">
            <legend className="read-only-aloud">{t("families.today.whose")}</legend>
            {(["all", "mine"] as const).map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="today-whose"
                  checked={whose === each}
                  onChange={() => setWhose(each)}
                />
                {t(`families.today.${each}`)}
              </label>
            ))}
          </fieldset>
        </div>
        <Loaded query={day} loading={t("families.loading")} failed={t("families.today.failed")}>
          {({ waiting }) =>
            isClear ? (
              <DeskEmpty title={t("families.today.allClear")} text={t("families.today.allClear.text")} />
            ) : (
              <div className="today-parts">
                <Part sort="overdue" {...{ entries: entries.filter(({ day }) => day < today), today }} />
                <Part sort="due" {...{ entries: entries.filter(({ day }) => day === today), today }} />
                <Part sort="week" {...{ entries: entries.filter(({ day }) => day > today), today }} />
                <Waiting families={waiting} />
                <SeatsToday />
                <VisitsToday />
                {inbox === undefined ? (
                  <section className="today-part paper resting trimmed" aria-label={t("staff.inbox")}>
                    <h2>{t("staff.inbox")}</h2>
                    <Loaded
                      query={counts}
                      loading={t("families.today.inbox.loading")}
                      failed={t("families.today.inbox.failed")}
                    >
                      {() => null}
                    </Loaded>
                  </section>
                ) : null}
              </div>
            )
          }
        </Loaded>
        {data?.isCut ? (
          <p>
            {t("families.today.cut")} <a href="/admin/families">{t("families.today.all.families")}</a>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function Section({
  sort,
  count,
  children,
}: {
  sort: "overdue" | "due" | "week" | "waiting";
  count: number;
  children: ReactNode;
}) {
  const { t } = useLocale();
  const id = useId();
  return (
    <section className="today-part paper resting trimmed" data-sort={sort} aria-labelledby={id}>
      <h2 id={id}>
        {t(`families.today.${sort}`)} <span>{count}</span>
      </h2>
      {count === 0 ? (
        <p className="board-none quiet small">{t("families.today.clear")}</p>
      ) : (
        <ul>{children}</ul>
      )}
    </section>
  );
}

type PartProps = {
  readonly sort: "overdue" | "due" | "week";
  readonly entries: readonly Entry[];
  readonly today: string;
};

function Part({ sort, entries, today }: PartProps) {
  const { language, t } = useLocale();
  const client = useQueryClient();
  const team = useTeam();
  const finish = async (task: LeadTask, isDone: boolean) => {
    try {
      await api("PATCH /api/admin/tasks/{id}", { params: { id: task.id }, body: { isDone } });
    } catch {
      showToast({
        tone: "error",
        title: t("staff.change.failed.title"),
        description: t("families.task.failed"),
      });
    }
    await refreshFamilies(client);
  };
  const lateness = (day: string) => {
    const days = daysBetween(day, today);
    if (days <= 0) return "";
    return `, ${days === 1 ? t("families.today.late.one") : t("families.today.late", { days })}`;
  };
  return (
    <Section sort={sort} count={entries.length}>
      {entries.map(({ task, step, day }) =>
        task !== undefined ? (
          <li key={task.id}>
            <TaskTick task={task} today={today} onDone={(isDone) => void finish(task, isDone)} />
            <p className="today-about row wraps apart quiet small">
              <FamilyLink id={task.lead.id} name={task.lead.name} />
              {task.owner === null ? null : <span>{memberName(task.owner, team.members)}</span>}
            </p>
          </li>
        ) : step !== undefined ? (
          <li key={`step${step.id}`}>
            <p className="task-tick row target" data-late={day < today || undefined}>
              <span>{t("families.today.step")}</span>
              <span className="task-day">
                {formatDay(day, language, today)}
                {lateness(day)}
              </span>
            </p>
            <p className="today-about row wraps apart quiet small">
              <FamilyLink id={step.id} name={step.name} />
              {step.owner === null ? null : <span>{memberName(step.owner, team.members)}</span>}
            </p>
          </li>
        ) : null,
      )}
    </Section>
  );
}

function Waiting({ families }: { readonly families: readonly Family[] }) {
  const { t } = useLocale();
  const now = useNow();
  return (
    <Section sort="waiting" count={families.length}>
      {families.map((family) => (
        <li key={family.id}>
          <p className="today-about row wraps apart quiet small">
            <FamilyLink id={family.id} name={family.name} />
            <span>{waitLabel(waitedDays(family, now) ?? 0, t)}</span>
          </p>
        </li>
      ))}
    </Section>
  );
}

const FamilyLink = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <a href={`/admin/families?id=${encodeURIComponent(id)}`}>{name}</a>
);
