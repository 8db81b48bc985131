import { useEffect } from "react";
import { endCelebration, useCelebration } from "#web/child/learner/game.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { useVoice } from "#web/speech/voice.tsx";
import { BigReward } from "./big-reward.tsx";
import { SmallReward } from "./small-reward.tsx";
import { tell } from "./told.ts";

type Props = {
  /** Whose; age in whole years. */
  readonly learner: { readonly id: string; readonly age: number };
};

/**
 * The one place where rewards appear: at most one overlay, with everything in it that a step gave (decision 093). Once
 * on a page, anywhere.
 */
export function Celebrations({ learner: { id, age } }: Props) {
  const { language, t } = useLocale();
  const { play } = useVoice();
  const shown = useCelebration(id);
  const told = shown && tell(shown.what, age, language, t);
  const isBadge = told?.overlay.kind === "badge";
  const isUnseen = shown !== null && told === null;

  useEffect(() => {
    if (isUnseen) endCelebration(shown.id);
  }, [isUnseen, shown]);
  useEffect(() => {
    if (isBadge) play("badge");
  }, [isBadge, play]);

  const isSmall = told !== null && !("lead" in told.overlay);
  const end = () => shown && endCelebration(shown.id);
  return (
    <>
      {/* Always there: a live region that comes together with its words is not read out. */}
      <div role="status" className="reward-status">
        {shown && told && isSmall && <SmallReward key={shown.id} told={told} onEnd={end} />}
      </div>
      {shown && told && !isSmall && <BigReward key={shown.id} told={told} onEnd={end} />}
    </>
  );
}
