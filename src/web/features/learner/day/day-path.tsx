import { Check, Play as Go } from "lucide-react";
import type { CSSProperties } from "react";
import { isToddler } from "#domain/learner/age.ts";
import { dayNumber } from "#domain/learner/day/calendar.ts";
import type { Part } from "#domain/learner/day/day.ts";
import type { Learner } from "#web/child/learner/learner.ts";
import { pictureUrl } from "#web/child/materials/picture.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { isSecondTap } from "#web/ui/child/taps.ts";
import { useAhead } from "../lessons/use-ahead.ts";
import { playPicture, SCENES } from "./pictures.ts";
import { type Today, useDay } from "./use-day.ts";

type Props = {
  readonly learner: Learner;
  readonly onPart: (part: Part, today: Today) => void;
};

/** Today as a way through a landscape: a stone for each part, those that were done with a tick, the next one shining. */
export function DayPath({ learner, onPart }: Props) {
  const { t } = useLocale();
  const today = useDay(learner);
  useAhead(today?.day.lesson ?? null, () => import("./day-part.tsx"));
  if (today === null) return <div className="day-path full raised anchor" aria-hidden="true" />;
  const { day, parts, next } = today;
  const scene = SCENES[dayNumber(day.date) % SCENES.length] ?? SCENES[0];
  return (
    <section
      className="day-path full raised anchor"
      style={{ "--day-scene": `url("${scene}")` } as CSSProperties}
    >
      <h2>{t(next === null ? "day.over" : "day.title")}</h2>
      <div className="day-way anchor">
        <Way count={parts.length} perRow={parts.length} />
        <Way count={parts.length} perRow={IN_A_ROW} isFolded />
        <ol data-count={parts.length}>
          {parts.map((part, at) => {
            const isDone = day.done.includes(part);
            return (
              <li key={part} style={placeOf(at)} data-odd={at % 2 === 1 ? "" : undefined}>
                <button
                  type="button"
                  className="day-stone stack bare"
                  data-part={part}
                  data-done={isDone ? "" : undefined}
                  data-next={part === next ? "" : undefined}
                  onClick={(event) => isSecondTap(event) || onPart(part, today)}
                >
                  <span>
                    <img src={pictureOf(part, today, learner)} alt="" width="96" height="96" />
                    {isDone && (
                      <i>
                        <Check aria-hidden="true" size={22} strokeWidth={3.5} />
                      </i>
                    )}
                    {part === next && (
                      <i>
                        <Go aria-hidden="true" size={20} fill="currentColor" />
                      </i>
                    )}
                  </span>
                  <b>
                    {t(`day.part.${part}`)}
                    {isDone && <span className="read-only-aloud">, {t("day.done")}</span>}
                  </b>
                </button>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

const IN_A_ROW = 3;

/** Where a stone lies when the way is folded for a phone: the second row goes back. */
function placeOf(at: number): CSSProperties {
  const row = Math.floor(at / IN_A_ROW);
  const column = row % 2 === 0 ? at % IN_A_ROW : IN_A_ROW - 1 - (at % IN_A_ROW);
  return { "--day-row": row + 1, "--day-column": column + 1 } as CSSProperties;
}

/** The sandy way from stone to stone. */
function Way({
  count,
  perRow,
  isFolded = false,
}: {
  readonly count: number;
  readonly perRow: number;
  readonly isFolded?: boolean;
}) {
  const rows = Math.ceil(count / perRow);
  const points = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / perRow);
    const along = row % 2 === 0 ? at % perRow : perRow - 1 - (at % perRow);
    const wave = isFolded ? 0 : at % 2 === 1 ? 14 : -14;
    return { x: ((along + 0.5) / perRow) * 100, y: ((row + 0.42) / rows) * 100 + wave };
  });
  const [first, ...rest] = points;
  if (first === undefined) return null;
  let before = first;
  const curve = rest.map((point) => {
    const middle = (before.x + point.x) / 2;
    // Where the way turns back it goes round outside.
    const line =
      before.x === point.x
        ? `C ${before.x + 14} ${before.y} ${point.x + 14} ${point.y} ${point.x} ${point.y}`
        : `C ${middle} ${before.y} ${middle} ${point.y} ${point.x} ${point.y}`;
    before = point;
    return line;
  });
  const path = `M ${first.x} ${first.y} ${curve.join(" ")}`;
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-folded={isFolded ? "" : undefined}
    >
      <path d={path} />
      <path d={path} />
      <path d={path} />
    </svg>
  );
}

function pictureOf(part: Part, { hello, remember, lesson, invitation, day }: Today, learner: Learner) {
  switch (part) {
    case "hello":
      return pictureUrl(hello?.picture ?? "sun");
    case "remember":
      return pictureUrl(remember[0]?.picture ?? "book");
    case "lesson":
      return pictureUrl(lesson?.picture ?? "book");
    case "play":
      return playPicture(day.play, isToddler(learner.age));
    case "outdoors":
      return pictureUrl(invitation?.picture ?? "tree");
    case "goodbye":
      return pictureUrl("moon");
  }
}
