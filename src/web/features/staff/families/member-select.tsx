import { useLocale } from "#web/platform/i18n.tsx";
import { Select } from "#web/ui/select.tsx";
import type { Team } from "./team.ts";

/** No e-mail, and a value of its own as lists need one. */
const NOBODY = "-";

type Props = {
  readonly id: string;
  readonly label: string;
  readonly team: Team;
  readonly value: string | null;
  readonly onChange: (email: string | null) => void;
};

/** One of the staff, or nobody. */
export function MemberSelect({ id, label, team, value, onChange }: Props) {
  const { t } = useLocale();
  const members = team.members.map(({ email, name }) => ({
    value: email,
    label: email === team.me ? t("families.me", { name }) : name,
  }));
  const isGone = value !== null && !team.members.some(({ email }) => email === value);
  return (
    <Select
      {...{ id, label }}
      value={value ?? NOBODY}
      onValueChange={(chosen) => onChange(chosen === NOBODY ? null : chosen)}
      options={[
        { value: NOBODY, label: t("families.nobody") },
        ...members,
        ...(isGone ? [{ value, label: value }] : []),
      ]}
    />
  );
}
