import { type ReactNode, useId } from "react";

type Option<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly text?: string;
  readonly picture?: string;
  /** A control of its own beside the option. */
  readonly beside?: ReactNode;
};

type Props<Value extends string> = {
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: string;
  readonly onChoose: (value: Value) => void;
};

/** One of several, as native radios on paper cards: it stays on the page, so a tap only marks. */
export function Pick<Value extends string>({ legend, options, chosen, onChoose }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="child-card learning-pick">
      <legend>{legend}</legend>
      <ul>
        {options.map(({ value, label, text, picture, beside }) => (
          <li key={value}>
            <label
              className="child-choice column centred full paper"
              data-picture={picture === undefined ? undefined : ""}
            >
              <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
              {picture !== undefined && <img src={picture} alt="" width="84" height="84" />}
              <b>{label}</b>
              {text !== undefined && <span>{text}</span>}
            </label>
            {beside}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
