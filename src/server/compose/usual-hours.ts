import { catalogue } from "#content/catalogue/catalogue.ts";

/** When somebody is there, until staff say otherwise. Monday first, in minutes since midnight. */
const { timeZone, from, to } = catalogue.staffHours;
export const USUAL_HOURS = {
  timeZone,
  week: [...Array.from({ length: 5 }, () => ({ from: from * 60, to: to * 60 })), null, null],
};
