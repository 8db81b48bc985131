import type { Output } from "#contract/index.ts";
import { useInboxSettings } from "../inbox/inbox-queries.ts";

type Settings = Output<"GET /api/admin/inbox/settings">;
export type Team = { readonly me: string; readonly members: Settings["team"]; readonly error: unknown };

/** Who is on the staff, and who asks. */
export function useTeam(): Team {
  const { data, error } = useInboxSettings();
  return { me: data?.me.email ?? "", members: data?.team ?? [], error };
}
