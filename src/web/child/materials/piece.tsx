import { type CSSProperties, type PointerEvent, useRef, useState } from "react";
import type { Piece } from "./scene.ts";

type Props = {
  readonly piece: Piece;
  readonly style: CSSProperties;
  readonly isLit: boolean;
  readonly isPicked: boolean;
  /** Another piece is in the hand: this one lets it through to its zone. */
  readonly isUnder: boolean;
  readonly onTap: () => void;
  /** Dragged and let go at this point of the window. */
  readonly onDrop: (x: number, y: number) => void;
};

/** A finger that moves less has tapped. */
const DRAG_PX = 8;

/** One piece on the mat; a button where it can be used. */
export function PieceView({ piece, style, isLit, isPicked, isUnder, onTap, onDrop }: Props) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const wasDragged = useRef(false);
  const [offset, setOffset] = useState<readonly [number, number] | null>(null);
  const canUse = piece.uses !== undefined && piece.uses.length > 0;
  const canDrag = canUse && piece.uses.some(({ zone }) => zone !== null);
  const look = (
    <svg viewBox={`0 0 ${piece.w} ${piece.h}`} aria-hidden="true">
      {piece.look}
    </svg>
  );
  const shared = { style, "data-lit": isLit ? "" : undefined, "data-piece": piece.key };
  if (!canUse) {
    return (
      <span className="material-piece bare" {...shared} aria-hidden="true">
        {look}
      </span>
    );
  }
  const move = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLButtonElement>) => {
    if (start.current === null) return;
    const [x, y] = [clientX - start.current.x, clientY - start.current.y];
    if (!wasDragged.current && Math.hypot(x, y) < DRAG_PX) return;
    if (!wasDragged.current) currentTarget.setPointerCapture(pointerId);
    wasDragged.current = true;
    setOffset([x, y]);
  };
  const end = () => {
    start.current = null;
    setOffset(null);
  };
  return (
    <button
      type="button"
      className="material-piece bare"
      {...shared}
      style={offset === null ? style : { ...style, translate: `${offset[0]}px ${offset[1]}px` }}
      data-drags={canDrag ? "" : undefined}
      data-dragged={offset === null ? undefined : ""}
      data-under={isUnder ? "" : undefined}
      aria-pressed={isPicked ? true : undefined}
      aria-label={piece.name}
      onPointerDown={({ clientX, clientY, isPrimary }) => {
        wasDragged.current = false;
        start.current = isPrimary && canDrag ? { x: clientX, y: clientY } : null;
      }}
      onPointerMove={move}
      onPointerUp={({ clientX, clientY }) => {
        if (wasDragged.current) onDrop(clientX, clientY);
        end();
      }}
      onPointerCancel={end}
      // The tap that ends a drag is none.
      onClick={() => wasDragged.current || onTap()}
    >
      {look}
    </button>
  );
}
