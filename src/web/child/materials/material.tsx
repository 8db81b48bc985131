import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import type { Wanted } from "#domain/learner/materials/material.ts";
import { type MaterialMove, type MaterialState, moved } from "#domain/learner/materials/materials.ts";
import type { Tone } from "#domain/learner/materials/world/timeline.ts";
import { LOCALES } from "#domain/locale/money.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { focusNext } from "./arrow-focus.ts";
import { EntryField } from "./entry-field.tsx";
import { PieceView } from "./piece.tsx";
import { atOnce, type Piece, type Use } from "./scene.ts";
import { sceneOf } from "./scenes.ts";

type Props = {
  readonly state: MaterialState;
  /** A part that is spoken of. */
  readonly lit?: string | null;
  /** What the task asks for. */
  readonly goal?: Wanted | null;
  /** Absent where the material is only looked at. */
  readonly onMove?: ((move: MaterialMove) => void) | undefined;
  /** Says aloud what is touched. */
  readonly onSay?: ((text: string) => void) | undefined;
  /** Lets a bell sound that is touched or lit. */
  readonly onTone?: ((tone: Tone) => void) | undefined;
  /** A small picture of it on a choice: nothing is said of it, nothing is touched. */
  readonly isPicture?: boolean;
};

/** So many pixels wide and high is what a child touches, where the screen is wide enough; and nowhere less than this. */
const FINGER = 64;
const LEAST = 24;

