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
export function Thing({ w, h, picture, text, fill, size: letter = 13.5 }: ThingProps) {
  const line = letter * 1.12;
  const most = picture === undefined ? Math.floor((h - 10) / line) : 3;
  const words = wrapped(text, Math.floor((w - 8) / (letter * 0.55)), most);
  const size = Math.min(w - 16, h - line * 2);
  const middle = picture === undefined ? h / 2 - 2 : h - 6 - (words.length * line) / 1.9;
  return (
    <>
      <Card w={w} h={h} {...(fill !== undefined && { fill })} />
      {picture !== undefined && (
        <Picture
          name={picture}
          x={(w - size + (words.length - 1) * 10) / 2}
          y={4}
          size={size - (words.length - 1) * 10}
        />
      )}
      {words.map((each, at) => (
        <Words
          key={each}
          w={w}
          y={middle + (at - (words.length - 1) / 2) * line}
          text={each}
          size={letter}
          isText
        />
      ))}
    </>
  );
}

/** Lines of at most so many letters; no more lines than there is room for. */
export function wrapped(text: string, letters: number, most = 3): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, most);
}
