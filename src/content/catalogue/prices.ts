import type { Prices } from "#domain/site/school.ts";

/**
 * Every price, in whole US dollars, as it was delivered; what it is now is the school's (decision 188). A test proves
 * that no other file writes a price. Source: parent-side specification §9 and decision 009.
 */
export const deliveredPrices: Prices = {
  pod_school: 950,
  founders_circle: 500,
  teacher_sponsor: 1000,
  subscription_explorer: 500,
  subscription_premium: 1000,
  plan_explorer: 19,
  plan_pathfinder: 39,
  plan_trailblazer: 69,
};
