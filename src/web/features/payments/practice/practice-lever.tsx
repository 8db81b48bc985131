type LeverProps = {
  readonly label?: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: string;
};

/** A button that keeps its place and the focus while something happens. */
export function Lever({ label, disabled, onClick, children }: LeverProps) {
  return (
    <button
      type="button"
      className="button button-small"
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      {children}
    </button>
  );
}
