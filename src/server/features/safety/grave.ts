import { brand } from "#content/catalogue/brand.ts";
import { graveWords } from "#content/safety/grave.ts";
import { helpLines } from "#content/safety/help-lines.ts";
import { linesFor, withNumbers } from "#domain/safety/care/help-lines.ts";
import { isDisclosure } from "#domain/safety/kinds.ts";
import type { SafetyScreen } from "#domain/safety/screening.ts";
import { logError } from "#server/http/log.ts";
import type { GraveAnswer } from "#server/ports/grave-answer.ts";
import type { SafetyDesk } from "#server/ports/safety-desk.ts";

export type GraveParts = {
  readonly screen: Pick<SafetyScreen, "message" | "isRuled">;
  readonly desk: Pick<SafetyDesk, "record">;
  /** How many items a day those put on the desk who did not enter with the class password. */
  readonly outsideBudget: () => Promise<boolean>;
};

/**
 * Children find the chats that are made for their families too. What a rule of child safety finds is answered in fixed words
 * and put on the desk before any assistant sees it. The classifier learned from children, and takes adults' "I asked if he
 * can come" for a disclosure: what it alone is sure of goes to the desk as suspected, and is answered as any question; only a
 * browser of the class gets the fixed words for it too. Bullying is left to the assistant: families ask how the school
 * deals with it.
 */
export function graveAnswers({ screen, desk, outsideBudget }: GraveParts): GraveAnswer {
  return async ({ message, language, isOfClass, ...where }) => {
    const { verdict, kind, redacted, excerpt } = screen.message(message, { names: [] });
    if (verdict !== "disclosure" || kind === null || !isDisclosure(kind) || kind === "bullying") return null;
    const isSure = isOfClass || screen.isRuled(message);
    try {
      const hit = {
        kind,
        isSure,
        words: redacted,
        excerpt: excerpt ?? redacted,
        from: "child",
      } as const;
      if (isOfClass || (await outsideBudget()))
        await desk.record({ ...hit, ...where, before: [], studentName: null });
    } catch (error) {
      // Whoever writes is answered whatever the desk does.
      logError("safety desk", error);
    }
    if (!isSure) return null;
    const countries = linesFor(helpLines, { setting: brand.country, said: null });
    return withNumbers(graveWords[language], helpLines, countries, language);
  };
}
