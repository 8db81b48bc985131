import { isSecondTap } from "./taps.ts";

type Choice<Value extends string> = {
  readonly value: Value;
  readonly title: string;
  readonly text?: string;
  readonly picture?: string;
};

type Props<Value extends string> = {
  /** How they lie: a grid of numbers, big cards, or rows. */
  readonly kind: "numbers" | "cards" | "rows";
  readonly choices: readonly Choice<Value>[];
  readonly chosen: string | null;
  readonly onChoose: (value: Value) => void;
};

/** Ways to answer a question by one tap. Buttons and not radios, because a tap goes on at once. */
export function Choices<Value extends string>({ kind, choices, chosen, onChoose }: Props<Value>) {
  return (
    <ul className={`child-choices stack full child-${kind}`}>
      {choices.map(({ value, title, text, picture }) => (
        <li key={value}>
          <button
            type="button"
            className="child-choice column centred full paper"
            aria-pressed={value === chosen}
            onClick={(event) => isSecondTap(event) || onChoose(value)}
          >
            {picture !== undefined && <img src={picture} alt="" width="320" height="230" />}
            <b>{title}</b>
            {text !== undefined && <span>{text}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
