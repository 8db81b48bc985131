import { useState } from "react";
import type { Learner } from "#web/child/learner/learner.ts";
import { tabStorage } from "#web/platform/storage.ts";

/** Whether a child has hidden its conversation: in this tab, also after a reload, and no other child's. */
export function useHidden({ id }: Pick<Learner, "id">) {
  const key = `ceiba.tutor.hidden.${id}`;
  const [isHidden, setHidden] = useState(() => tabStorage.get(key) === "1");
  return {
    isHidden,
    hide: () => {
      tabStorage.set(key, "1");
      setHidden(true);
    },
    show: () => {
      tabStorage.remove(key);
      setHidden(false);
    },
  };
}
