import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import type { Output } from "#contract/index.ts";
import type { Insight } from "#contract/insight.ts";
import { shareOf } from "#domain/staff/insight.ts";
import { type Translate, useLocale } from "#web/platform/i18n.tsx";
import { BarTable } from "./bar-table.tsx";
import { WeekChart } from "./week-chart.tsx";

const STEPS = ["visits", "chats", "families", "deposits", "enrolled"] as const;
type Counted = (typeof STEPS)[number] | "known" | "unknown";
const LEAST = 5;

/** The weeks, the way from a look to a place, what was asked, and how long families waited. */
export function InsightCards({ data }: { readonly data: Insight }) {
  const { language, t } = useLocale();
  const weeks = data.weeks.map(({ monday }) => monday);
  const byWeek = (name: Counted) => data.weeks.map((week) => week[name]);
  const sum = (name: Counted) => byWeek(name).reduce((all, one) => all + one, 0);
  const steps = STEPS.map((step, index) => {
    const before = STEPS[index - 1];
    const share = before === undefined ? null : shareOf(sum(step), sum(before));
    return {
      ...{ key: step, name: t(`insight.funnel.${step}`), value: sum(step) },
      // More than came before did not all come from there.
      aside: share === null || share > 100 ? "" : `${share} %`,
    };
  });
  const answered = data.waits.some(({ families }) => families > 0);

  return (
    <div className="insight-cards">
      <WeekChart
        title={t("insight.families")}
        weeks={weeks}
        series={[{ label: t("insight.families.label"), values: byWeek("families") }]}
      />
      <BarTable
        title={t("insight.funnel")}
        heads={[t("insight.funnel.step"), t("insight.funnel.count"), t("insight.funnel.share")]}
        bars={steps}
        none=""
      >
        <p className="insight-note">{t("insight.funnel.note")}</p>
      </BarTable>
      <BarTable
        title={t("insight.waits")}
        heads={[t("insight.waits.wait"), t("insight.waits.families")]}
        bars={
          answered
            ? data.waits.map(({ minutes, families }) => ({
                ...{ key: String(minutes), name: waitName(minutes, t), value: families },
              }))
            : []
        }
        none={t("insight.waits.none")}
      />
      <WeekChart
        title={t("insight.answers")}
        weeks={weeks}
        series={[
          { label: t("insight.answers.known"), values: byWeek("known") },
          { label: t("insight.answers.unknown"), values: byWeek("unknown") },
        ]}
      />
      <BarTable
        title={t("insight.asked")}
        heads={[t("insight.asked.question"), t("insight.asked.times")]}
        bars={data.asked.map(({ question, times }) => ({
          ...{ key: question.en, name: question[language], value: times },
        }))}
        none={t("insight.asked.none")}
      />
      <Least />
      <BarTable
        title={t("insight.pages")}
        heads={[t("insight.pages.page"), t("insight.pages.visits")]}
        bars={data.pages.map(({ page, visits }) => ({ key: page, name: page, value: visits }))}
        none={t("insight.pages.none")}
      />
    </div>
  );
}

/** What was not known most, which is what the page of answers begins with. */
function Least() {
  const { t } = useLocale();
  const { data } = useQuery<Output<"GET /api/admin/answers/questions">>({
    queryKey: ["/api/admin/answers/questions"],
  });
  return (
    <BarTable
      title={t("insight.least")}
      heads={[t("insight.asked.question"), t("insight.asked.times")]}
      bars={(data?.groups ?? []).slice(0, LEAST).map(({ middle, questions }) => ({
        key: middle.id,
        name: <span lang={middle.language}>{middle.text}</span>,
        value: questions.length,
      }))}
      none={data === undefined ? t("insight.loading") : t("insight.least.none")}
    >
      <p>
        <a className="insight-back row-inline strong target" href="/admin/answers">
          {t("insight.least.teach")}
          <ArrowRight aria-hidden="true" size={18} />
        </a>
      </p>
    </BarTable>
  );
}

function waitName(minutes: number | null, t: Translate): string {
  if (minutes === null) return t("insight.waits.longer");
  const [unit, count] =
    minutes < 60
      ? (["minute", minutes] as const)
      : minutes < 1440
        ? (["hour", minutes / 60] as const)
        : (["day", minutes / 1440] as const);
  if (unit === "minute") return t("insight.waits.minutes", { count: String(count) });
  if (count === 1) return t(`insight.waits.${unit}`);
  return t(`insight.waits.${unit}s`, { count: String(count) });
}
