import { brand } from "#content/catalogue/brand.ts";
import { printWords } from "#content/packs/print-words.ts";
import { weeklyPacks } from "#content/packs/weekly-packs.ts";
import { fill } from "#domain/locale/fill.ts";
import type { Language } from "#domain/locale/language.ts";
import { INK, newDocument, PAGE, type Printed } from "./document.ts";
import { drawFigure } from "./figures.ts";
import { nameRuns, type Run } from "./letters.ts";

/** The page lies on its side. */
const WIDE = PAGE.height;
const HIGH = PAGE.width;
const NAME = { size: 44, width: WIDE - 220, y: 196 } as const;
const LEAF_GREEN = "#2f6b4f";
const SUN = "#f4bc3f";

/**
 * The certificate after week 4. The date and the signature are written by hand.
 *
 * @param name clean; empty, or with letters that no face of ours has, leaves a line
 */
export async function drawCertificate(
  name: string,
  language: Language,
  compress?: boolean,
): Promise<Uint8Array> {
  const words = printWords[language];
  const printed = await newDocument({
    // A title stands in lists of files; the child's name does not belong there.
    title: `${words.certificate}, ${brand.name}`,
    subject: words.series,
    language,
    landscape: true,
    ...(compress === undefined ? {} : { compress }),
  });
  const { pdf, say } = printed;
  const whole = { x: 60, width: WIDE - 120 };
  const centred = { face: "text", size: 16, align: "center" } as const;
  printed.decorate(() => drawFrame(pdf));
  say("H1", words.certificate, { ...whole, y: 84 }, { face: "display", size: 36, align: "center" });
  say("P", words.awarded, { ...whole, y: 156 }, centred);
  const runs = name === "" ? null : nameRuns(name);
  if (runs === null) printed.picture(words.nameLine, () => drawNameLine(pdf));
  else printed.tagged("P", () => drawName(pdf, runs));
  const walked = fill(words.walked, { weeks: String(weeklyPacks.length) });
  say("P", walked, { ...whole, y: 268 }, centred);
  drawWeeks(printed, language);
  say("P", words.closing, { ...whole, y: 434 }, { ...centred, face: "bold" });
  [words.date, words.grownUp].forEach((label, index) => {
    const x = index === 0 ? 110 : 420;
    printed.decorate(() => {
      pdf
        .moveTo(x, 504)
        .lineTo(x + 262, 504)
        .lineWidth(1)
        .stroke(INK);
    });
    say("P", label, { x, y: 510, width: 262 }, { face: "text", size: 12, align: "center" });
  });
  return printed.finish();
}

function drawFrame(pdf: Printed["pdf"]): void {
  pdf
    .roundedRect(26, 26, WIDE - 52, HIGH - 52, 26)
    .lineWidth(3)
    .stroke(LEAF_GREEN);
  pdf
    .roundedRect(36, 36, WIDE - 72, HIGH - 72, 18)
    .lineWidth(1.2)
    .dash(1, { space: 6 })
    .lineCap("round");
  pdf.stroke(INK).undash();
  const size = 46;
  drawFigure(pdf, "leaf", { x: 44, y: HIGH - 44 - size, size }, "colour");
  drawFigure(pdf, "leaf", { x: WIDE - 44 - size, y: HIGH - 44 - size, size }, "colour");
  drawFigure(pdf, "sun", { x: 52, y: 52, size: 54 }, "colour");
  drawFigure(pdf, "shell", { x: WIDE - 52 - size, y: 54, size }, "colour");
}

function drawNameLine(pdf: Printed["pdf"]): void {
  const x = (WIDE - NAME.width) / 2;
  pdf
    .moveTo(x, NAME.y + 52)
    .lineTo(x + NAME.width, NAME.y + 52)
    .lineWidth(1)
    .stroke(INK);
}

/** The name in the middle, as large as its line allows. */
function drawName(pdf: Printed["pdf"], runs: readonly Run[]): void {
  const widthAt = (size: number) =>
    runs.reduce((sum, { face, text }) => sum + pdf.font(face).fontSize(size).widthOfString(text), 0);
  const size = Math.min(NAME.size, (NAME.size * NAME.width) / widthAt(NAME.size));
  let x = (WIDE - widthAt(size)) / 2;
  const y = NAME.y + (NAME.size - size) / 2;
  for (const { face, text } of runs) {
    pdf.font(face).fontSize(size).fillColor(INK).text(text, x, y, { lineBreak: false });
    x += pdf.widthOfString(text);
  }
}

/** The four pictures on the dotted way, each over its week's title. */
function drawWeeks({ pdf, say, decorate }: Printed, language: Language): void {
  const step = (WIDE - 160) / weeklyPacks.length;
  decorate(() => {
    pdf
      .moveTo(120, 342)
      .lineTo(WIDE - 120, 342)
      .lineWidth(4)
      .lineCap("round")
      .dash(0.1, { space: 11 });
    pdf.stroke(SUN).undash();
    weeklyPacks.forEach(({ picture }, index) => {
      const middle = 80 + step * (index + 0.5);
      pdf.circle(middle, 342, 46).fillAndStroke("#ffffff", SUN);
      drawFigure(pdf, picture, { x: middle - 34, y: 308, size: 68 }, "colour");
    });
  });
  weeklyPacks.forEach(({ title }, index) => {
    const place = { x: 80 + step * index, y: 396, width: step };
    say("P", title[language], place, { face: "display", size: 14, align: "center" });
  });
}
