const HOUR = 3_600_000;
/** The launch day itself still counts, and ends last at twelve hours behind UTC. */
const LAST_HOUR = 36 * HOUR;

/**
 * Whether a deposit is still promised back (specification §9: refundable until launch).
 *
 * @param launchDate a day, as in the catalogue
 * @param now in milliseconds
 */
export function refundPromised(launchDate: string, now: number): boolean {
  return now < Date.parse(`${launchDate}T00:00:00Z`) + LAST_HOUR;
}
