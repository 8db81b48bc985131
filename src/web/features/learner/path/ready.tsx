import { ArrowLeft, Sparkles } from "lucide-react";
import { pedagogyLabels } from "#content/learner/curriculum/labels.ts";
import tree from "#web/assets/art/soon.svg";
import { useLocale } from "#web/platform/i18n.tsx";
import { faces } from "#web/speech/faces.ts";
import { Title } from "#web/ui/child/title.tsx";
import type { Answers } from "./answers.ts";
import { guideOf } from "./guide-grid.tsx";

type Props = {
  readonly answers: Answers;
  readonly onBack: () => void;
  readonly onGenerate: () => void;
};

/** Everything is answered: what was said, and the one button that makes the plan. */
export function Ready({ answers, onBack, onGenerate }: Props) {
  const { language, t } = useLocale();
  const { name, age, pedagogy, guide: id } = answers;
  const guide = id === null ? null : guideOf(id);
  return (
    <section className="child-step luma-ready">
      <img
        src={guide === null ? tree : faces[guide.picture]}
        alt=""
        width={guide === null ? 320 : 180}
        height={guide === null ? 240 : 180}
      />
      <Title arrived>{t("luma.ready", { name })}</Title>
      <ul className="child-chips wraps flex centred">
        {age !== null && <li>{t("luma.years", { age })}</li>}
        {pedagogy !== null && <li>{pedagogyLabels[pedagogy].title[language]}</li>}
        {guide !== null && <li>{t("luma.with", { guide: guide.name })}</li>}
      </ul>
      <div className="child-actions">
        <button type="button" className="child-button child-plain" onClick={onBack}>
          <ArrowLeft aria-hidden="true" size={24} />
          <span>{t("luma.back")}</span>
        </button>
        <button type="button" className="child-button child-go" onClick={onGenerate}>
          <Sparkles aria-hidden="true" size={26} />
          <span>{t("luma.generate")}</span>
        </button>
      </div>
    </section>
  );
}
