type Props = { readonly done: number; readonly total: number; readonly label: string };

/** How far something is, as a bar; the figures stand beside it in words. */
export function Meter({ done, total, label }: Props) {
  return (
    <div
      className="reward-meter"
      role="progressbar"
      aria-label={label}
      aria-valuenow={done}
      aria-valuemin={0}
      aria-valuemax={total}
    >
      <i style={{ inlineSize: `${total === 0 ? 0 : (done / total) * 100}%` }} />
    </div>
  );
}
