import { catalogue } from "#content/catalogue/catalogue.ts";

export type CompanionPlan = keyof typeof catalogue.companionPlans;

/** The companion plan that an address or a button names, or none. */
export function planOf(name: string | null | undefined): CompanionPlan | null {
  return name != null && Object.hasOwn(catalogue.companionPlans, name) ? (name as CompanionPlan) : null;
}
