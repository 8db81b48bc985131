import type { School } from "#domain/site/school.ts";
import { brand } from "./brand.ts";
import { catalogue } from "./catalogue.ts";
import { deliveredPrices } from "./prices.ts";

/**
 * The facts that staff may change at the desk, as they were delivered. Whatever states one of them takes it from the
 * school it is given, never from the catalogue: a test looks (tests/school-facts.test.ts).
 */
export const deliveredSchool: School = {
  launchDate: catalogue.launchDate,
  hours: catalogue.podSchool.hours,
  place: brand.place,
  contactEmail: brand.contactEmail,
  phone: null,
  prices: deliveredPrices,
  decided: {},
};
