import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { NOBODY, useGame } from "#web/child/learner/game.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { Title } from "#web/ui/child/title.tsx";
import { AdultGate } from "./adult-gate.tsx";
import { ClearDevice } from "./clear-device.tsx";
import { GrownConsent, type GrownConsentProps } from "./grown-consent.tsx";
import { GrownGame } from "./grown-game.tsx";
import { GrownLearning, type PractisedSkill, type Share } from "./grown-learning.tsx";
import { GrownSafety } from "./grown-safety.tsx";
import { GrownVoice } from "./grown-voice.tsx";

type Props = {
  /** Whose; null when nobody has said a name on this device. */
  readonly learner: Learner | null;
  /** Weekly packs of Little Explorers on this device. */
  readonly weeks: Share;
  /** Skills that were practised; empty before the first. */
  readonly practice: readonly PractisedSkill[];
  readonly consent: GrownConsentProps;
  readonly onBack: () => void;
  /** The device is clear: the page must now forget what it holds in memory, best by loading anew. */
  readonly onCleared: () => void;
};

/** The family dashboard: everything Ceiba keeps on this device about a child's learning, behind a gentle gate. */
export function GrownUps(props: Props) {
  return (
    <AdultGate>
      <Behind {...props} />
    </AdultGate>
  );
}

function Behind({ learner, weeks, practice, consent, onBack, onCleared }: Props) {
  const { t } = useLocale();
  const { game, streak } = useGame(learner?.id ?? NOBODY);
  const [isClear, setClear] = useState(false);
  if (isClear) {
    return (
      <section className="grown">
        <Title arrived>{t("rewards.grown.cleared")}</Title>
        <p className="grown-center">
          <button type="button" className="child-button child-go" onClick={onCleared}>
            {t("rewards.grown.begin")}
          </button>
        </p>
      </section>
    );
  }
  return (
    <section className="grown">
      <Title arrived>{t("rewards.grown.title")}</Title>
      <p className="child-lead grown-center">
        {learner === null ? t("rewards.grown.nobody") : t("rewards.grown.of", { name: learner.name })}
      </p>
      <GrownGame game={game} streak={streak} />
      <GrownLearning learner={learner} weeks={weeks} practice={practice} />
      <GrownVoice learner={learner} />
      <GrownConsent {...consent} />
      <GrownSafety />
      <div className="child-card grown-device">
        <h2>{t("rewards.grown.device")}</h2>
        <p>{t("rewards.grown.device.text")}</p>
        <p>{t("rewards.grown.device.streak")}</p>
        <ClearDevice learner={learner?.id ?? null} onCleared={() => setClear(true)} />
      </div>
      <button type="button" className="child-button child-back" onClick={onBack}>
        <ArrowLeft aria-hidden="true" size={24} />
        <span>{t("rewards.grown.back")}</span>
      </button>
    </section>
  );
}
