import { Check } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";

type Props = { readonly name: string; readonly onNumber: (number: number) => void };

/** A number written on the material, such as the size of an unknown part. */
export function EntryField({ name, onNumber }: Props) {
  const { t } = useLocale();
  const [typed, setTyped] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = Number(typed.replace(",", ".").replace("−", "-"));
    // Which numbers are of use here, a jump back among them, the rules of the material say.
    if (typed.trim() === "" || !Number.isFinite(number)) return;
    onNumber(number);
    setTyped("");
  };
  return (
    <form className="material-entry" onSubmit={submit}>
      <input
        className="field"
        aria-label={name}
        placeholder="?"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        maxLength={7}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button
        type="submit"
        className="child-button child-plain"
        aria-label={`${t("materials.write")}: ${name}`}
      >
        <Check aria-hidden="true" size={26} />
      </button>
    </form>
  );
}
