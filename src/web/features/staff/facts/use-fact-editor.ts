import { useState } from "react";
import type { Fact, FactPreview, FactValue } from "#contract/facts.ts";
import { ApiError, api } from "#web/platform/api.ts";
import { type DraftStage, useDraft } from "../use-draft.ts";
import { changeOf, type Draft, draftOf } from "./draft.ts";
import { useRefreshFacts } from "./facts-queries.ts";

/** The course of one fact: written, previewed, published, taken back. */
export function useFactEditor(opened: Fact) {
  const refresh = useRefreshFacts();
  /** As it was when it was opened: what others publish meanwhile is a conflict, and no new beginning. */
  const [fact, setFact] = useState(opened);
  const { draft, stage, seen, theirs, setSeen, edit, act, settle, goOn } = useDraft<Draft, FactPreview, Fact>(
    () => draftOf(fact.value),
    async () => (await api("GET /api/admin/facts", {})).find(({ key }) => key === fact.key) ?? null,
  );

  async function look(wanted: Draft | null): Promise<FactPreview> {
    const seen = await api("POST /api/admin/facts/preview", { body: { change: changeOf(fact, wanted) } });
    setSeen(seen);
    return seen;
  }

  async function publish(wanted: Draft | null): Promise<DraftStage> {
    const body = { version: fact.version, change: changeOf(fact, wanted) };
    const made = await api("POST /api/admin/facts", { body }).catch(async (error: unknown) => {
      const isRefused = error instanceof ApiError && error.code === "invalid_request";
      // The preview says why; it refuses itself what is not even of the right form.
      if (isRefused && (await look(wanted)).faults.length > 0) return null;
      throw error;
    });
    if (made === null) return "editing";
    take(made);
    await refresh();
    return "published";
  }

  function take(made: Fact) {
    settle(draftOf(made.value));
    setFact(made);
  }

  return {
    ...{ fact, draft, stage, preview: seen, theirs, edit },
    look: () =>
      void act(async () => {
        await look(draft);
        return "editing";
      }),
    publish: () => void act(() => publish(draft)),
    /** Publishes it as it was at an earlier time; null: as it was delivered. */
    goBack: (value: FactValue | null) => void act(() => publish(value === null ? null : draftOf(value))),
    /** After a conflict: what the other one wrote, or this draft over it. */
    takeTheirs(made: Fact) {
      take(made);
      goOn();
    },
    keepMine(made: Fact) {
      goOn();
      setFact(made);
    },
  };
}
export type FactEditorState = ReturnType<typeof useFactEditor>;
