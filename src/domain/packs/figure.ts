/**
 * One piece of a drawing in a box of 100 by 100, back to front. On the screen it is a sheet of coloured paper; on
 * paper the fills stay white and only their outlines are printed, for the child to colour.
 */
export type FigurePiece =
  | { readonly shape: string; readonly fill: string }
  | { readonly circle: readonly [x: number, y: number, radius: number]; readonly fill: string }
  | { readonly line: string; readonly width: number; readonly fill: string };

/** The fill that is printed black as well, such as the pupil of an eye. */
export const FIGURE_INK = "#14342b";

export type Figure = readonly FigurePiece[];
