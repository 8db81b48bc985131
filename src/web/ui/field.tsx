import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** What the control inside a field must carry, so that its label, hint and error are read with it. */
export type FieldWiring = {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
};

type Props = {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The sentence to show in place; nothing when the value is fine. */
  readonly error?: string | undefined;
  readonly children: (wiring: FieldWiring) => ReactNode;
};

/** A control with its label above and its error below: `<Field …>{(wiring) => <input {...wiring} />}</Field>`. */
export function Field({ id, label, hint, error, children }: Props) {
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
      })}
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

type NumberProps = Omit<Props, "children"> & {
  readonly min: number;
  readonly max: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string;
};

/** A whole number, as it is typed. */
export function NumberField({
  id,
  label,
  hint,
  error,
  onChange,
  className = "field",
  ...input
}: NumberProps) {
  return (
    <Field {...{ id, label, hint, error }}>
      {(wiring) => (
        <input
          {...wiring}
          {...input}
          type="number"
          inputMode="numeric"
          className={className}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

/** A sentence that says what to change, with an icon, announced when it appears. */
export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p className="field-error" id={id} role="alert">
      <CircleAlert aria-hidden="true" size={20} />
      <span>{children}</span>
    </p>
  );
}
