import type { Desk } from "../desk.ts";

/** What a family tells or asks of harm: that it is hurt or hides from somebody, or what is done where a child is hurt. */
export type Danger = "ofFamily" | "ofChild";

/** So many words may stand between who does it and what is done ("he always just hits us"). */
const NEAR = 4;

/**
 * Who, what is done and whom it meets have to stand together: a storm that hits, a growth spurt that a child hits and a
 * husband who hit his head frighten nobody. "He" may be the child that is spoken of, where it is no stranger.
 */
export function dangerIn({ answerer: { cues } }: Desk, tokens: readonly string[]): Danger | null {
  const said = cues(tokens.join(" "));
  if (said.has("harmnamed") || (said.has("kin") && said.has("dread"))) return "ofFamily";
  if (!said.has("strikes")) return null;
  for (const [at, token] of tokens.entries()) {
    if (!cues(token).has("strikes")) continue;
    const who = cues(tokens.slice(Math.max(0, at - NEAR), at).join(" "));
    // "Hits us", "nos pega", "le pega a su hijo".
    const around = [tokens.slice(at + 1, at + NEAR), tokens.slice(Math.max(0, at - 1), at)];
    const isMet = (cue: string) => around.some((own) => cues(own.join(" ")).has(cue));
    const isHe = who.has("someone") && !said.has("ownchild") && isMet("ourselves");
    if (isHe || (who.has("kin") && isMet("ours"))) return "ofFamily";
    if (who.has("anyadult") && (isMet("ours") || isMet("anychild"))) return "ofChild";
  }
  return null;
}
