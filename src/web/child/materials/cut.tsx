import { pictureUrl } from "./picture.ts";

/** What materials are cut from: card with a rim of light, words on it, pictures. Drawn in the piece's own field. */

type CardProps = {
  readonly w: number;
  readonly h: number;
  readonly fill?: string;
  readonly rim?: string;
  readonly round?: number;
};

export function Card({
  w,
  h,
  fill = "var(--color-paper)",
  rim = "rgb(18 51 42 / 16%)",
  round = 14,
}: CardProps) {
  return (
    <>
      <rect x="2" y="4" width={w - 4} height={h - 5} rx={round} fill="rgb(18 51 42 / 20%)" />
      <rect
        x="2"
        y="1.5"
        width={w - 4}
        height={h - 5}
        rx={round}
        fill={fill}
        stroke={rim}
        strokeWidth="1.2"
      />
    </>
  );
}

type WordsProps = {
  readonly w: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  readonly fill?: string;
  readonly isText?: boolean;
};

/** Words in the middle of a piece. */
export function Words({ w, y, text, size = 24, fill = "var(--color-ink)", isText = false }: WordsProps) {
  return (
    <text
      x={w / 2}
      y={y}
      fontSize={size}
      fill={fill}
      textAnchor="middle"
      dominantBaseline="central"
      fontFamily={isText ? "var(--font-text)" : "var(--font-display)"}
      fontWeight="600"
    >
      {text}
    </text>
  );
}

type PictureProps = { readonly name: string; readonly x: number; readonly y: number; readonly size: number };

export function Picture({ name, x, y, size }: PictureProps) {
  const url = pictureUrl(name);
  return url === undefined ? null : <image href={url} x={x} y={y} width={size} height={size} />;
}

type ThingProps = {
  readonly w: number;
  readonly h: number;
  readonly picture?: string | undefined;
  readonly text: string;
  readonly fill?: string;
  /** Of its words. */
  readonly size?: number;
};

/** A thing on a card: its picture above its word, or the word alone. */
export function Thing({ w, h, picture, text, fill, size = 13.5 }: ThingProps) {
  // A picture keeps a third of the card however much is written below it.
  const { lines, letter } = fitted(text, w - 8, picture === undefined ? h - 14 : h * 0.62, size);
  const line = letter * LINE;
  const high = lines.length * line;
  const side = Math.min(w - 16, h - 10 - Math.max(high, line * 2 - 4));
  return (
    <>
      <Card w={w} h={h} {...(fill !== undefined && { fill })} />
      {picture !== undefined && <Picture name={picture} x={(w - side) / 2} y={4} size={side} />}
      <Lines
        w={w}
        y={picture === undefined ? h / 2 - 2 : h - 6 - Math.max(high, line) / 1.9}
        lines={lines}
        size={letter}
      />
    </>
  );
}

/** Lines of words below each other around the middle `y`. */
export function Lines({
  w,
  y,
  lines,
  size,
}: {
  readonly w: number;
  readonly y: number;
  readonly lines: readonly string[];
  readonly size: number;
}) {
  return lines.map((text, at) => (
    <Words
      key={text}
      w={w}
      y={y + (at - (lines.length - 1) / 2) * size * LINE}
      text={text}
      size={size}
      isText
    />
  ));
}

/** A line, and a letter's width, measured in the size of the letters. */
const [LINE, LETTER] = [1.12, 0.55];

/** The largest letters, down from `largest`, in which the whole text has room. */
export function fitted(text: string, w: number, h: number, largest: number) {
  for (let letter = largest; ; letter -= 0.5) {
    const lines = wrapped(text, Math.floor(w / (letter * LETTER)));
    const isIn =
      lines.length * letter * LINE <= h && lines.every((line) => line.length * letter * LETTER <= w);
    if (isIn || letter <= SMALLEST) return { lines, letter };
  }
}
const SMALLEST = 7;

/** Lines of at most so many letters; a longer word has a line for itself. */
export function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
