import { useId } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { formatCount, formatDay } from "../format.ts";

export type Series = { readonly label: string; readonly values: readonly number[] };

type Props = {
  readonly title: string;
  /** The Mondays, as ISO dates. */
  readonly weeks: readonly string[];
  /** One or two: the second is drawn as an outline, so that no colour has to tell them apart. */
  readonly series: readonly Series[];
};

const HEIGHT = 100;
/** Of the width that a week has. */
const FILLED = 0.72;

/** Columns by week, and the same numbers as a table beside them. */
export function WeekChart({ title, weeks, series }: Props) {
  const { language, t } = useLocale();
  const id = useId();
  const all = series.flatMap(({ values }) => values);
  const most = Math.max(0, ...all);
  const first = series[0]?.values ?? [];
  const peak = first.indexOf(Math.max(0, ...first));
  const week = t("insight.week.of", { date: formatDay(weeks[peak] ?? "1970-01-01", language) });
  const label =
    most === 0
      ? t("insight.chart.none", { title })
      : t("insight.chart", { title, week, most: formatCount(first[peak] ?? 0, language) });
  const wide = FILLED / series.length;

  return (
    <section className="insight-card paper resting trimmed insight-weeks stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <figure>
        {series.length > 1 ? (
          <ul className="insight-legend wraps flex" aria-hidden="true">
            {series.map((one, index) => (
              <li key={one.label} data-series={index}>
                {one.label}
              </li>
            ))}
          </ul>
        ) : null}
        <p className="insight-most" aria-hidden="true">
          {formatCount(most, language)}
        </p>
        <svg
          className="insight-columns"
          viewBox={`0 0 ${weeks.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          {series.map((one, place) =>
            one.values.map((value, index) => {
              const height = most === 0 ? 0 : (value / most) * (HEIGHT - 2);
              return (
                <rect
                  key={`${one.label} ${weeks[index]}`}
                  data-series={place}
                  x={index + (1 - FILLED) / 2 + place * wide}
                  y={HEIGHT - height}
                  width={wide * (series.length > 1 ? 0.88 : 1)}
                  height={height}
                />
              );
            }),
          )}
        </svg>
        <p className="insight-ends flex apart" aria-hidden="true">
          <span>{formatDay(weeks[0] ?? "1970-01-01", language)}</span>
          <span>{formatDay(weeks.at(-1) ?? "1970-01-01", language)}</span>
        </p>
      </figure>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("insight.week")}</th>
            {series.map((one) => (
              <th key={one.label} scope="col">
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks
            .map((monday, index) => ({ monday, index }))
            .reverse()
            .map(({ monday, index }) => (
              <tr key={monday}>
                <th scope="row">{formatDay(monday, language)}</th>
                {series.map((one) => (
                  <td key={one.label}>{formatCount(one.values[index] ?? 0, language)}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
