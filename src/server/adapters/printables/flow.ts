import { type Face, PAGE, type Printed } from "./document.ts";

const LEFT = PAGE.margin;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const TOP = 48;
const BOTTOM = PAGE.height - 64;
/** Words too long for a line, which the library takes very long to break: letters, and numbers of letters. */
const LONG_WORD = /[^\s[]{80}(?=\S)|(?:\[[^\s[\]]{1,12}\]){8}(?=\S)/g;

type Manner = { readonly face: Face; readonly size: number; readonly lineGap?: number };
type Room = {
  /** Distance from what stands above. */
  readonly above?: number;
  readonly indent?: number;
  /** How much of what follows must stand on the same page, as a height. */
  readonly keep?: number;
};

/**
 * Text that runs over as many pages as it needs, each with its number at the foot.
 *
 * @param pageName the words at the foot of a page
 */
export function flowText(printed: Printed, pageName: (page: number) => string) {
  const { pdf } = printed;
  let y = TOP;
  let page = 1;

  const drawFoot = () =>
    printed.decorate(() => {
      pdf
        .font("text")
        .fontSize(9.5)
        .text(pageName(page), LEFT, PAGE.height - 42, { width: WIDTH });
    });
  const turnPage = () => {
    pdf.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
    page += 1;
    y = TOP;
    drawFoot();
  };
  drawFoot();

  return {
    write(tag: "H1" | "H2" | "P", text: string, manner: Manner, room: Room = {}): void {
      const { above = 4, indent = 0, keep = 0 } = room;
      const { face, size, lineGap = 1.5 } = manner;
      const width = WIDTH - indent;
      const heightOf = (part: string) =>
        pdf.font(face).fontSize(size).heightOfString(part, { width, lineGap });
      y += y === TOP ? 0 : above;
      if (y + size + keep > BOTTOM) turnPage();
      for (let rest = text.replace(LONG_WORD, "$&\n"); rest !== ""; ) {
        const part = partThatFits(rest, (each) => y + heightOf(each) <= BOTTOM);
        if (part !== "") {
          printed.say(tag, part.trimEnd() || " ", { x: LEFT + indent, y, width }, { face, size, lineGap });
          y += heightOf(part.trimEnd() || " ");
          rest = rest.slice(part.length);
        }
        if (rest !== "") turnPage();
      }
    },
    /** A thin line across the page, before something that needs `keep` points below it; none at a page's end. */
    rule(keep: number): void {
      if (y + 10 + keep > BOTTOM) {
        turnPage();
        return;
      }
      y += 10;
      printed.decorate(() => {
        pdf
          .moveTo(LEFT, y)
          .lineTo(LEFT + WIDTH, y)
          .lineWidth(0.6)
          .stroke("#7e8e7a");
      });
    },
  };
}

/** The longest beginning of a text, in whole words, that fits; found by halving. */
function partThatFits(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  const ends: number[] = [];
  for (const { index, 0: word } of text.matchAll(/\S+\s*|\s+/g)) ends.push(index + word.length);
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(text.slice(0, ends[middle - 1]))) low = middle;
    else high = middle - 1;
  }
  return low === 0 ? "" : text.slice(0, ends[low - 1]);
}
