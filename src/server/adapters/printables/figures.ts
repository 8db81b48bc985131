import { type FigureName, figures } from "#content/packs/figures.ts";
import { FIGURE_INK, type Figure } from "#domain/packs/figure.ts";
import { INK, type Printed } from "./document.ts";

type Place = { readonly x: number; readonly y: number; readonly size: number };

/**
 * Draws one of the pack's pictures. As an outline it costs little ink and is there to be coloured; limbs, which are
 * thick lines, get an outline of their own.
 */
export function drawFigure(
  pdf: Printed["pdf"],
  name: FigureName,
  { x, y, size }: Place,
  manner: "outline" | "colour",
): void {
  const scale = size / 100;
  const isOutline = manner === "outline";
  const edge = Math.max(0.9, size / 90) / scale;
  pdf.save().translate(x, y).scale(scale).lineJoin("round").lineCap("round");
  const figure: Figure = figures[name];
  for (const piece of figure) {
    if ("line" in piece) {
      const isLimb = isOutline && piece.width >= 4 && piece.fill !== FIGURE_INK;
      if (isLimb) {
        pdf
          .path(piece.line)
          .lineWidth(piece.width + edge)
          .stroke(INK);
        pdf
          .path(piece.line)
          .lineWidth(Math.max(1, piece.width - edge))
          .stroke("#ffffff");
      } else {
        pdf
          .path(piece.line)
          .lineWidth(isOutline ? Math.min(piece.width, edge) : piece.width)
          .stroke(isOutline ? INK : piece.fill);
      }
      continue;
    }
    if ("circle" in piece) pdf.circle(...piece.circle);
    else pdf.path(piece.shape);
    if (!isOutline) pdf.fill(piece.fill);
    else if (piece.fill === FIGURE_INK) pdf.fill(INK);
    else pdf.lineWidth(edge).fillAndStroke("#ffffff", INK);
  }
  pdf.restore();
}
