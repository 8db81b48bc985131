import { useState } from "react";
import { guideByName } from "#content/learner/guides/everyone.ts";
import { type Animal, animalOf, freeAnimals } from "#domain/learner/animal.ts";
import { assignedVoice } from "#domain/learner/guide.ts";
import { guideLine } from "#domain/speech/line.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { SpeakingGuide } from "#web/speech/guide.tsx";
import { useAsked } from "#web/speech/use-asked.ts";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { Title } from "#web/ui/child/title.tsx";
import { Animals } from "./animals.tsx";

type Props = {
  readonly name: string;
  readonly age: number;
  /** Known children whom this name and age fit. */
  readonly same: readonly Learner[];
  /** Everybody who is known here: their animals are taken. */
  readonly known: readonly Learner[];
  readonly onReturn: (learner: Learner) => void;
  readonly onBegin: (animal: Animal) => void;
  readonly onBack: () => void;
};

/** A name that this device knows: the child says by its animal that it is the same, or chooses another of its own. */
export function Namesake({ name, age, same, known, onReturn, onBegin, onBack }: Props) {
  const { language, t } = useLocale();
  const [step, setStep] = useState<"same" | "animal">("same");
  const guide = guideByName(assignedVoice(age, null));
  const line = guideLine(guide, t(`student.entry.${step}.say`, { name }), language, { names: [name] });
  const { again } = useAsked(step, line);
  return (
    <section className="portal-entry child-step">
      <Title key={step} arrived>
        {t(`student.entry.${step}`, { name })}
      </Title>
      <SpeakingGuide name={guide.name} picture={guide.picture} id={step} line={line} onRepeat={again} />
      {step === "same" ? (
        <Animals
          animals={same}
          onChoose={(id) => {
            const chosen = same.find((each) => each.id === id);
            if (chosen !== undefined) onReturn(chosen);
          }}
        />
      ) : (
        <Animals
          animals={freeAnimals(known.map(({ animal }) => animal)).map((animal) => ({ id: animal, animal }))}
          onChoose={(id) => {
            const animal = animalOf(id);
            if (animal !== null) onBegin(animal);
          }}
        />
      )}
      <div className="child-actions">
        <button
          type="button"
          className="child-button child-plain"
          onClick={() => (step === "same" ? onBack() : setStep("same"))}
        >
          {t("student.back")}
        </button>
        {step === "same" && (
          <button
            type="button"
            className="child-button child-plain"
            onClick={(event) => isSecondTap(event) || setStep("animal")}
          >
            {t("student.entry.same.other", { name })}
          </button>
        )}
      </div>
    </section>
  );
}
