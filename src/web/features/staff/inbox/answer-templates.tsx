import { brand } from "#content/catalogue/brand.ts";
import { templates } from "#content/staff/inbox/templates.ts";
import { fill } from "#domain/locale/fill.ts";
import type { Language } from "#domain/locale/language.ts";
import { useLocale } from "#web/platform/i18n.tsx";

type Props = {
  /** The family's, in which the text is. */
  readonly language: Language;
  readonly writer: string;
  readonly onChoose: (text: string) => void;
};

/** Beginnings of answers: chosen in the reader's language, written in the family's. */
export function AnswerTemplates({ language, writer, onChoose }: Props) {
  const locale = useLocale();
  return (
    <select
      className="inbox-order paper trimmed target"
      aria-label={locale.t("inbox.answer.template")}
      value=""
      onChange={({ target }) => {
        const chosen = templates.find(({ id }) => id === target.value);
        if (chosen !== undefined) onChoose(fill(chosen.text[language], { brand: brand.name, writer }));
      }}
    >
      <option value="">{locale.t("inbox.answer.template.none")}</option>
      {templates.map(({ id, title }) => (
        <option key={id} value={id}>
          {title[locale.language]}
        </option>
      ))}
    </select>
  );
}
