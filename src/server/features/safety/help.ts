import { helpWords } from "#content/safety/help.ts";
import { fill } from "#domain/locale/fill.ts";
import type { Call, Handlers } from "#server/http/handler.ts";
import type { SafetyDesk } from "#server/ports/safety-desk.ts";

type HelpConfig = {
  readonly desk: SafetyDesk;
  /** The browser of a call, when it is known. */
  readonly deviceOf: (call: Call) => string | null;
  /** How many presses without a class session a day puts on the desk, from everybody together. */
  readonly outsideBudget: () => Promise<boolean>;
};

/**
 * The button that needs no intelligence: what a child of the class presses is on the desk before the child reads that it
 * is. Whoever has not entered with the class password is nobody in particular, and cannot flood the desk.
 */
export function helpHandlers({
  desk,
  deviceOf,
  outsideBudget,
}: HelpConfig): Pick<Handlers, "POST /api/help"> {
  return {
    "POST /api/help": async ({ body }, call) => {
      const isOfClass = await call.student();
      const kind = isOfClass ? "help" : "help_outside";
      const reach = isOfClass ? "class" : "outside";
      const { pressed, mistake, places } = helpWords[body.language];
      const takeBack = () => desk.takeBack({ kind, sessionId: body.sessionId, words: mistake });
      if (body.mistake && (await takeBack())) return { reach };
      if (!isOfClass && !(await outsideBudget())) return { reach: "nobody" };
      const words = fill(pressed, { place: places[body.place] });
      await desk.record({
        kind,
        isSure: true,
        words,
        excerpt: words,
        before: [],
        sessionId: body.sessionId,
        // A stranger can say any name.
        studentName: isOfClass ? body.studentName || null : null,
        place: body.place,
        from: "child",
        origin: { device: deviceOf(call), address: call.address },
      });
      // The press itself never arrived: nobody may lose it by taking it back.
      if (body.mistake) await takeBack();
      return { reach };
    },
  };
}
