import { useState } from "react";
import { ApiError } from "#web/platform/api.ts";

export type DraftStage = "editing" | "busy" | "failed" | "invalid" | "published" | "retired";

/**
 * The course of something that is written, looked at and published, one act at a time.
 *
 * @param newest what is published now, asked for when somebody else published meanwhile
 */
export function useDraft<Draft, Seen, Published>(
  first: () => Draft,
  newest: () => Promise<Published | null>,
) {
  const [draft, setDraft] = useState<Draft>(first);
  const [stage, setStage] = useState<DraftStage>("editing");
  /** What it would do: holds for the draft as it was then. */
  const [seen, setSeen] = useState<Seen | null>(null);
  /** As somebody else left it while this was written. */
  const [theirs, setTheirs] = useState<Published | null>(null);

  const edit = (next: Draft) => {
    setDraft(next);
    setSeen(null);
    if (stage !== "busy") setStage("editing");
  };

  async function act(work: () => Promise<DraftStage>) {
    if (stage === "busy") return;
    setStage("busy");
    try {
      setStage(await work());
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === "conflict") setTheirs(await newest().catch(() => null));
      setStage(code === "invalid_request" ? "invalid" : "failed");
    }
  }

  /** A draft that is published: nobody else's stands against it. */
  const settle = (next: Draft) => {
    setDraft(next);
    setSeen(null);
    setTheirs(null);
  };
  /** After a conflict this draft goes on, over what the other one wrote. */
  const goOn = () => {
    setTheirs(null);
    setStage("editing");
  };
  return { draft, stage, seen, theirs, setSeen, edit, act, settle, goOn };
}
