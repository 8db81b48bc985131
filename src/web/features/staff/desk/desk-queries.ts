import { keepPreviousData, type QueryClient, type QueryKey, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Output } from "#contract/index.ts";
import type { Deposit, DeskNotice, Lead, LeadEvent, Stats } from "#contract/staff.ts";
import type { LeadStatus } from "#domain/enrolment/lead.ts";
import { ApiError } from "#web/platform/api.ts";
import { onLead } from "#web/platform/lead-events.ts";

/** What is wrong with the installation changes slowly. */
const NOTICES_INTERVAL = 600_000;

const STATS = "/api/admin/stats";
const LEADS = "/api/admin/leads";
const depositsPath = (leadId: string) => `/api/admin/deposits?leadId=${encodeURIComponent(leadId)}`;
const leadPath = (leadId: string) => `${LEADS}/${encodeURIComponent(leadId)}`;
const historyPath = (leadId: string) => `${leadPath(leadId)}/history`;
const isLeads = ({ queryKey: [path] }: { queryKey: QueryKey }) => String(path).startsWith(`${LEADS}?`);

export function useStats() {
  return useQuery<Stats>({ queryKey: [STATS] });
}

export function useNotices(): readonly DeskNotice[] {
  const path = "/api/admin/notices";
  const { data } = useQuery<Output<"GET /api/admin/notices">>({
    queryKey: [path],
    refetchInterval: NOTICES_INTERVAL,
  });
  return data?.notices ?? [];
}

/** Rows on the desk at once; whoever wants others searches, or goes on to older ones. */
export const LEADS_ON_A_PAGE = 25;

export type LeadFilter = {
  readonly search: string;
  readonly status: LeadStatus | null;
  /** The last lead of the page before, as the API's cursor; null on the first page. */
  readonly after: string | null;
};
export const NEWEST_LEADS: LeadFilter = { search: "", status: null, after: null };

/** One page of leads. One more than is shown is asked for: it says whether there is an older page. */
export function useLeads({ search, status, after }: LeadFilter) {
  const query = new URLSearchParams({ limit: String(LEADS_ON_A_PAGE + 1) });
  if (search !== "") query.set("search", search);
  if (status !== null) query.set("status", status);
  if (after !== null) query.set("after", after);
  return useQuery<Lead[]>({
    queryKey: [`${LEADS}?${query}`],
    placeholderData: keepPreviousData,
  });
}

/** A lead whose details are open: it stays, also when the list behind goes on to others. */
export function useLead(leadId: string, known: Lead | undefined): Lead | undefined {
  const { data } = useQuery<Lead>({
    queryKey: [leadPath(leadId)],
    ...(known === undefined ? {} : { initialData: known }),
  });
  return data;
}

/** What happened to a lead; asked again whenever its details are opened. */
export function useHistory(leadId: string) {
  return useQuery<LeadEvent[]>({ queryKey: [historyPath(leadId)], refetchOnMount: "always" });
}

/** A lead's deposits; asked for only while its details are open. */
export function useDeposits(leadId: string) {
  return useQuery<Deposit[]>({
    queryKey: [depositsPath(leadId)],
    refetchOnMount: "always",
  });
}

/** Whether the sums on the desk are money, or practice, or the provider's tests; asked once, null until it is known. */
export function usePaymentMode(): Output<"GET /api/payments/config">["mode"] | null {
  const { data } = useQuery<Output<"GET /api/payments/config">>({ queryKey: ["/api/payments/config"] });
  return data?.mode ?? null;
}

/** Asks for totals and leads now, and at the next sign of a new family without waiting for the poll. */
export function refreshDesk(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: [STATS] }),
    client.invalidateQueries({ predicate: isLeads }),
  ]);
}

export function useRefreshOnNewLead(client: QueryClient): void {
  useEffect(() => onLead(() => void refreshDesk(client)), [client]);
}

/** Asks for a lead's deposits and history again, after something was done with its money. */
export function refreshLead(client: QueryClient, leadId: string): Promise<unknown> {
  const paths = [depositsPath(leadId), historyPath(leadId)];
  return Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
}

/** Puts a changed lead where the old one was, and lets its history be asked for again. */
export function keepLead(client: QueryClient, changed: Lead): void {
  client.setQueryData<Lead>([leadPath(changed.id)], changed);
  client.setQueriesData<Lead[]>({ predicate: isLeads }, (leads) =>
    leads?.map((lead) => (lead.id === changed.id ? changed : lead)),
  );
  void client.invalidateQueries({ queryKey: [historyPath(changed.id)] });
  void refreshFamilies(client);
}

const FAMILIES = ["/api/admin/families", "/api/admin/today"];

/** Asks for the families' lists again, wherever one is shown. */
export function refreshFamilies(client: QueryClient): Promise<unknown> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => FAMILIES.some((start) => String(path).startsWith(start)),
  });
}

/** The answer everybody without a staff session gets. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
