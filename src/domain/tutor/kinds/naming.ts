import type { Language } from "../../locale/language.ts";
import { indexOf } from "../knowledge/index.ts";
import type { Family } from "../library.ts";
import { inLanguage, type Turn } from "../turn.ts";
import { firstSaid, plain, says, wordsOf } from "../words.ts";

export type Kind = Family["kinds"][number];
export type Place = { readonly family: Family; readonly kind: Kind };

export const placesIn = ({ library: { families } }: Turn): readonly Place[] =>
  families.flatMap((family) => family.kinds.map((kind) => ({ family, kind })));

/** The kind that a message names; else the one that was told of last, where the message only points at it. */
export function kindIn(turn: Turn): (Place & { readonly isNamed: boolean }) | null {
  const { language, last, waiting } = turn.state;
  const places = placesIn(turn);
  const [named, ...others] = places.filter(
    ({ kind }) => firstSaid(turn.words, kind.names[language]) !== undefined,
  );
  // "With b or with v" asks which of two.
  if (others.some(({ family }) => family === named?.family)) return null;
  if (named !== undefined) return { ...named, isNamed: true };
  const id = waiting?.kind === "kind" ? waiting.id : last?.id;
  const told = indexOf(turn.library.knowledge, language).byId.get(id ?? "")?.entry;
  const names = told?.asks[language] ?? [];
  const about =
    places.find(({ kind }) => kind.id === id) ??
    names
      .map((name) => places.find(({ kind }) => kind.names[language].includes(name)))
      .find((each) => each !== undefined);
  return about === undefined ? null : { ...about, isNamed: false };
}

export const memberIn = (turn: Turn, { members }: Kind): string | undefined =>
  members[turn.state.language].find((each) => says(turn.words, wordsOf(each).join(" ")));

export const nameOf = (turn: Turn, { names }: Kind): string => names[turn.state.language][0] ?? "";
export const values = (turn: Turn, kind: Kind, word: string) => ({
  ...{ word, kind: nameOf(turn, kind), reason: inLanguage(turn, kind.reason) },
});

/** A listed word, or one that bears a mark of the kind. */
export const isOf = (kind: Kind, word: string, language: Language): boolean =>
  kind.members[language].some((each) => plain(each) === word) || isMarked(kind, [word], language);

/** Whether a text bears a mark of the kind: a word in it, or with a hyphen how its only word ends. */
export const isMarked = ({ marks }: Kind, spoken: readonly string[], language: Language): boolean =>
  (marks?.[language] ?? []).some((mark) =>
    mark === "any"
      ? spoken.length > 2
      : mark.startsWith("-")
        ? spoken.length === 1 &&
          (spoken[0]?.length ?? 0) > mark.length + 1 &&
          spoken[0]?.endsWith(mark.slice(1)) === true
        : says(spoken, mark),
  );
