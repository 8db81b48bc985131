import { type FormEvent, useId, useState } from "react";
import type { Place } from "#contract/places.ts";
import { OLDEST } from "#domain/enrolment/places/place.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field, NumberField } from "#web/ui/field.tsx";

type Child = Pick<Place, "child" | "age">;
type Props = {
  readonly known?: Child;
  readonly look: "forest" | "paper";
  readonly submit: string;
  readonly busy: boolean;
  readonly onSubmit: (child: Child) => void;
};

/** A child's first name and age. */
export function ChildForm({ known, look, submit, busy, onSubmit }: Props) {
  const { t } = useLocale();
  const id = useId();
  const [child, setChild] = useState(known?.child ?? "");
  const [age, setAge] = useState(String(known?.age ?? ""));
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit({ child, age: age === "" ? null : Number(age) });
  };
  return (
    <form className="visits-pair" onSubmit={send} noValidate>
      <Field id={`${id}-child`} label={t("places.child")}>
        {(wiring) => (
          <input
            {...wiring}
            className="field"
            maxLength={60}
            value={child}
            onChange={({ target }) => setChild(target.value)}
          />
        )}
      </Field>
      <NumberField
        {...{
          id: `${id}-age`,
          label: t("places.child.age"),
          min: 0,
          max: OLDEST,
          value: age,
          onChange: setAge,
        }}
      />
      <button type="submit" className={`button button-small button-${look}`} aria-disabled={busy}>
        {submit}
      </button>
    </form>
  );
}
