import { Delete } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useLocale } from "#web/platform/i18n.tsx";

type Props = {
  readonly isSigned: boolean;
  readonly isBroken: boolean;
  readonly onNumber: (number: number) => void;
};

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"] as const;
const LONGEST = 9;

/** A number, tapped together or typed; with a point and a minus where the task has such numbers. */
export function NumberPad({ isSigned, isBroken, onNumber }: Props) {
  const { t } = useLocale();
  const [typed, setTyped] = useState("");
  const add = (sign: string) => setTyped((now) => tidy(`${now}${sign}`));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = Number(typed);
    if (typed === "" || !Number.isFinite(number)) return;
    onNumber(number);
    setTyped("");
  };
  return (
    <form className="lesson-pad" data-signs={isSigned || isBroken ? "" : undefined} onSubmit={submit}>
      <input
        className="field"
        aria-label={t("lessons.number")}
        inputMode="none"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(tidy(target.value))}
      />
      <button type="button" aria-label={t("lessons.erase")} onClick={() => setTyped(typed.slice(0, -1))}>
        <Delete aria-hidden="true" size={28} />
      </button>
      {DIGITS.map((digit) => (
        <button key={digit} type="button" onClick={() => add(digit)}>
          {digit}
        </button>
      ))}
      {isSigned && (
        <button
          type="button"
          aria-label={t("lessons.minus")}
          onClick={() => setTyped((now) => (now.startsWith("-") ? now.slice(1) : `-${now}`))}
        >
          −
        </button>
      )}
      {isBroken && (
        <button type="button" aria-label={t("lessons.point")} onClick={() => add(".")}>
          .
        </button>
      )}
      <button type="submit" className="lesson-ready" aria-disabled={typed === ""}>
        {t("lessons.ready")}
      </button>
    </form>
  );
}

/** Digits, one point and a minus in front; a comma is the point of whoever writes so. */
function tidy(text: string): string {
  const signs = [...text.replace(",", ".")].filter((sign) => "0123456789.-".includes(sign));
  const [whole = "", ...rest] = signs.join("").split(".");
  const minus = whole.startsWith("-") ? "-" : "";
  const digits = whole.replaceAll("-", "");
  return `${minus}${digits}${rest.length > 0 ? `.${rest.join("").replaceAll("-", "")}` : ""}`.slice(
    0,
    LONGEST,
  );
}
