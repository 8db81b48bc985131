import { Plus, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { catalogue } from "#content/catalogue/catalogue.ts";
import { MAX_DEPOSIT_CHILDREN } from "#domain/payments/children.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useSchool } from "#web/platform/school.tsx";
import { Field } from "#web/ui/field.tsx";
import { type ChildField, childMark } from "./card/card-fields.ts";

type Props = {
  readonly id: string;
  readonly faults: readonly string[];
  /** A child was taken off: what was marked may be right now. */
  readonly onRemoved: () => void;
};

/** Whose place the deposit holds: a row for each child. What is typed lives in the document only, as in the form around. */
export function ChildrenFields({ id, faults, onRemoved }: Props) {
  const { t } = useLocale();
  const { contactEmail } = useSchool();
  // Rows by numbers of their own, so that taking one away leaves what was typed in the others.
  const [rows, setRows] = useState<readonly number[]>([0]);
  const section = useRef<HTMLFieldSetElement>(null);
  const added = useRef(false);

  useEffect(() => {
    if (added.current) section.current?.querySelector<HTMLElement>("li:last-child input")?.focus();
    added.current = rows.length > 0;
  }, [rows]);

  const add = () => setRows((now) => [...now, Math.max(...now) + 1]);
  const remove = (row: number) => {
    setRows((now) => now.filter((each) => each !== row));
    requestAnimationFrame(onRemoved);
  };
  const fault = (row: number, field: ChildField) =>
    faults.includes(childMark(rows.indexOf(row), field))
      ? t(`payments.error.child.${field}`, catalogue.learnerAges)
      : undefined;

  return (
    <fieldset className="pay-children" ref={section} aria-describedby={`${id}-hint`}>
      <legend>{t("payments.form.children")}</legend>
      <p className="field-hint" id={`${id}-hint`}>
        {t("payments.form.children.hint", { ...catalogue.learnerAges, contact: contactEmail })}
      </p>
      <ul>
        {rows.map((row, index) => (
          <li key={row}>
            <fieldset>
              <legend className={rows.length === 1 ? "read-only-aloud" : undefined}>
                {t("payments.form.child", { number: index + 1 })}
              </legend>
              <div className="pay-child">
                <Field
                  id={`${id}-name-${row}`}
                  label={t("payments.form.child.name")}
                  error={fault(row, "name")}
                >
                  {(wiring) => (
                    <input
                      {...wiring}
                      className="field"
                      name="childName"
                      autoComplete="off"
                      maxLength={50}
                      required
                    />
                  )}
                </Field>
                <Field id={`${id}-age-${row}`} label={t("payments.form.child.age")} error={fault(row, "age")}>
                  {(wiring) => (
                    <input
                      {...wiring}
                      className="field"
                      name="childAge"
                      inputMode="numeric"
                      autoComplete="off"
                      maxLength={String(catalogue.learnerAges.to).length}
                      required
                    />
                  )}
                </Field>
                {rows.length === 1 ? null : (
                  <button
                    type="button"
                    className="pay-child-remove"
                    aria-label={t("payments.form.child.remove", { number: index + 1 })}
                    onClick={() => remove(row)}
                  >
                    <X aria-hidden="true" size={20} />
                  </button>
                )}
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
      {rows.length < MAX_DEPOSIT_CHILDREN ? (
        <button type="button" className="button button-small" onClick={add}>
          <Plus aria-hidden="true" size={18} />
          {t("payments.form.child.add")}
        </button>
      ) : null}
    </fieldset>
  );
}
