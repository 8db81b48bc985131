import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { Language } from "#domain/locale/language.ts";
import type { CopyKey } from "#web/platform/copy.ts";
import { useLocale } from "#web/platform/i18n.tsx";
import { formatDate } from "../format.ts";
import { languageLabel } from "../labels.ts";
import { Loaded } from "../loaded.tsx";
import { useListAct } from "../use-list-act.ts";
import "./letters.css";

type Letter = {
  readonly id: string;
  readonly language: Language;
  readonly email: string | null;
  readonly createdAt: string;
};

type Props<Each extends Letter> = {
  /** Where they are read; also what is asked for again once something was done with one. */
  readonly path: string;
  readonly title: string;
  /** How many want something; what is said while nothing was written, or nothing is left to do. */
  readonly lead: (letters: readonly Each[]) => string;
  readonly failed: CopyKey;
  readonly children: (letter: Each, act: Act) => ReactNode;
};

/** Does something with the letter, one at a time. */
export type Act = { readonly isBusy: boolean; readonly run: (work: () => Promise<unknown>) => void };

/** What somebody wrote to the school, the newest first, with what can be done about it. */
export function LetterList<Each extends Letter>({ path, title, lead, failed, children }: Props<Each>) {
  const { t } = useLocale();
  const id = useId();
  const query = useQuery<Each[]>({ queryKey: [path] });
  const { isBusy, act } = useListAct(path, failed);
  return (
    <section className="letters" aria-labelledby={id}>
      <h2 className="desk-title" id={id}>
        {title}
      </h2>
      <Loaded query={query} loading={t("common.loading")} failed={t("desk.letters.failed")}>
        {(letters) => (
          <>
            <p className="quiet">{lead(letters)}</p>
            <ul>
              {letters.map((each) =>
                children(each, {
                  isBusy: isBusy(each.id),
                  run: (work) => void act(each.id, work),
                }),
              )}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
}

type CardProps = {
  readonly letter: Letter;
  readonly isDone: boolean;
  readonly status: string;
  readonly text: string;
  /** Who wrote, where that is known by name. */
  readonly from?: string;
  /** What else is known of it. */
  readonly facts: ReactNode;
  readonly erase: string;
  readonly sure: string;
  readonly onErase: () => Promise<unknown>;
  readonly act: Act;
  /** The buttons for what comes next. */
  readonly children: ReactNode;
};

/** One letter with where to reply. Erasing asks once more: it cannot be undone. */
export function LetterCard(props: CardProps) {
  const { letter, isDone, status, text, from, facts, erase, sure, onErase, act, children } = props;
  const { language, t } = useLocale();
  const [isSure, setSure] = useState(false);
  return (
    <li className="paper resting trimmed stack" data-done={isDone || undefined}>
      {from === undefined ? null : <h3>{from}</h3>}
      <p className="letter-text breaks" lang={letter.language}>
        {text}
      </p>
      <p className="letter-facts wraps flex quiet small">
        <b>{status}</b>
        <time dateTime={letter.createdAt}>{formatDate(letter.createdAt, language)}</time>
        <span>{languageLabel(letter.language, t)}</span>
        {letter.email === null ? null : (
          <a href={`mailto:${letter.email}`}>
            <Mail aria-hidden="true" size={18} />
            {letter.email}
          </a>
        )}
        {facts}
      </p>
      <div className="letter-actions wraps flex">
        {children}
        <LetterButton isPaper act={act} onPress={isSure ? () => act.run(onErase) : () => setSure(true)}>
          {isSure ? sure : erase}
        </LetterButton>
      </div>
    </li>
  );
}

type ButtonProps = {
  readonly act: Act;
  readonly onPress: () => void;
  readonly isPaper?: boolean;
  readonly children: ReactNode;
};

export function LetterButton({ act, onPress, isPaper = false, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={isPaper ? "button button-small button-paper" : "button button-small"}
      aria-disabled={act.isBusy}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
