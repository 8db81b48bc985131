type Props = {
  readonly label: string;
  readonly chips: readonly string[];
  readonly onChoose: (text: string) => void;
  readonly disabled?: boolean;
};

/** Sentences to tap. */
export function Chips({ label, chips, onChoose, disabled = false }: Props) {
  return (
    <ul className="chips" aria-label={label}>
      {chips.map((text) => (
        <li key={text}>
          <button type="button" className="chip" disabled={disabled} onClick={() => onChoose(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
