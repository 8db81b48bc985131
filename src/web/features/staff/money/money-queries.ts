import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Query } from "#contract/index.ts";
import { MONEY_AT_MOST, type MoneyTotals, type Subscriber } from "#contract/money.ts";
import type { Deposit } from "#contract/staff.ts";
import { api } from "#web/platform/api.ts";
import { both } from "../loaded.tsx";

const MONEY = "/api/admin/money";
const PAGE = 25;

export type List = "subscriptions" | "deposits";
type Rows = { readonly subscriptions: Subscriber; readonly deposits: Deposit };
export type RowOf<Which extends List> = Rows[Which];

export function useMoneyTotals() {
  return useQuery<MoneyTotals>({ queryKey: [MONEY] });
}

/** A page of a list, newest first. One row more than is shown is asked for: it says whether there is an older page. */
export function useMoneyPage<Which extends List>(which: Which) {
  const [after, setAfter] = useState<string | null>(null);
  const page = new URLSearchParams({ limit: String(PAGE + 1), ...(after === null ? {} : { after }) });
  const asked = useQuery<RowOf<Which>[]>({
    queryKey: [`${MONEY}/${which}?${page}`],
    placeholderData: keepPreviousData,
  });
  const { data } = asked;
  const last = data?.[PAGE - 1];
  return {
    ...{ query: asked, rows: data?.slice(0, PAGE) },
    older: last !== undefined && data !== undefined && data.length > PAGE ? () => setAfter(last.id) : null,
    newest: after === null ? null : () => setAfter(null),
  };
}

/** One payment, among the deposits or among the subscriptions, in whatever state it is. */
export function usePayment(id: string) {
  const one = `id=${encodeURIComponent(id)}`;
  const deposits = useQuery<Deposit[]>({ queryKey: [`${MONEY}/deposits?${one}`] });
  const subscriptions = useQuery<Subscriber[]>({ queryKey: [`${MONEY}/subscriptions?${one}`] });
  return both(deposits, subscriptions);
}

/** The whole list, page by page. */
export async function allOf<Which extends List>(which: Which): Promise<RowOf<Which>[]> {
  const rows: RowOf<Which>[] = [];
  let after: string | undefined;
  do {
    const query: Query<"GET /api/admin/money/deposits"> = {
      limit: MONEY_AT_MOST,
      ...(after === undefined ? {} : { after }),
    };
    const page =
      which === "deposits"
        ? await api("GET /api/admin/money/deposits", { query })
        : await api("GET /api/admin/money/subscriptions", { query });
    rows.push(...(page as RowOf<Which>[]));
    after = page.length < MONEY_AT_MOST ? undefined : page.at(-1)?.id;
  } while (after !== undefined);
  return rows;
}
