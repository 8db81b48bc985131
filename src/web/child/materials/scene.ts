import type { ReactNode } from "react";
import type { Wanted } from "#domain/learner/materials/material.ts";
import type { MaterialMove } from "#domain/learner/materials/materials.ts";
import type { Tone } from "#domain/learner/materials/world/timeline.ts";
import type { Translate } from "#web/platform/i18n.tsx";

/** What a piece can be used for: at once, or by putting it into a zone. */
export type Use = { readonly zone: string | null; readonly move: MaterialMove };

type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** A paper-cut thing on the mat. It keeps its key while it moves, so that it is seen to move. */
export type Piece = Box & {
  readonly key: string;
  /** Drawn in a field of its own, from 0 to w and h. */
  readonly look: ReactNode;
  readonly name: string;
  /** Said aloud when it is touched, for who does not read. */
  readonly say?: string;
  readonly part?: string;
  /** It sounds when it is touched or lit; so a tap only takes it into the hand. */
  readonly tone?: Tone;
  /** One use without a zone is done at a tap; several wait for a zone. */
  readonly uses?: readonly Use[];
};

/** What a tap does at once; undefined where the piece waits in the hand for a zone. */
export const atOnce = ({ uses = [], tone }: Piece): Use | undefined =>
  uses.find(({ zone }) => zone === null) ?? (uses.length === 1 && tone === undefined ? uses[0] : undefined);

/** A place on the mat where a piece may be put. */
export type Zone = Box & { readonly key: string; readonly name: string; readonly part?: string };

/** A button below the mat. */
export type Control = {
  readonly key: string;
  readonly name: string;
  /** What stands on it; the name is then only read aloud. */
  readonly sign?: ReactNode;
  readonly move: MaterialMove;
};

/** A number that a child may write on the material. */
export type Entry = {
  readonly key: string;
  readonly name: string;
  readonly move: (number: number) => MaterialMove;
};

export type Arrows = Partial<Record<"ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown", MaterialMove>>;

/** How a material stands on the screen, in units of about one pixel of a phone. */
export type Scene = {
  readonly width: number;
  readonly height: number;
  /** What lies beneath and is not touched. */
  readonly back?: ReactNode;
  readonly zones: readonly Zone[];
  readonly pieces: readonly Piece[];
  readonly controls: readonly Control[];
  readonly entries?: readonly Entry[];
  /** What a tap on this point of the mat does; `isLive`: also while a finger moves over it. */
  readonly point?: (x: number, y: number) => readonly MaterialMove[];
  readonly isLive?: boolean;
  /** What the arrow keys do while the mat itself has the focus. */
  readonly arrows?: Arrows;
  /** The whole material in words. */
  readonly said: string;
};

export type SceneContext = {
  readonly t: Translate;
  /** A number as this language writes it. */
  readonly number: (value: number) => string;
  /** What the task asks for, so that no tool lies there that is of no use. */
  readonly goal: Wanted | null;
  /** The mat is only looked at. */
  readonly isStill: boolean;
};

export type SceneOf<State> = (state: State, context: SceneContext) => Scene;

/** "Tens: 2. Ones: 8." */
export const listed = (pairs: readonly (readonly [string, string | number])[]): string =>
  pairs.map(([name, value]) => `${name}: ${value}.`).join(" ");

export const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: Math.max(0, count) }, (_, at) => make(at));
