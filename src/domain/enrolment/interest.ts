import { PAYMENT_TYPES } from "../payments/deposit.ts";

/** The companion plans of the landing page (specification §9). They are not open yet (decision 009). */
export const COMPANION_PLANS = ["explorer", "pathfinder", "trailblazer"] as const;
export type CompanionPlan = (typeof COMPANION_PLANS)[number];

/** What in particular a family came for when it joined the waitlist, if anything. */
export const INTERESTS = [...COMPANION_PLANS, ...PAYMENT_TYPES] as const;
export type Interest = (typeof INTERESTS)[number];

/** The interest that an address or a button names, or none. */
export function interestOf(name: string | null | undefined): Interest | null {
  return INTERESTS.find((interest) => interest === name) ?? null;
}

export function isCompanionPlan(interest: Interest): interest is CompanionPlan {
  return COMPANION_PLANS.some((plan) => plan === interest);
}
