import type { ReactNode } from "react";
import type { LayingMove, Letters, Role, Strips } from "#domain/learner/materials/words/laying.ts";
import { Card, Picture } from "../cut.tsx";
import { listed, type Piece, type Scene, type SceneContext, type SceneOf } from "../scene.ts";

type Style = {
  readonly size: number;
  readonly height: number;
  readonly letter: number;
  readonly wide: number;
};
const LETTERS: Style = { size: 40, height: 68, letter: 25, wide: 360 };
const STRIPS: Style = { size: 26, height: 86, letter: 13.8, wide: 460 };

/** Movable letters: vowels blue and consonants red, as in the box; a syllable is both and stands in ink. */
function letterColour(tile: string): string {
  if ([...tile].length > 1) return "var(--color-ink)";
  return "aeiouáéíóúü".includes(tile.toLowerCase()) ? "#2A6FA8" : "#C23B2E";
}

/** The grammar symbols: a black triangle is a noun, a red ball a verb, a blue triangle an adjective, … */
function GrammarSymbol({ role, x }: { readonly role: Role; readonly x: number }) {
  const tip = `M${x - 9} 12L${x} -3L${x + 9} 12Z`;
  const shapes: Readonly<Record<Role, ReactNode>> = {
    noun: <path d={tip} fill="#12332A" />,
    article: <path d={`M${x - 6} 12L${x} 2L${x + 6} 12Z`} fill="#8FC4E8" />,
    adjective: <path d={tip} fill="#2A6FA8" />,
    verb: <circle cx={x} cy="5" r="8.5" fill="#C23B2E" />,
    adverb: <circle cx={x} cy="6" r="6" fill="#E58A3C" />,
    pronoun: <path d={`M${x - 6} 12L${x} -4L${x + 6} 12Z`} fill="#7C4E9C" />,
    preposition: <path d={`M${x - 10} 10Q${x} -8 ${x + 10} 10Q${x} 2 ${x - 10} 10Z`} fill="#4C8A5B" />,
    conjunction: <rect x={x - 9} y="2" width="18" height="6" rx="2" fill="#D784A4" />,
  };
  return shapes[role];
}

function Tile({
  text,
  w,
  style,
  role,
}: {
  readonly text: string;
  readonly w: number;
  readonly style: Style;
  readonly role?: Role | undefined;
}) {
  const isLetter = style === LETTERS;
  return (
    <>
      <Card w={w} h={style.height} round={isLetter ? 12 : 8} />
      {role !== undefined && (
        <g transform="translate(0 12)">
          <GrammarSymbol role={role} x={w / 2} />
        </g>
      )}
      <text
        x={w / 2}
        y={style.height / 2 + (role === undefined ? 0 : 9)}
        fontSize={Math.min(style.size, ((w - 16) / [...text].length) * (style.size / style.letter))}
        fontWeight="600"
        textAnchor="middle"
        dominantBaseline="central"
        fontFamily={isLetter ? "var(--font-display)" : "var(--font-text)"}
        fill={isLetter ? letterColour(text) : "var(--color-ink)"}
      >
        {text}
      </text>
    </>
  );
}

/** Tiles one after the other in rows; where each lies, and how high the rows are. */
function flow(tiles: readonly string[], top: number, style: Style) {
  const width = (tile: string) => {
    const all = [...tile].length * style.letter + 22;
    return Math.min(style.wide - 18, Math.max(style === LETTERS ? 68 : 86, all));
  };
  let [x, y] = [10, top];
  const places = tiles.map((tile, at) => {
    const w = width(tile);
    if (x + w > style.wide - 8) [x, y] = [10, y + style.height + 6];
    const place = { tile, x, y, w, nth: tiles.slice(0, at).filter((each) => each === tile).length };
    x += w + 6;
    return place;
  });
  return { places, bottom: y + style.height };
}

function tilesScene(
  { tiles, laid }: { readonly tiles: readonly string[]; readonly laid: readonly string[] },
  { t, isStill }: SceneContext,
  style: Style,
  roles: Readonly<Record<string, Role>>,
  top: number,
): Pick<Scene, "width" | "height" | "zones" | "pieces" | "controls"> {
  const row = flow(laid, top, style);
  const below = Math.max(row.bottom, top + style.height) + 26;
  const rest = flow(tiles, below, style);
  // A tile keeps its key on its way: of two alike, the first laid is the first that waited.
  const piece =
    (isLaid: boolean) =>
    ({ tile, x, y, w, nth }: (typeof rest.places)[number]): Piece => ({
      key: `${tile}-${isLaid ? nth : nth + laid.filter((each) => each === tile).length}`,
      ...{ x, y, w, h: style.height, part: isLaid ? zoneOf(style) : "tiles" },
      look: <Tile text={tile} w={w} style={style} role={roles[tile]} />,
      name: isLaid ? t("materials.back", { what: tile }) : tile,
      ...(!isStill && {
        uses: uses(isLaid ? { back: tile } : { lay: tile }, isLaid ? "tiles" : zoneOf(style)),
      }),
    });
  const width = style.wide;
  return {
    ...{
      width,
      height: (tiles.length === 0 && isStill ? below - 18 : Math.max(rest.bottom, below + style.height)) + 8,
    },
    zones: [
      {
        key: zoneOf(style),
        part: zoneOf(style),
        x: 3,
        y: top - 7,
        w: width - 6,
        h: below - top - 6,
        name: t("materials.laid"),
      },
      {
        key: "tiles",
        part: "tiles",
        x: 3,
        y: below - 8,
        w: width - 6,
        h: Math.max(rest.bottom, below + style.height) - below + 14,
        name: t("materials.waiting"),
      },
    ],
    pieces: [...row.places.map(piece(true)), ...rest.places.map(piece(false))],
    controls: [],
  };
}

const zoneOf = (style: Style) => (style === LETTERS ? "word" : "sentence");
const uses = (move: LayingMove, zone: string) => [
  { zone: null, move },
  { zone, move },
];

export const lettersScene: SceneOf<Letters> = (state, context) => {
  const top = state.picture === undefined ? 12 : 128;
  return {
    ...tilesScene(state, context, LETTERS, {}, top),
    ...(state.picture !== undefined && { back: <Picture name={state.picture} x={125} y={4} size={110} /> }),
    said: `${context.t("materials.letters")} ${listed([
      [context.t("materials.laid"), state.laid.join(" ") || 0],
      [context.t("materials.waiting"), state.tiles.join(", ") || 0],
    ])}`,
  };
};

export const stripsScene: SceneOf<Strips> = (state, context) => ({
  ...tilesScene(state, context, STRIPS, state.roles ?? {}, 12),
  said: `${context.t("materials.strips")} ${listed([
    [context.t("materials.laid"), state.laid.join(" ") || 0],
    [context.t("materials.waiting"), state.tiles.join(", ") || 0],
  ])}`,
});
