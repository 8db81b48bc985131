import { ArrowLeft, ArrowRight } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { pedagogyLabels } from "#content/learner/curriculum/labels.ts";
import { PEDAGOGIES } from "#domain/learner/pedagogy.ts";
import { cleanName } from "#domain/learner/plain-text.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Choices } from "#web/ui/child/choices.tsx";
import { Title } from "#web/ui/child/title.tsx";
import { Field } from "#web/ui/field.tsx";
import { type Answers, answer, nextStep, quickQuestions, type Step } from "./answers.ts";
import { approachPictures } from "./art.ts";
import { GuideGrid } from "./guide-grid.tsx";

type Props = {
  readonly steps: readonly Step[];
  readonly ages: { readonly from: number; readonly to: number };
  readonly answers: Answers;
  readonly onAnswers: (answers: Answers) => void;
  /** What stands above the first question. */
  readonly intro?: ReactNode;
  /** The last screen, once everything is answered; `back` opens the last question again. */
  readonly ready: (back: () => void) => ReactNode;
};

/** Asks one thing at a time. A tap answers and goes on; the way back keeps every answer. */
export function Wizard({ steps, ages, answers, onAnswers, intro, ready }: Props) {
  const { language, t } = useLocale();
  const [at, setAt] = useState(() => nextStep(answers, steps));
  const [hasMoved, setMoved] = useState(false);
  const step = steps[at];

  const go = (place: number) => {
    setMoved(true);
    setAt(place);
  };
  const take = (more: Partial<Answers>) => {
    const all = answer(answers, more);
    onAnswers(all);
    // Another age may have taken the guide back: then its question comes again.
    go(at + 1 < steps.length ? at + 1 : nextStep(all, steps));
  };

  if (step === undefined) return ready(() => go(steps.length - 1));
  const numbers = Array.from({ length: ages.to - ages.from + 1 }, (_, index) => ages.from + index);
  return (
    <section className="child-step" key={step}>
      {at === 0 && intro}
      <p className="child-count paper quiet">{t("luma.step", { at: at + 1, of: steps.length })}</p>
      <div className="child-dots flex paper" aria-hidden="true">
        {steps.map((each, index) => (
          <i key={each} data-done={index <= at ? "" : undefined} />
        ))}
      </div>
      <Title arrived={hasMoved}>{t(`luma.ask.${step}`, { name: answers.name })}</Title>
      {step === "name" && <NameStep name={answers.name} onName={(name) => take({ name })} />}
      {step === "age" && (
        <Choices
          kind="numbers"
          chosen={answers.age === null ? null : String(answers.age)}
          choices={numbers.map((age) => ({ value: String(age), title: String(age) }))}
          onChoose={(value) => take({ age: Number(value) })}
        />
      )}
      {step === "pedagogy" && (
        <Choices
          kind="cards"
          chosen={answers.pedagogy}
          choices={PEDAGOGIES.map((value) => ({
            value,
            title: pedagogyLabels[value].title[language],
            text: pedagogyLabels[value].description[language],
            picture: approachPictures[value],
          }))}
          onChoose={(pedagogy) => take({ pedagogy })}
        />
      )}
      {(step === "math_check" || step === "reading_level" || step === "confidence") && (
        <Choices
          kind="rows"
          chosen={answers[step]}
          choices={quickQuestions[step].map(({ value, label }) => ({ value, title: label[language] }))}
          onChoose={(value) => take({ [step]: value })}
        />
      )}
      {step === "guide" && (
        <GuideGrid
          age={answers.age ?? ages.from}
          chosen={answers.guide}
          onChoose={(guide) => take({ guide })}
        />
      )}
      {at > 0 && (
        <button type="button" className="child-button child-back" onClick={() => go(at - 1)}>
          <ArrowLeft aria-hidden="true" size={24} />
          <span>{t("luma.back")}</span>
        </button>
      )}
    </section>
  );
}

function NameStep({ name, onName }: { readonly name: string; readonly onName: (name: string) => void }) {
  const { t } = useLocale();
  const id = useId();
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = cleanName(new FormData(event.currentTarget).get("name"));
    setMissing(typed === "");
    if (typed !== "") onName(typed);
  };
  return (
    <form className="child-name stack paper raised" onSubmit={submit} noValidate>
      <Field
        id={id}
        label={t("luma.name")}
        hint={t("luma.name.hint")}
        error={isMissing ? t("luma.name.missing") : undefined}
      >
        {(wiring) => (
          <input
            {...wiring}
            className="field"
            name="name"
            defaultValue={name}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={80}
          />
        )}
      </Field>
      <button type="submit" className="child-button child-go">
        <span>{t("luma.next")}</span>
        <ArrowRight aria-hidden="true" size={26} />
      </button>
    </form>
  );
}