/** A material on its mat: touched, dragged, moved by keys, described in words, or playing by itself. */
export function Material({
  state,
  lit = null,
  goal = null,
  onMove,
  onSay,
  onTone,
  isPicture = false,
}: Props) {
  const { language, t } = useLocale();
  const isStill = onMove === undefined;
  const scene = useMemo(() => {
    const numbers = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 3 });
    return sceneOf(state, { t, goal, isStill, number: (value) => numbers.format(value) });
  }, [state, t, goal, isStill, language]);
  const { width, height, zones, pieces, controls, point, arrows } = scene;
  const mat = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const inHand = pieces.find(({ key }) => key === picked) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was in the hand lies elsewhere after any change
  useEffect(() => setPicked(null), [state]);

  const ringing = lit === null ? undefined : pieces.find(({ part }) => part === lit)?.tone;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it rings once, whoever listens
  useEffect(() => {
    if (ringing !== undefined) onTone?.(ringing);
  }, [ringing]);

  const use = ({ move }: Use) => {
    setPicked(null);
    onMove?.(move);
  };
  const tap = (piece: Piece) => {
    if (piece.tone !== undefined) onTone?.(piece.tone);
    else if (piece.say !== undefined) onSay?.(piece.say);
    const now = atOnce(piece);
    if (now !== undefined) use(now);
    else setPicked(piece.key === picked ? null : piece.key);
  };
  const drop = (piece: Piece, x: number, y: number) => {
    const at = unitsAt(mat.current, width, x, y);
    const under = zones.filter(
      (zone) => at.x >= zone.x && at.x <= zone.x + zone.w && at.y >= zone.y && at.y <= zone.y + zone.h,
    );
    const found = piece.uses?.find(({ zone }) => under.some(({ key }) => key === zone));
    if (found !== undefined) use(found);
  };
  const touch = (x: number, y: number) => {
    const at = unitsAt(mat.current, width, x, y);
    for (const move of point?.(at.x, at.y) ?? []) onMove?.(move);
  };
  const press = (event: KeyboardEvent) => {
    if (!event.key.startsWith("Arrow")) return;
    const move = event.target === mat.current ? arrows?.[event.key as keyof typeof arrows] : undefined;
    event.preventDefault();
    if (move !== undefined) onMove?.(move);
    else if (mat.current?.parentElement)
      focusNext(mat.current.parentElement, event.target as Element, event.key);
  };
  const box = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) =>
    ({ "--x": x / width, "--y": y / height, "--w": w / width, "--h": h / height }) as CSSProperties;
  const isLit = (part: string | undefined) => (lit !== null && part === lit ? "" : undefined);
  const isMarked = !isStill && arrows !== undefined;
  // The mat grows for the finger as far as the screen is wide: what is sorted or counted is seen whole (decision 200).
  const sides = pieces.flatMap(({ uses, w, h }) => (uses !== undefined && !isStill ? [w, h] : []));
  const perPixel = sides.length === 0 ? 0 : width / Math.min(...sides);

  if (isPicture) return <Still scene={scene} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are heard for the buttons in it
    <div className="material" data-kind={state.kind} onKeyDown={press}>
      <div className="material-tray">
        {/* biome-ignore lint/a11y/useSemanticElements: a field set has a legend; this is a picture with parts */}
        <div
          ref={mat}
          className="material-mat"
          role="group"
          aria-label={scene.said}
          tabIndex={isMarked ? 0 : undefined}
          data-touch={point !== undefined && !isStill ? "" : undefined}
          style={
            {
              ...{ "--width": width, "--height": height },
              ...{ "--finger": `${FINGER * perPixel}px`, "--least": `${LEAST * perPixel}px` },
            } as CSSProperties
          }
          onPointerDown={(event) => {
            if (point === undefined || isStill) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            if (scene.isLive) touch(event.clientX, event.clientY);
          }}
          onPointerMove={(event) => {
            if (scene.isLive && event.buttons > 0 && !isStill) touch(event.clientX, event.clientY);
          }}
          onPointerUp={(event) => {
            if (point !== undefined && !scene.isLive && !isStill) touch(event.clientX, event.clientY);
          }}
        >
          <svg className="material-back" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {scene.back}
          </svg>
          {zones.map((zone) => {
            const wanted = inHand?.uses?.find((each) => each.zone === zone.key);
            const holds = pieces.some((piece) => piece.uses?.some((each) => each.zone === zone.key));
            const shared = {
              className: "material-zone",
              style: box(zone),
              "data-lit": isLit(zone.part),
              "data-holds": holds ? "" : undefined,
            };
            return wanted === undefined ? (
              <div key={zone.key} {...shared} aria-hidden="true" />
            ) : (
              <button
                key={zone.key}
                type="button"
                {...shared}
                data-open=""
                data-zone={zone.key}
                aria-label={t("materials.put", { where: zone.name })}
                onClick={() => use(wanted)}
              />
            );
          })}
          {pieces.map((piece) => (
            <PieceView
              key={piece.key}
              piece={piece}
              style={box(piece)}
              isLit={isLit(piece.part) !== undefined}
              isPicked={piece.key === picked}
              isUnder={inHand !== null && piece.key !== picked}
              onTap={() => tap(piece)}
              onDrop={(x, y) => drop(piece, x, y)}
            />
          ))}
        </div>
      </div>
      {!isStill && controls.length > 0 && (
        <div className="material-controls wraps flex centred">
          {controls.map(({ key, name, sign, move }) => (
            <button
              key={key}
              type="button"
              className="child-button child-plain"
              aria-label={sign === undefined ? undefined : name}
              aria-disabled={moved(state, move) === null}
              data-control={key}
              data-short={sign === undefined ? undefined : ""}
              onClick={() => onMove?.(move)}
            >
              {sign ?? name}
            </button>
          ))}
        </div>
      )}
      {!isStill &&
        scene.entries?.map(({ key, name, move }) => (
          <EntryField key={key} name={name} onNumber={(number) => onMove?.(move(number))} />
        ))}
      <p className="read-only-aloud" aria-live="polite">
        {scene.said}
      </p>
    </div>
  );
}

/** The scene as one picture without anything to touch. */
function Still({ scene }: { readonly scene: ReturnType<typeof sceneOf> }) {
  return (
    <svg className="material-still" viewBox={`0 0 ${scene.width} ${scene.height}`} aria-hidden="true">
      {scene.back}
      {scene.pieces.map(({ key, x, y, look }) => (
        <g key={key} transform={`translate(${x} ${y})`}>
          {look}
        </g>
      ))}
    </svg>
  );
}

/** A point of the window in the units of the mat. */
function unitsAt(mat: HTMLElement | null, width: number, x: number, y: number) {
  const box = mat?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return { x: -1, y: -1 };
  const unit = box.width / width;
  return { x: (x - box.left) / unit, y: (y - box.top) / unit };
}
