import { Check } from "lucide-react";
import { useMemo, useState } from "react";
import { framesOf } from "#domain/learner/lessons/frames.ts";
import type { Wanted } from "#domain/learner/materials/material.ts";
import { type MaterialState, moved } from "#domain/learner/materials/materials.ts";
import { laid } from "#domain/practice/answer.ts";
import type { Item } from "#domain/practice/item.ts";
import { Material } from "#web/child/materials/material.tsx";
import { useFrames } from "#web/child/materials/use-frames.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";

type Props = {
  readonly item: Item;
  readonly material: MaterialState;
  readonly isAsking: boolean;
  /** It was looked at together: the solution plays on it. */
  readonly isPlaying: boolean;
  readonly onSay: (text: string) => void;
  readonly onAnswer: (value: string) => void;
};

/** The question as a material: touched to find the answer, or to lay it; then the way to the answer plays on it. */
export function Bench({ item, material: start, isAsking, isPlaying, onSay, onAnswer }: Props) {
  const { t } = useLocale();
  const [now, setNow] = useState(start);
  const frames = useMemo(() => framesOf(start, { say: "", do: item.moves }), [start, item.moves]);
  const end = frames.at(-1)?.material ?? start;
  const frame = useFrames(
    isPlaying
      ? { frames, said: { text: "", count: 1 }, material: end }
      : { frames: [], said: { text: "", count: 0 }, material: now },
  );
  const isLaid = item.asked.by === "material";
  return (
    <div className="practice-bench stack full" data-laid={isLaid ? "" : undefined}>
      <Material
        state={frame?.material ?? now}
        lit={frame?.lit ?? null}
        goal={toolsOf(item, start)}
        onSay={onSay}
        onMove={isAsking ? (move) => setNow((before) => moved(before, move) ?? before) : undefined}
      />
      {isLaid && isAsking && (
        <button
          type="button"
          className="child-button child-go"
          onClick={(event) => isSecondTap(event) || onAnswer(laid(item, now))}
        >
          <Check aria-hidden="true" size={26} />
          <span>{t("practice.ready")}</span>
        </button>
      )}
    </div>
  );
}

/** Which tools lie there: those by which the answer is laid, or those by which the sum is seen. */
function toolsOf({ asked, answer }: Item, { kind }: MaterialState): Wanted | null {
  if (asked.by === "material") return { [asked.fact]: Number(answer) || answer };
  // A bar beside a number pad is a drawing: its own fields would ask the same twice.
  if (kind === "bar-model") return null;
  return kind === "fraction-bars" ? { value1: "", value2: "", value3: "" } : {};
}
