import { Delete } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { Item } from "#domain/practice/item.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { pics } from "./pictures.ts";
import { Written } from "./shown.tsx";

type Props = {
  readonly item: Item;
  /** What was tried and is not it. */
  readonly wrong: readonly string[];
  /** The right one comes forward once it is known. */
  readonly isOver: boolean;
  readonly onAnswer: (value: string) => void;
};

/** Tiles with pictures, stones with numbers, rows with words; or the number pad. */
export function Answers({ item, wrong, isOver, onAnswer }: Props) {
  const { t } = useLocale();
  const { choices, answer } = item;
  if (choices.length === 0) return isOver ? null : <NumberPad key={item.key} onAnswer={onAnswer} />;
  const kind = choices.some(({ picture }) => picture !== undefined)
    ? "pictures"
    : choices.every(({ label }) => label.length <= 7)
      ? "stones"
      : "rows";
  return (
    <ul className="practice-answers" data-kind={kind} data-count={choices.length}>
      {choices.map(({ value, label, picture }) => {
        const isWrong = wrong.includes(value);
        const isIt = isOver && value === answer;
        return (
          <li key={value}>
            <button
              type="button"
              aria-disabled={isWrong || (isOver && !isIt)}
              data-no={isWrong || (isOver && !isIt) ? "" : undefined}
              data-it={isIt ? "" : undefined}
              onClick={(event) => isSecondTap(event) || isWrong || isOver || onAnswer(value)}
            >
              {picture !== undefined && <img src={pics[picture]} alt="" width="110" height="110" />}
              <b>
                <Written text={label} />
              </b>
              {isWrong && <span className="read-only-aloud">, {t("practice.notIt")}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
const LONGEST = 7;

/** A number is typed, or tapped together from tiles. */
function NumberPad({ onAnswer }: Pick<Props, "onAnswer">) {
  const { t } = useLocale();
  const [typed, setTyped] = useState("");
  const add = (digit: string) => setTyped((now) => `${now}${digit}`.slice(0, LONGEST));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed === "") return;
    onAnswer(typed);
    setTyped("");
  };
  return (
    <form className="practice-pad" onSubmit={submit}>
      <input
        className="field"
        aria-label={t("practice.enter")}
        inputMode="none"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, "").slice(0, LONGEST))}
      />
      <div>
        {DIGITS.map((digit) => (
          <button key={digit} type="button" onClick={() => add(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" aria-label={t("practice.erase")} onClick={() => setTyped(typed.slice(0, -1))}>
          <Delete aria-hidden="true" size={28} />
        </button>
        <button type="button" onClick={() => add("0")}>
          0
        </button>
        <button type="submit" className="practice-ready" aria-disabled={typed === ""}>
          {t("practice.ready")}
        </button>
      </div>
    </form>
  );
}
