import { type FormEvent, useId, useState } from "react";
import { NUMBER_GRID } from "#domain/learner/assessment/questions.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Choices } from "#web/ui/child/choices.tsx";

const NUMBERS = Array.from({ length: NUMBER_GRID.to - NUMBER_GRID.from + 1 }, (_, place) =>
  String(NUMBER_GRID.from + place),
);

type Props = { readonly chosen: string | null; readonly onAnswer: (value: string) => void };

/** §5 "number question accepts 0-15 via buttons or typed number; Submit disabled when empty." */
export function NumberGrid({ chosen, onAnswer }: Props) {
  const { t } = useLocale();
  const id = useId();
  const [typed, setTyped] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== "") onAnswer(typed);
  };
  return (
    <>
      <Choices
        kind="numbers"
        chosen={chosen}
        choices={NUMBERS.map((value) => ({ value, title: value }))}
        onChoose={onAnswer}
      />
      <form className="speech-write stack paper raised" onSubmit={submit}>
        <label htmlFor={id}>{t("learning.number")}</label>
        <div>
          <input
            id={id}
            className="field"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              const digits = target.value.replace(/\D/g, "").slice(0, 2);
              if (digits === "" || Number(digits) <= NUMBER_GRID.to) setTyped(digits);
            }}
          />
          <button type="submit" className="child-button child-go" disabled={typed === ""}>
            {t("learning.submit")}
          </button>
        </div>
      </form>
    </>
  );
}
