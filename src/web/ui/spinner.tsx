type Props = {
  /** What is being waited for; read aloud, and shown beside the seeds when `visible`. */
  readonly label: string;
  readonly visible?: boolean;
};

/** Three seeds that sprout one after the other while something loads. */
export function Spinner({ label, visible = false }: Props) {
  return (
    <span className="spinner row-inline" role="status">
      <svg width="54" height="26" viewBox="0 0 54 26" aria-hidden="true" focusable="false">
        {[9, 27, 45].map((x) => (
          <g key={x} className="spinner-seed" transform={`translate(${x} 24)`}>
            <ellipse cx="0" cy="-2" rx="4.5" ry="3" />
            <g className="spinner-sprout">
              <path d="M-.9-4C-.9-9-.6-12 .2-15l1.2.4C.9-11 .9-8 .9-4Z" />
              <path d="M.5-13C-5-12-7-15-7-19c4-.4 7 1.600 7.500 6Z" />
              <path d="M.7-14C.7-19 3-22 7.500-22 8-17 5-14 .7-14Z" />
            </g>
          </g>
        ))}
      </svg>
      <span className={visible ? undefined : "read-only-aloud"}>{label}</span>
    </span>
  );
}
