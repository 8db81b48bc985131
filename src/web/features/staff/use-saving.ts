import { useState } from "react";

/** How far one form has come: being filled in, asked once more, on its way, not saved, or saved. */
type Stage = "editing" | "asking" | "saving" | "failed" | "saved";

/** The course of a form that asks once more before it acts. A second tap while it saves does nothing. */
export function useSaving(save: () => Promise<unknown>) {
  const [stage, setStage] = useState<Stage>("editing");
  const run = async () => {
    if (stage === "saving") return;
    setStage("saving");
    try {
      await save();
      setStage("saved");
    } catch {
      setStage("failed");
    }
  };
  return {
    stage,
    run,
    edit: () => setStage("editing"),
    ask: () => setStage("asking"),
  };
}
