import { isSecondTap } from "#web/ui/child/taps.ts";
import { pictureOf } from "./pictures.ts";

export type Tile = {
  readonly value: string;
  readonly icon: string;
  readonly label: string;
  /** The picture so many times; once when absent. */
  readonly times?: number | undefined;
};

type Props = {
  readonly tiles: readonly Tile[];
  /** The tapped one comes forward, the others step back. */
  readonly chosen: string | null;
  /** What the tapped one says or does. */
  readonly sound?: string | undefined;
  readonly onPick: (value: string) => void;
};

/** The ground that a thing belongs on; anything else stands in the sand. */
const GROUNDS: Readonly<Record<string, string>> = {
  turtle: "shore",
  crab: "sand",
  whale: "sea",
  fish: "sea",
  "blue-wave": "dawn",
  butterfly: "meadow",
  bee: "meadow",
  frog: "pond",
  monkey: "jungle",
  toucan: "jungle",
  bird: "sky",
  "red-flower": "meadow",
  "green-leaf": "sand",
  "yellow-sun": "sky",
  "count-1": "sky",
  "count-2": "dawn",
  "count-3": "meadow",
  "count-4": "sand",
  "count-5": "sand",
  brave: "dawn",
  try: "meadow",
  help: "sky",
  shy: "sand",
  jump: "meadow",
  spin: "sky",
  clap: "dawn",
  drum: "sand",
};

/** Big pictures, each in its own small habitat; the words are for who cannot see them. */
export function Tiles({ tiles, chosen, sound, onPick }: Props) {
  return (
    <ul className="adventure-tiles stack full" data-count={tiles.length}>
      {tiles.map(({ value, icon, label, times = 1 }) => (
        <li key={value}>
          <button
            type="button"
            aria-pressed={value === chosen}
            aria-label={label}
            data-ground={GROUNDS[icon] ?? "sand"}
            data-back={chosen !== null && value !== chosen ? "" : undefined}
            onClick={(event) => isSecondTap(event) || onPick(value)}
          >
            {times === 1 ? (
              <img src={pictureOf(icon)} alt="" width="200" height="200" />
            ) : (
              <span className="adventure-many stack layer" data-times={times}>
                {Array.from({ length: times }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same picture, so many times
                  <img key={at} src={pictureOf(icon)} alt="" width="100" height="100" />
                ))}
              </span>
            )}
            {value === chosen && sound !== undefined && (
              <span className="adventure-sound raised layer" aria-hidden="true">
                {sound}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
