import type { FigureName } from "#content/packs/figures.ts";
import { printWords } from "#content/packs/print-words.ts";
import type { Language } from "#domain/locale/language.ts";
import type { WeeklyPack } from "#domain/packs/pack.ts";
import { PAGE, type Printed } from "./document.ts";
import { drawFigure } from "./figures.ts";

const GAP = 22;
const COLUMN = (PAGE.width - 2 * PAGE.margin - GAP) / 2;
const FIRST = 148;
const ROW = 179;
const BODY = { face: "text", size: 9.5, lineGap: 0.6 } as const;

/** The six activities of a week in two columns, read left to right, and what to keep an eye on. */
export function drawWeek(printed: Printed, pack: WeeklyPack<FigureName>, language: Language): void {
  const words = printWords[language];
  pack.activities.forEach((activity, index) => {
    const x = PAGE.margin + (index % 2) * (COLUMN + GAP);
    const top = FIRST + Math.floor(index / 2) * ROW;
    printed.decorate(() => drawFigure(printed.pdf, activity.picture, { x, y: top, size: 30 }, "outline"));
    const title = `${index + 1}. ${activity.title[language]}`;
    printed.say("H2", title, { x: x + 38, y: top + 6, width: COLUMN - 38 }, { face: "display", size: 14 });
    let y = top + 36;
    for (const [label, text] of [
      [words.need, activity.need],
      [words.how, activity.how],
      [words.purpose, activity.purpose],
    ] as const) {
      y = printed.say("P", `${label} ${text[language]}`, { x, y, width: COLUMN }, BODY) + 3;
    }
  });
  const y = FIRST + 3 * ROW;
  printed.say(
    "P",
    `${words.care} ${pack.care[language]}`,
    { x: PAGE.margin, y, width: PAGE.width - 2 * PAGE.margin },
    { ...BODY, face: "bold" },
  );
}
