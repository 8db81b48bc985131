import type { VoiceGuide } from "#domain/learner/guide.ts";
import { guideLine, pageLine } from "#domain/speech/line.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useAsked } from "#web/speech/use-asked.ts";
import { Title } from "#web/ui/child/title.tsx";
import { useKeys } from "#web/ui/child/use-keys.ts";
import { Guides } from "../guides.tsx";

type Props = {
  readonly guides: readonly VoiceGuide[];
  readonly onChoose: (name: string) => void;
};

/** §2 "First choose a guide": whoever is first in the list says what to do. */
export function GuideChoice({ guides, onChoose }: Props) {
  const { language, t } = useLocale();
  const [first] = guides;
  const text = guides.length === 1 && first ? first.sample[language] : t("learning.guides.say");
  const line = first ? guideLine(first, text, language) : pageLine(text, language);
  const { again } = useAsked("guides", line);
  useKeys({
    choose: (at) => {
      const guide = guides[at];
      if (guide !== undefined) onChoose(guide.name);
    },
    repeat: again,
  });
  return (
    <section className="child-step">
      <Title arrived>{t("learning.guides")}</Title>
      <p className="child-lead">{text}</p>
      <Guides guides={guides} onChoose={onChoose} />
    </section>
  );
}
