import { type ReactNode, useId } from "react";
import { useLocale } from "#web/platform/i18n.tsx";
import { formatCount } from "../format.ts";

export type Bar = {
  readonly name: ReactNode;
  readonly key: string;
  readonly value: number;
  readonly aside?: string;
};

type Props = {
  readonly title: string;
  /** Above the names, the numbers, and what stands beside them. */
  readonly heads: readonly [name: string, value: string, aside?: string];
  readonly bars: readonly Bar[];
  /** Instead of a table without rows. */
  readonly none: string;
  readonly children?: ReactNode;
};

/** Numbers as a table, each with its bar: the table is the chart. */
export function BarTable({ title, heads, bars, none, children }: Props) {
  const { language } = useLocale();
  const id = useId();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const [name, value, aside] = heads;
  return (
    <section className="insight-card paper resting trimmed" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {bars.length === 0 ? (
        <p className="insight-note">{none}</p>
      ) : (
        <table className="insight-bars">
          <thead>
            <tr>
              <th scope="col">{name}</th>
              <th scope="col">{value}</th>
              {aside === undefined ? null : <th scope="col">{aside}</th>}
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.key}>
                <th scope="row">
                  {bar.name}
                  <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                    <rect width="100" height="6" data-ground="" />
                    <rect width={(100 * bar.value) / most} height="6" />
                  </svg>
                </th>
                <td>{formatCount(bar.value, language)}</td>
                {aside === undefined ? null : <td>{bar.aside ?? ""}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </section>
  );
}
