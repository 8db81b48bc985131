import { Check } from "lucide-react";
import { useState } from "react";
import { personalities } from "#content/learner/guides/personalities.ts";
import { type Personality, type PersonalityGuide, personalityChoices } from "#domain/learner/guide.ts";
import { pageLine } from "#domain/speech/line.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { faces } from "#web/speech/faces.ts";
import { ListenButton } from "#web/speech/listen-button.tsx";
import { useVoice } from "#web/speech/voice.tsx";

type Props = {
  readonly age: number;
  readonly chosen: Personality | null;
  readonly onChoose: (guide: Personality) => void;
};

/** The guides of an age (specification §5), each to be heard and chosen. What is heard is written below the name. */
export function GuideGrid({ age, chosen, onChoose }: Props) {
  const { language, t } = useLocale();
  const voice = useVoice();
  const [heard, setHeard] = useState<Personality | null>(null);
  const guides = personalityChoices(age).flatMap((id) => personalities.filter((guide) => guide.id === id));
  return (
    <ul className="child-guides stack full" data-alone={guides.length === 1 ? "" : undefined}>
      {guides.map((guide) => (
        <li
          key={guide.id}
          className="child-guide row raised"
          data-chosen={guide.id === chosen ? "" : undefined}
        >
          <img src={faces[guide.picture]} alt="" width="120" height="120" />
          <h2>{guide.name}</h2>
          <p className="quiet">{guide.personality[language]}</p>
          <p className="child-caption" aria-live="polite">
            {heard === guide.id || guides.length === 1
              ? `“${guide.sample[language]}”`
              : guide.description[language]}
          </p>
          <div className="child-pair wraps flex centred full">
            <ListenButton
              id={guide.id}
              line={pageLine(guide.sample[language], language)}
              about={guide.name}
              onListen={() => setHeard(guide.id)}
            />
            <button
              type="button"
              className="child-button child-choose"
              aria-pressed={guide.id === chosen}
              onClick={() => {
                voice.stop();
                onChoose(guide.id);
              }}
            >
              {guide.id === chosen && <Check aria-hidden="true" size={24} />}
              <span>{t(guide.id === chosen ? "luma.chosen" : "luma.choose")}</span>
              <span className="read-only-aloud">{guide.name}</span>
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The guide of that id. */
export function guideOf(id: Personality): PersonalityGuide {
  const guide = personalities.find((each) => each.id === id) ?? personalities[0];
  if (guide === undefined) throw new Error("There are no guides.");
  return guide;
}
