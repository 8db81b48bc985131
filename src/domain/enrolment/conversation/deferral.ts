import { words } from "#domain/language/text.ts";
import type { Answerer } from "../assistant/answer.ts";

/** Fewer words than this after a refusal belong to it ("not yet", "por ahora"). */
const FEWEST_KEPT = 3;

/**
 * "Before I leave my details, how many are in a group?": what stands beside the refusal is the message. A refusal and
 * nothing else stays as it is.
 */
export function withoutDeferral(text: string, { cues }: Pick<Answerer, "cues">) {
  let defers = false;
  const kept = text.split(/(?<=[,.;:!?\n])/).flatMap((piece) => {
    if (!cues(piece).has("defers")) return [piece];
    defers = true;
    const own = piece.split(/\s+/).filter((word) => word !== "");
    const end = own.findIndex((_, at) => cues(own.slice(0, at + 1).join(" ")).has("defers"));
    const rest = own.slice(end + 1);
    return rest.length >= FEWEST_KEPT ? [rest.join(" ")] : [];
  });
  const rest = kept.map((piece) => piece.trim()).join(" ");
  return { defers, rest: defers && words(rest).length >= FEWEST_KEPT ? rest : text };
}
