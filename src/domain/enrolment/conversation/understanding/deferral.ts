import { words } from "#domain/language/text.ts";
import type { Answerer } from "../../assistant/answer.ts";

/** "No doy mis datos", "before I leave my number": nothing of one's own is given, or not yet. */
function defersIn(text: string, cues: Answerer["cues"]): boolean {
  const said = cues(text);
  const isWithheld = said.has("negative") || said.has("beforehand");
  return said.has("noform") || (isWithheld && said.has("gives") && said.has("owndata"));
}

/** Fewer words than this after a refusal belong to it ("not yet", "por ahora"). */
const FEWEST_KEPT = 3;

/**
 * "Before I leave my details, how many are in a group?": what stands beside the refusal is the message. A refusal and
 * nothing else stays as it is.
 */
export function withoutDeferral(text: string, { cues }: Pick<Answerer, "cues">) {
  let defers = false;
  const kept = text.split(/(?<=[,.;:!?\n])/).flatMap((piece) => {
    if (!defersIn(piece, cues)) return [piece];
    defers = true;
    const own = piece.split(/\s+/).filter((word) => word !== "");
    const end = own.findIndex((_, at) => defersIn(own.slice(0, at + 1).join(" "), cues));
    const rest = own.slice(end + 1);
    return rest.length >= FEWEST_KEPT ? [rest.join(" ")] : [];
  });
  const rest = kept.map((piece) => piece.trim()).join(" ");
  return { defers, rest: defers && words(rest).length >= FEWEST_KEPT ? rest : text };
}
