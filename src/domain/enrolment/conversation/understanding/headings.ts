import { isAsking } from "#domain/dialogue/clauses.ts";
import { words } from "#domain/language/text.ts";
import type { Desk } from "../desk.ts";
import { tellsAges } from "./part.ts";
import { listed, startersOf } from "./starters.ts";

/** "What about the AI, does it keep that?": what only names the matter stands with the question that follows it. */
export function withHeadings(desk: Desk, clauses: readonly string[]): readonly string[] {
  const starters = startersOf(desk);
  const joined: string[] = [];
  for (const clause of clauses) {
    const before = joined.at(-1) ?? "";
    if (isHeading(desk, before) && isAsking(clause, starters)) joined.splice(-1, 1, `${before} ${clause}`);
    else joined.push(clause);
  }
  return joined;
}

/** "What about the AI,", "for the pass in October,", "the payment,": it names something, and neither asks nor tells. */
function isHeading(desk: Desk, clause: string): boolean {
  const { cues, read } = desk.answerer;
  const starters = startersOf(desk);
  const own = words(clause);
  while (starters.joins.has(own[0] ?? "")) own.shift();
  if (!/[,:]$/.test(clause) || own.length > MOST_OF_HEADING || tellsAges(read(clause).tokens)) return false;
  if (cues(own.slice(0, 2).join(" ")).has("whatabout")) return true;
  const isOfThing =
    cues(own[0] ?? "").has("heads") ||
    (own.length <= MOST_BARE && listed(desk, "thingstart").has(own[0] ?? ""));
  return isOfThing && !isAsking(clause, starters);
}
const MOST_OF_HEADING = 7;
/** "The payment", "el depósito". */
const MOST_BARE = 3;
