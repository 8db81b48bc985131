import { words } from "#domain/language/text.ts";

/** What a question wants to know of a thing: the person, the time, the place, the reason, how long, how often, how many, a duty. */
export const RELATIONS = ["who", "when", "where", "why", "howLong", "howOften", "howMany", "must"] as const;
export type Relation = (typeof RELATIONS)[number];

/** "How many times" is no "how many", and an age is known as one. */
const PRECEDENCE = ["howOld", "howOften", "howLong", "howMany", "why", "who", "where", "when"] as const;

/** The words that a question begins with say what is asked; a duty is named after who has it. */
const BEGINNING = 3;

/**
 * What a text asks for, piece by piece. "When he is 6, what is there?" begins with a time and asks for none, so a time
 * counts only in a piece that ends the question.
 */
export function relationsIn(text: string, cues: (text: string) => ReadonlySet<string>): readonly Relation[] {
  const pieces = text.split(/(?<=[.,;:!?\n])/).filter((piece) => words(piece).length > 0);
  const found = pieces.flatMap((piece, at) => {
    const own = words(piece);
    while (own.length > 1 && cues(own[0] ?? "").has("leads")) own.shift();
    const said = cues(own.slice(0, BEGINNING).join(" "));
    const isLast = at === pieces.length - 1 || piece.endsWith("?");
    const asked = PRECEDENCE.find(
      (relation) => said.has(`asks ${relation}`) && (relation !== "when" || isLast),
    );
    if (asked !== undefined) return asked === "howOld" ? [] : [asked];
    return isLast && cues(own.join(" ")).has("asks must") ? (["must"] as const) : [];
  });
  return [...new Set(found)];
}

/** By fact: what its phrasings ask for, and what it is said to carry besides. */
export type RelationsAsked = Readonly<Record<string, readonly Relation[]>>;

export function relationsAsked(asked: Iterable<readonly [string, readonly Relation[]]>): RelationsAsked {
  const found: Record<string, readonly Relation[]> = {};
  for (const [label, relations] of asked)
    found[label] = [...new Set([...(found[label] ?? []), ...relations])];
  return found;
}

/** What is asked for and a fact does not say: none of its phrasings asks for it. */
export const lacking = (of: RelationsAsked, label: string, asked: readonly Relation[]): readonly Relation[] =>
  asked.filter((relation) => !of[label]?.includes(relation));
