import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { LearnerSettings } from "#contract/learner.ts";

const SETTINGS = "/api/admin/learner-settings";

/** What the children's side of the school goes by, and how to ask for it again after a change. */
export function useLearnerSettings() {
  const client = useQueryClient();
  const settings = useQuery<LearnerSettings>({ queryKey: [SETTINGS], refetchOnMount: "always" });
  return { settings, refresh: () => client.invalidateQueries({ queryKey: [SETTINGS] }) };
}
