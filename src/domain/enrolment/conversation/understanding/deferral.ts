import { words } from "#domain/language/text.ts";
import type { Answerer } from "../../assistant/answer.ts";

/** What a family may refuse: to say how it is reached, to be called, to be on the list, to pay a deposit. */
export type Refusal = "contact" | "phone" | "list" | "pay";

/** "No doy mis datos", "before I leave my number", "don't phone me", "no me quiero anotar". */
function refusedIn(text: string, cues: Answerer["cues"]): Refusal | null {
  const said = cues(text);
  if (said.has("nophone")) return "phone";
  if (said.has("nolist")) return "list";
  if (said.has("nopay") && !text.includes("?")) return "pay";
  const isWithheld = said.has("negative") || said.has("beforehand");
  return said.has("noform") || (isWithheld && said.has("gives") && said.has("owndata")) ? "contact" : null;
}

/** Fewer words than this after a refusal belong to it ("not yet", "por ahora"). */
const FEWEST_KEPT = 3;

/**
 * "Before I leave my details, how many are in a group?": what stands beside the refusal is the message. A refusal and
 * nothing else stays as it is.
 */
export function withoutRefusals(text: string, { cues }: Pick<Answerer, "cues">) {
  const refuses = new Set<Refusal>();
  const kept = text.split(/(?<=[,.;:!?\n])/).flatMap((piece) => {
    const refusal = refusedIn(piece, cues);
    if (refusal === null) return [piece];
    refuses.add(refusal);
    const own = piece.split(/\s+/).filter((word) => word !== "");
    const end = own.findIndex((_, at) => refusedIn(own.slice(0, at + 1).join(" "), cues) !== null);
    const rest = own.slice(end + 1);
    return rest.length >= FEWEST_KEPT ? [rest.join(" ")] : [];
  });
  const rest = kept.map((piece) => piece.trim()).join(" ");
  const isAll = refuses.size > 0 && words(rest).length < FEWEST_KEPT;
  return { refuses, isAll, rest: refuses.size > 0 && !isAll ? rest : text };
}
