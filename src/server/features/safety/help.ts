import { helpWords } from "#content/safety/help.ts";
import { fill } from "#domain/locale/fill.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { SafetyDesk } from "#server/ports/safety-desk.ts";

type HelpConfig = {
  readonly desk: SafetyDesk;
  /** How many presses without a class session a day puts on the desk, from everybody together. */
  readonly outsideBudget: () => Promise<boolean>;
};

/**
 * The button that needs no intelligence: what a child of the class presses is on the desk before the child reads that it
 * is. Whoever has not entered with the class password is nobody in particular, and cannot flood the desk.
 */
export function helpHandlers({ desk, outsideBudget }: HelpConfig): Pick<Handlers, "POST /api/help"> {
  return {
    "POST /api/help": async ({ body }, call) => {
      const isOfClass = await call.student();
      if (!isOfClass && !(await outsideBudget())) return { reach: "nobody" };
      const { pressed, mistake, places } = helpWords[body.language];
      const words = body.mistake ? mistake : fill(pressed, { place: places[body.place] });
      await desk.record({
        kind: isOfClass ? "help" : "help_outside",
        isSure: true,
        words,
        excerpt: words,
        before: [],
        sessionId: body.sessionId,
        // A stranger can say any name.
        studentName: isOfClass ? body.studentName || null : null,
        place: body.place,
        from: "child",
      });
      return { reach: isOfClass ? "class" : "outside" };
    },
  };
}
