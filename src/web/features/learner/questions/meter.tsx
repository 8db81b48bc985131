import { progressPercent } from "#domain/learner/assessment/progress.ts";

/** How far: "Question N of M" and its bar, (index+1)/total (§9). */
export function Meter({ label, index, total }: { label: string; index: number; total: number }) {
  const percent = progressPercent(index, total);
  return (
    <>
      <p className="child-count paper quiet">{label}</p>
      <div
        className="learning-meter paper raised"
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ inlineSize: `${percent}%` }} />
      </div>
    </>
  );
}
