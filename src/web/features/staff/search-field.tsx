import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";

/** After the last letter, before the server is asked. */
const PAUSE_MS = 250;

type Props = {
  readonly label: string;
  /** What is searched for now, as the address says. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly describedBy?: string | undefined;
};

/** Searches a list once somebody has stopped typing, or at Enter. */
export function SearchField({ label, search, onSearch, describedBy }: Props) {
  const [typed, setTyped] = useState(search);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  // Somebody cleared the filter, or went back.
  useEffect(() => setTyped((before) => (before.trim() === search ? before : search)), [search]);
  const look = (wanted: string) => {
    clearTimeout(pause.current);
    if (wanted.trim() !== search) onSearch(wanted.trim());
  };
  return (
    <span className="search-field">
      <Search aria-hidden="true" size={20} />
      <input
        className="field"
        type="search"
        autoComplete="off"
        maxLength={100}
        aria-label={label}
        placeholder={label}
        aria-describedby={describedBy}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          clearTimeout(pause.current);
          pause.current = setTimeout(() => look(value), PAUSE_MS);
        }}
        onKeyDown={({ key }) => key === "Enter" && look(typed)}
      />
    </span>
  );
}
