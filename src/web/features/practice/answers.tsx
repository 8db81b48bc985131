import { Delete } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { Item } from "#domain/practice/item.ts";
import { numberOf } from "#domain/practice/slips.ts";
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
  if (item.asked.by === "material") return null;
  if (item.asked.by === "number") {
    return isOver ? null : <NumberPad key={item.key} signs={item.asked.signs} onAnswer={onAnswer} />;
  }
  const kind = choices.some(({ picture }) => picture !== undefined)
    ? "pictures"
    : choices.every(({ label }) => label.length <= 7)
      ? "stones"
      : "rows";
  return (
    <ul className="practice-answers stack full" data-kind={kind} data-count={choices.length}>
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
const LONGEST = 8;
const SIGNS = {
  "-": { shown: "−", name: "practice.minus" },
  ".": { shown: ".", name: "practice.point" },
  "/": { shown: "/", name: "practice.line" },
  ":": { shown: ":", name: "practice.colon" },
} as const;
type Sign = keyof typeof SIGNS;

type PadProps = Pick<Props, "onAnswer"> & { readonly signs: readonly Sign[] };

/** A number is typed, or tapped together from tiles; with a minus, a point or a fraction's line where there are such. */
function NumberPad({ signs, onAnswer }: PadProps) {
  const { t } = useLocale();
  const [typed, setTyped] = useState("");
  const tidy = (text: string) =>
    [...text.replace("−", "-")]
      .filter((each) => /\d/.test(each) || signs.some((sign) => sign === each))
      .join("")
      .slice(0, LONGEST);
  const add = (sign: string) => setTyped((now) => tidy(`${now}${sign}`));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Half a number is no answer: nothing happens to it yet.
    if (numberOf(typed) === null) return;
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
        onChange={({ target }) => setTyped(tidy(target.value))}
      />
      <div data-signs={signs.length}>
        {DIGITS.map((digit) => (
          <button key={digit} type="button" onClick={() => add(digit)}>
            {digit}
          </button>
        ))}
        {signs.map((sign) => (
          <button
            key={sign}
            type="button"
            aria-label={t(SIGNS[sign].name)}
            onClick={() =>
              sign === "-"
                ? setTyped((now) => (now.startsWith("-") ? now.slice(1) : tidy(`-${now}`)))
                : typed.includes(sign) || add(sign)
            }
          >
            {SIGNS[sign].shown}
          </button>
        ))}
        <button type="button" aria-label={t("practice.erase")} onClick={() => setTyped(typed.slice(0, -1))}>
          <Delete aria-hidden="true" size={28} />
        </button>
        <button type="button" onClick={() => add("0")}>
          0
        </button>
        <button type="submit" className="practice-ready" aria-disabled={numberOf(typed) === null}>
          {t("practice.ready")}
        </button>
      </div>
    </form>
  );
}
