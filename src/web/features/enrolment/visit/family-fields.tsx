import { catalogue } from "#content/catalogue/catalogue.ts";
import { looksLikeEmail } from "#domain/enrolment/email.ts";
import type { VisitKind } from "#domain/enrolment/visits/visit.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field, FieldError, NumberField } from "#web/ui/field.tsx";

export type Fields = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly numberOfChildren: string;
  readonly adult: boolean;
};
export const EMPTY: Fields = { name: "", email: "", phone: "", numberOfChildren: "1", adult: false };

/** What is asked: everything, only where to call, or nothing of a family that is known. */
export type Asks = "all" | "phone" | "nothing";
export type Fault = "name" | "reach" | "email" | "phone" | "children" | "adult";

const FEWEST_DIGITS = 8;
const MOST_CHILDREN = 30;

const isPhone = (phone: string) => phone.replace(/\D/g, "").length >= FEWEST_DIGITS;

/** The first thing that is wrong, from top to bottom. */
export function faultOf(fields: Fields, asks: Asks, kind: VisitKind): Fault | null {
  const { name, email, phone, numberOfChildren, adult } = fields;
  if (asks === "nothing") return null;
  if (asks === "phone") return isPhone(phone) ? null : "phone";
  const children = Number(numberOfChildren);
  if (name.trim().length < 2) return "name";
  if (email.trim() !== "" && !looksLikeEmail(email.trim())) return "email";
  if (phone.trim() === "" && kind === "call") return "phone";
  if (phone.trim() !== "" && !isPhone(phone)) return "phone";
  if (email.trim() === "" && phone.trim() === "") return "reach";
  if (!Number.isInteger(children) || children < 1 || children > MOST_CHILDREN) return "children";
  return adult ? null : "adult";
}

/** The id of the control that a fault is about. */
export const fieldOf = (fault: Fault): string => `visit-${fault === "reach" ? "email" : fault}`;

type Props = {
  readonly asks: Asks;
  readonly kind: VisitKind;
  readonly fields: Fields;
  readonly fault: Fault | null;
  readonly onChange: (fields: Fields) => void;
};

/** Who comes, or who is called. */
export function FamilyFields({ asks, kind, fields, fault, onChange }: Props) {
  const { t } = useLocale();
  const set = (about: Partial<Fields>) => onChange({ ...fields, ...about });
  const wrong = (...faults: Fault[]) =>
    fault !== null && faults.includes(fault) ? t(`visit.wrong.${fault}`) : undefined;
  if (asks === "nothing") return null;
  const phone = (
    <Field
      id="visit-phone"
      label={t("visit.phone")}
      hint={kind === "call" ? t("visit.phone.call") : undefined}
      error={wrong("phone")}
    >
      {(wiring) => (
        <input
          {...wiring}
          className="field"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={50}
          value={fields.phone}
          onChange={({ target }) => set({ phone: target.value })}
        />
      )}
    </Field>
  );
  if (asks === "phone") return phone;
  return (
    <>
      <h2>{t(kind === "call" ? "visit.form.call" : "visit.form")}</h2>
      <Field id="visit-name" label={t("visit.name")} error={wrong("name")}>
        {(wiring) => (
          <input
            {...wiring}
            className="field"
            autoComplete="name"
            maxLength={200}
            value={fields.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        )}
      </Field>
      <Field
        id="visit-email"
        label={t("visit.email")}
        hint={kind === "call" ? undefined : t("visit.reach")}
        error={wrong("email", "reach")}
      >
        {(wiring) => (
          <input
            {...wiring}
            className="field"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={200}
            value={fields.email}
            onChange={({ target }) => set({ email: target.value.trim() })}
          />
        )}
      </Field>
      {phone}
      <NumberField
        {...{ id: "visit-children", label: t("visit.children"), error: wrong("children") }}
        {...{ min: 1, max: MOST_CHILDREN, value: fields.numberOfChildren, className: "field visit-number" }}
        onChange={(numberOfChildren) => set({ numberOfChildren })}
      />
      <div>
        <label className="letter-tick row target">
          <input
            id="visit-adult"
            type="checkbox"
            checked={fields.adult}
            aria-invalid={fault === "adult" ? true : undefined}
            aria-describedby={fault === "adult" ? "visit-adult-error" : undefined}
            onChange={({ target }) => set({ adult: target.checked })}
          />
          <span>{t("visit.adult", { age: catalogue.adultAge })}</span>
        </label>
        {fault === "adult" ? <FieldError id="visit-adult-error">{t("visit.wrong.adult")}</FieldError> : null}
      </div>
    </>
  );
}
