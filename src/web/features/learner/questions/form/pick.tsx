import { type ReactNode, useId } from "react";

type Option<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly picture: string | undefined;
};

type Props<Value extends string> = {
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly isChosen: (value: Value) => boolean;
  readonly onChoose: (value: Value) => void;
  /** More than one may be chosen, and a second tap takes it back. */
  readonly many?: boolean;
  /** A control that stands in the row after the pictures. */
  readonly after?: ReactNode;
  /** Said of the one that is chosen, below them all: three pictures a row leave no room for it in each. */
  readonly about?: string | undefined;
};

/** Pictures to tap, three a row on a phone: they stay on the page, so a tap only marks. One of several are native radios. */
export function Pick<Value extends string>({
  legend,
  options,
  isChosen,
  onChoose,
  many,
  after,
  about,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="child-card learning-pick">
      <legend>{legend}</legend>
      <ul data-count={options.length}>
        {options.map(({ value, label, picture }) => {
          const card = (
            <>
              {picture !== undefined && <img src={picture} alt="" width="84" height="84" />}
              <b>{label}</b>
            </>
          );
          return (
            <li key={value}>
              {many ? (
                <button
                  type="button"
                  className="child-choice column centred full paper"
                  aria-pressed={isChosen(value)}
                  onClick={() => onChoose(value)}
                >
                  {card}
                </button>
              ) : (
                <label className="child-choice column centred full paper">
                  <input
                    type="radio"
                    name={name}
                    checked={isChosen(value)}
                    onChange={() => onChoose(value)}
                  />
                  {card}
                </label>
              )}
            </li>
          );
        })}
        {after !== undefined && <li>{after}</li>}
      </ul>
      {about !== undefined && (
        <p className="learning-about" aria-live="polite">
          {about}
        </p>
      )}
    </fieldset>
  );
}
