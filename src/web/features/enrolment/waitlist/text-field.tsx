import type { ComponentProps } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { MAX_FIELD } from "#domain/enrolment/limits.ts";
import { Field } from "#web/ui/field.tsx";

type Props = Omit<ComponentProps<"input">, "id"> & {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  /** What the form library wants on the input. */
  readonly field: UseFormRegisterReturn;
};

/** One line of text with its label above and its error below. */
export function TextField({ id, label, error, field, ...input }: Props) {
  return (
    <Field id={id} label={label} error={error}>
      {(wiring) => <input {...input} {...wiring} {...field} className="field" maxLength={MAX_FIELD} />}
    </Field>
  );
}
