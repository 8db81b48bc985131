import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Fact } from "#contract/facts.ts";

const FACTS = "/api/admin/facts";

export const useFacts = () => useQuery<Fact[]>({ queryKey: [FACTS] });

/** After a change. */
export function useRefreshFacts(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [FACTS] });
}
