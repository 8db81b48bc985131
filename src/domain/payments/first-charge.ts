/**
 * When what was reserved for the launch day is charged first, in milliseconds: at noon in UTC, when it is that day
 * everywhere between Hawaii and Sydney.
 *
 * @param launchDate a day, as in the catalogue
 */
export function firstCharge(launchDate: string): number {
  return Date.parse(`${launchDate}T12:00:00Z`);
}
