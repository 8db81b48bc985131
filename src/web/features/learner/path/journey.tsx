import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { AssignmentResult } from "#domain/learner/curriculum/assign.ts";
import { personalityChoices, type VoiceGuide } from "#domain/learner/guide.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import type { storage } from "#web/platform/storage.ts";
import { useVoice } from "#web/speech/voice.tsx";
import { Title } from "#web/ui/child/title.tsx";
import { GuideGrid, guideOf } from "./guide-grid.tsx";
import { Overview } from "./overview.tsx";
import { type Place, readPlace, writePlace } from "./place.ts";
import { ourPack, packFor } from "./plan.ts";
import { Starter } from "./starter.tsx";

const PLACES = "ceiba.luma.places";

type Props = {
  readonly session: string;
  readonly plan: AssignmentResult;
  readonly name: string;
  /** Where the place is kept: on the device, or in the tab only. */
  readonly memory: typeof storage;
  /** The guide to begin with, when one was chosen before. */
  readonly guide?: Place["guide"];
  /** Who guides the child in the portal that it came from: the face here too, until another is chosen (decision 149). */
  readonly own?: VoiceGuide | null;
  /** True when the child has just made the plan: the title is then where reading goes on. */
  readonly arrived?: boolean;
  readonly foot?: ReactNode;
};

/** Overview, personality, starter (specification §2); a reload comes back to the same place. */
export function Journey({
  session,
  plan,
  name,
  memory,
  guide = null,
  own = null,
  arrived = false,
  foot,
}: Props) {
  const { language, t } = useLocale();
  const voice = useVoice();
  const [hasMoved, setMoved] = useState(arrived);
  const pack = packFor(plan.starterPack, language);
  const [place, setPlace] = useState(() => {
    const kept = readPlace(memory.get(PLACES), session, { theme: pack.theme, total: pack.activities.length });
    return { ...kept, guide: kept.guide ?? guide };
  });

  const keep = (more: Partial<Place>) => {
    const next = { ...place, ...more };
    setPlace(next);
    // Read again first: another tab may have kept the place of another child.
    memory.set(PLACES, writePlace(memory.get(PLACES), session, next));
  };
  const move = (more: Partial<Place>) => {
    voice.stop();
    setMoved(true);
    keep(more);
  };

  // A guide of another age does not speak, even if one was kept (specification §5).
  const allowed = personalityChoices(plan.profile.age);
  const chosen = allowed.find((each) => each === place.guide) ?? null;
  const assigned = allowed.find((each) => each === plan.lumaPersonality) ?? allowed[0] ?? "luna";
  const speaking = chosen === null ? (own ?? guideOf(assigned)) : guideOf(chosen);

  return (
    <>
      {place.stage === "overview" && (
        <Overview plan={plan} name={name} guide={speaking} arrived={hasMoved}>
          <button
            type="button"
            className="child-button child-plain"
            onClick={() => move({ stage: chosen === null ? "starter" : "personality" })}
          >
            {t(chosen === null ? "luma.toPack" : "luma.toGuides.again")}
          </button>
          <button
            type="button"
            className="child-button child-go"
            onClick={() => move({ stage: chosen === null ? "personality" : "starter" })}
          >
            <span>{t(chosen === null ? "luma.toGuides" : "luma.toPack")}</span>
            <ArrowRight aria-hidden="true" size={26} />
          </button>
        </Overview>
      )}
      {place.stage === "personality" && (
        <section className="child-step">
          <Title arrived={hasMoved}>{t("luma.ask.guide")}</Title>
          <GuideGrid
            age={plan.profile.age}
            chosen={chosen}
            onChoose={(each) => move({ guide: each, stage: "starter" })}
          />
          <button
            type="button"
            className="child-button child-back"
            onClick={() => move({ stage: "overview" })}
          >
            <ArrowLeft aria-hidden="true" size={24} />
            <span>{t("luma.toOverview")}</span>
          </button>
        </section>
      )}
      {place.stage === "starter" && (
        <Starter
          pack={pack}
          name={name}
          age={plan.profile.age}
          guide={speaking.name}
          session={session}
          isOurs={ourPack(plan.starterPack) !== undefined}
          progress={place.progress}
          left={place.left}
          arrived={hasMoved}
          onProgress={(progress) => move({ progress, left: progress.started ? place.left : null })}
          onLeft={(left) => keep({ left })}
          onDone={(progress) => keep({ progress, left: null })}
          onBack={() => move({ stage: "overview" })}
        />
      )}
      {foot}
    </>
  );
}
