import {
  DEPOSIT_STATES,
  ELDEST,
  type FamilyFilter,
  NEXT_STEPS,
  PODS,
} from "#domain/enrolment/families/filter.ts";
import { LEAD_STATUSES } from "#domain/enrolment/lead.ts";
import { LANGUAGES } from "#domain/locale/language.ts";
import { useAddressPlace } from "../use-address-place.ts";

const VIEWS = ["table", "board"] as const;
const ORDERS = ["newest", "waiting"] as const;

/** Which families are shown, how, and whose details are open. */
export type FamilyPlace = {
  readonly view: (typeof VIEWS)[number];
  readonly order: (typeof ORDERS)[number];
  readonly filter: FamilyFilter;
  readonly id: string | null;
};

const FILTERS = [
  ...["search", "status", "language", "age", "pod", "deposit", "owner", "waiting", "nextStep"],
] as readonly (keyof FamilyFilter)[];

/** What the page's address says; what it does not understand is as if it were not there. */
export function placeIn(address: string): FamilyPlace {
  const query = new URLSearchParams(address);
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((each) => each === query.get(name));
  const number = (name: string, most: number) => {
    const said = query.get(name) ?? "";
    return /^\d{1,3}$/.test(said) && Number(said) <= most ? Number(said) : undefined;
  };
  const text = (name: string) => query.get(name)?.slice(0, 100) || undefined;
  const filter: FamilyFilter = {
    ...{ search: text("search"), status: one("status", LEAD_STATUSES), language: one("language", LANGUAGES) },
    ...{ age: number("age", ELDEST), pod: one("pod", PODS), deposit: one("deposit", DEPOSIT_STATES) },
    ...{ owner: text("owner"), waiting: number("waiting", 365), nextStep: one("nextStep", NEXT_STEPS) },
  };
  const id = query.get("id") ?? "";
  return {
    view: one("view", VIEWS) ?? "table",
    order: one("order", ORDERS) ?? "newest",
    filter: Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
    id: /^[\w-]{1,64}$/.test(id) ? id : null,
  };
}

/** A filter as the API and the address take it. */
export function filterQuery(filter: FamilyFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of FILTERS) {
    const value = filter[name];
    if (value !== undefined && value !== "") query.set(name, String(value));
  }
  return query;
}

/** The address with another place; whatever else it says stays. */
export function addressOf(address: string, { view, order, filter, id }: FamilyPlace): string {
  const query = new URLSearchParams(address);
  for (const name of ["view", "order", "id", ...FILTERS]) query.delete(name);
  if (view !== "table") query.set("view", view);
  if (order !== "newest") query.set("order", order);
  for (const [name, value] of filterQuery(filter)) query.set(name, value);
  if (id !== null) query.set("id", id);
  return query.size > 0 ? `?${query}` : "";
}

export const useFamilyPlace = () => useAddressPlace(placeIn, addressOf);
export type GoToPlace = ReturnType<typeof useFamilyPlace>["go"];
