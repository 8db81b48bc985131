import { type RefObject, useState } from "react";
import { STAFF_PASSWORD } from "#domain/staff/password.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field } from "#web/ui/field.tsx";

type Props = {
  readonly id: string;
  readonly label: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly error?: string | undefined;
  /** A password that is chosen now: its rules are said, and it may be looked at. */
  readonly chosen?: boolean;
};

/** A password of one's own, as proof or as a new one. */
export function PasswordField({ id, label, input, error, chosen = false }: Props) {
  const { t } = useLocale();
  const [shown, setShown] = useState(false);
  return (
    <>
      <Field
        id={id}
        label={label}
        error={error}
        hint={chosen ? t("account.password.rules", { ...STAFF_PASSWORD }) : undefined}
      >
        {(wiring) => (
          <input
            {...wiring}
            ref={input}
            className="field"
            type={shown ? "text" : "password"}
            autoComplete={chosen ? "new-password" : "current-password"}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
          />
        )}
      </Field>
      {chosen ? (
        <label className="check">
          <input type="checkbox" checked={shown} onChange={({ target }) => setShown(target.checked)} />
          {t("staff.signIn.show")}
        </label>
      ) : null}
    </>
  );
}

/** Whether a password is as long as the server will ask for. */
export function isFitLength(password: string): boolean {
  const { length } = [...password];
  return length >= STAFF_PASSWORD.from && length <= STAFF_PASSWORD.to;
}
