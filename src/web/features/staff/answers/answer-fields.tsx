import type { Language } from "#domain/locale/language.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import type { DraftText } from "./draft.ts";

/** As many letters as the contract lets in (TAUGHT). */
const MOST = { question: 200, answer: 700 };

type Props = {
  readonly language: Language;
  readonly text: DraftText;
  readonly onChange: (text: DraftText) => void;
};

/** The answer in one language: the question in short, what is said, and how families ask. */
export function AnswerFields({ language, text, onChange }: Props) {
  const { t } = useLocale();
  const id = (field: string) => `answers-${field}-${language}`;
  const set = (field: keyof DraftText) => (event: { target: { value: string } }) =>
    onChange({ ...text, [field]: event.target.value });
  return (
    <fieldset className="answers-fields stack">
      <legend>{t(`answers.language.${language}`)}</legend>
      <Field id={id("question")} label={t("answers.question")}>
        {(wiring) => (
          <input
            {...wiring}
            className="field"
            lang={language}
            maxLength={MOST.question}
            autoComplete="off"
            value={text.question}
            onChange={set("question")}
          />
        )}
      </Field>
      <Field id={id("answer")} label={t("answers.answer")} hint={t("answers.answer.hint")}>
        {(wiring) => (
          <textarea
            {...wiring}
            className="field"
            lang={language}
            rows={4}
            maxLength={MOST.answer}
            value={text.answer}
            onChange={set("answer")}
          />
        )}
      </Field>
      <Field id={id("ways")} label={t("answers.ways")} hint={t("answers.ways.hint")}>
        {(wiring) => (
          <textarea
            {...wiring}
            className="field"
            lang={language}
            rows={4}
            value={text.ways}
            onChange={set("ways")}
          />
        )}
      </Field>
    </fieldset>
  );
}
