import { useLocale } from "#web/platform/i18n.tsx";
import { Field } from "#web/ui/field.tsx";

type Props = {
  readonly id: string;
  readonly name: string;
  readonly isFaulty: boolean;
  readonly onName: (name: string) => void;
};

/** By which first name a family is answered. */
export function WriterName({ id, name, isFaulty, onName }: Props) {
  const { t } = useLocale();
  return (
    <Field id={id} label={t("inbox.hold.name")} error={isFaulty ? t("inbox.hold.name.fault") : undefined}>
      {(wiring) => (
        <input
          {...wiring}
          className="field"
          autoComplete="given-name"
          maxLength={40}
          value={name}
          onChange={({ target }) => onName(target.value)}
        />
      )}
    </Field>
  );
}
