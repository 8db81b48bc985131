import { isSecondTap } from "#web/ui/child/taps.ts";
import { pics } from "./pictures.ts";

export type Stone = {
  readonly value: string;
  readonly label: string;
  readonly picture?: string;
  readonly dots?: number;
};

type Props = {
  readonly stones: readonly Stone[];
  readonly onChoose: (value: string) => void;
};

/** Answer stones: a numeral with as many dots, or a picture with its word. A tap answers, also while a voice speaks. */
export function Stones({ stones, onChoose }: Props) {
  return (
    <ul className="adventure-stones flex centred">
      {stones.map(({ value, label, picture, dots }) => (
        <li key={value}>
          <button
            type="button"
            className="adventure-stone row centred full"
            onClick={(event) => isSecondTap(event) || onChoose(value)}
          >
            {picture !== undefined && <img src={pics[picture]} alt="" width="96" height="96" />}
            <b data-numeral={dots === undefined ? undefined : ""}>{label}</b>
            {dots !== undefined && <Dots count={dots} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** In two rows, so that five is seen as three and two. */
function Dots({ count }: { readonly count: number }) {
  const above = Math.ceil(count / 2);
  return (
    <span className="adventure-dots" aria-hidden="true">
      {[above, count - above].map((row, at) => (
        <span key={at === 0 ? "above" : "below"}>
          {Array.from({ length: row }, (_, dot) => dot + 1).map((dot) => (
            <i key={dot} />
          ))}
        </span>
      ))}
    </span>
  );
}
