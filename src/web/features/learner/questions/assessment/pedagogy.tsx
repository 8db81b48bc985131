import { pedagogyLabels } from "#content/learner/curriculum/labels.ts";
import type { VoiceGuide } from "#domain/learner/guide.ts";
import { PEDAGOGIES, type Pedagogy } from "#domain/learner/pedagogy.ts";
import { guideLine } from "#domain/speech/line.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { useAsked } from "#web/speech/use-asked.ts";
import { Choices } from "#web/ui/child/choices.tsx";
import { Title } from "#web/ui/child/title.tsx";
import { useKeys } from "#web/ui/child/use-keys.ts";
import { pedagogyPictures } from "../pedagogy-pictures.ts";

type Props = {
  readonly guide: VoiceGuide;
  readonly chosen: Pedagogy | null;
  readonly onChoose: (pedagogy: Pedagogy) => void;
  readonly onGuides: () => void;
};

/** §2 Hands-On Explorer, Project Builder, Global Thinker. */
export function PedagogySelection({ guide, chosen, onChoose, onGuides }: Props) {
  const { language, t } = useLocale();
  const line = guideLine(guide, t("learning.pedagogy.say"), language);
  const { again } = useAsked("pedagogy", line);
  useKeys({
    choose: (at) => {
      const pedagogy = PEDAGOGIES[at];
      if (pedagogy !== undefined) onChoose(pedagogy);
    },
    repeat: again,
  });
  return (
    <section className="child-step learning-question">
      <Title arrived>{t("learning.pedagogy")}</Title>
      <SpeakingGuide name={guide.name} picture={guide.picture} id="pedagogy" line={line} />
      <Choices
        kind="cards"
        chosen={chosen}
        choices={PEDAGOGIES.map((value) => ({
          value,
          title: pedagogyLabels[value].title[language],
          text: pedagogyLabels[value].description[language],
          picture: pedagogyPictures[value],
        }))}
        onChoose={onChoose}
      />
      <button type="button" className="child-button child-plain" onClick={onGuides}>
        {t("learning.guides.change")}
      </button>
    </section>
  );
}
