import { brand } from "#content/catalogue/brand.ts";
import { catalogue } from "#content/catalogue/catalogue.ts";
import { type FigureName, figureNames } from "#content/packs/figures.ts";
import { printWords } from "#content/packs/print-words.ts";
import { fill } from "#domain/locale/fill.ts";
import type { Language } from "#domain/locale/language.ts";
import type { PackDownload, Sheet, WeeklyPack } from "#domain/packs/pack.ts";
import { INK, newDocument, PAGE, type Printed } from "./document.ts";
import { drawFigure } from "./figures.ts";
import { tracePath } from "./trace.ts";
import { drawWeek } from "./week.ts";

const LEFT = PAGE.margin;
const WIDTH = PAGE.width - 2 * PAGE.margin;
/** Where the drawing begins and ends, below the head and above the foot. */
const TOP = 154;
const BOTTOM = PAGE.height - 62;
const HIGHEST_NUMBER = 5;
const STAMPS_IN_A_ROW = 3;

type Drawing<Kind extends Sheet["kind"]> = Extract<Sheet<FigureName>, { kind: Kind }>;

/** One sheet of a weekly pack: its head, its drawing and its foot. */
export async function drawSheet(
  pack: WeeklyPack<FigureName>,
  download: PackDownload<FigureName>,
  language: Language,
  compress?: boolean,
): Promise<Uint8Array> {
  const words = printWords[language];
  const week = fill(words.week, { week: String(pack.week) });
  const { from, to } = catalogue.littleExplorers.ages;
  const printed = await newDocument({
    title: `${download.name[language]}. ${words.series}, ${week}`,
    subject: fill(words.subject, { from: String(from), to: String(to) }),
    language,
    ...(compress === undefined ? {} : { compress }),
  });
  const { sheet } = download;
  printed.decorate(() => {
    drawFigure(printed.pdf, pack.picture, { x: PAGE.width - LEFT - 66, y: 36, size: 66 }, "outline");
    printed.pdf
      .moveTo(LEFT, 132)
      .lineTo(PAGE.width - LEFT, 132)
      .lineWidth(0.8)
      .dash(1, { space: 4 });
    printed.pdf.lineCap("round").stroke(INK).undash();
  });
  const text = { x: LEFT, width: WIDTH - 80 };
  const isWeek = sheet.kind === "week";
  const title = isWeek ? pack.title[language] : download.name[language];
  printed.say("P", `${words.series}, ${week}`, { ...text, y: 40 }, { face: "text", size: 12 });
  const below = printed.say("H1", title, { ...text, y: 56 }, { face: "display", size: 27 });
  printed.say("P", download.instruction[language], { ...text, y: below + 6 }, { face: "text", size: 12.5 });
  if (sheet.kind === "trace") drawTrace(printed, sheet, language);
  if (sheet.kind === "count") drawCount(printed, sheet, language);
  if (sheet.kind === "colour") drawColour(printed, sheet, language);
  if (sheet.kind === "stamps") drawStamps(printed, sheet, language);
  if (isWeek) drawWeek(printed, pack, language);
  printed.decorate(() => {
    printed.pdf.font("text").fontSize(10).fillColor(INK);
    printed.pdf.text(`${brand.name}, ${words.series}`, LEFT, PAGE.height - 44, { width: WIDTH });
  });
  return printed.finish();
}

function drawTrace({ pdf, picture }: Printed, { rows }: Drawing<"trace">, language: Language): void {
  const size = 84;
  const high = (BOTTOM - TOP) / rows.length;
  rows.forEach(({ from, to, line }, row) => {
    const middle = TOP + high * (row + 0.5);
    const names = { from: figureNames[from][language], to: figureNames[to][language] };
    picture(fill(printWords[language].from, names), () => {
      drawFigure(pdf, from, { x: LEFT, y: middle - size / 2, size }, "outline");
      drawFigure(pdf, to, { x: PAGE.width - LEFT - size, y: middle - size / 2, size }, "outline");
      pdf.path(tracePath(line, LEFT + size + 20, PAGE.width - LEFT - size - 20, middle));
      // Dots wide enough for a crayon to run along.
      pdf.lineWidth(3.4).lineCap("round").lineJoin("round").dash(0.1, { space: 8 }).stroke(INK).undash();
    });
  });
}

function drawCount({ pdf, picture, say }: Printed, { rows }: Drawing<"count">, language: Language): void {
  const high = (BOTTOM - TOP) / rows.length;
  const size = 58;
  const numbers = Array.from({ length: HIGHEST_NUMBER }, (_, index) => String(index + 1));
  rows.forEach(({ picture: name, count }, row) => {
    const y = TOP + high * row + (high - size) / 2;
    picture(`${figureNames[name][language]}: ${count}`, () => {
      for (let each = 0; each < count; each += 1) {
        drawFigure(pdf, name, { x: LEFT + each * (size + 6), y, size }, "outline");
      }
    });
    const x = LEFT + HIGHEST_NUMBER * (size + 6) + 14;
    const wide = (PAGE.width - LEFT - x) / HIGHEST_NUMBER;
    numbers.forEach((number, index) => {
      say(
        "P",
        number,
        { x: x + index * wide, y: y + 10, width: wide },
        { face: "display", size: 30, align: "center" },
      );
    });
  });
}

function drawColour(
  { pdf, picture }: Printed,
  { large, small }: Drawing<"colour">,
  language: Language,
): void {
  const size = 400;
  picture(figureNames[large][language], () =>
    drawFigure(pdf, large, { x: (PAGE.width - size) / 2, y: TOP + 6, size }, "outline"),
  );
  const each = 100;
  const gap = (WIDTH - small.length * each) / (small.length - 1);
  small.forEach((name, index) => {
    picture(figureNames[name][language], () =>
      drawFigure(pdf, name, { x: LEFT + index * (each + gap), y: BOTTOM - each - 8, size: each }, "outline"),
    );
  });
}

function drawStamps({ pdf, picture }: Printed, { pictures }: Drawing<"stamps">, language: Language): void {
  const cell = WIDTH / STAMPS_IN_A_ROW;
  const high = (BOTTOM - TOP) / Math.ceil(pictures.length / STAMPS_IN_A_ROW);
  const radius = Math.min(cell, high) / 2 - 8;
  const size = radius * 1.2;
  pictures.forEach((name, index) => {
    const x = LEFT + cell * ((index % STAMPS_IN_A_ROW) + 0.5);
    const y = TOP + high * (Math.floor(index / STAMPS_IN_A_ROW) + 0.5);
    picture(figureNames[name][language], () => {
      pdf.circle(x, y, radius).lineWidth(1).dash(5, { space: 4 }).stroke(INK).undash();
      pdf
        .circle(x, y, radius - 6)
        .lineWidth(2.4)
        .stroke(INK);
      drawFigure(pdf, name, { x: x - size / 2, y: y - size / 2, size }, "outline");
    });
  });
}
