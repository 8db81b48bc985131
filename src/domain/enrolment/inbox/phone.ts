/** National numbers of Mexico and its neighbours to the north have so many digits. */
const NATIONAL = 10;
const INTERNATIONAL = { from: 8, to: 15 };

/**
 * A telephone number as it is dialled from anywhere, digits alone; null where that cannot be told from what was typed.
 *
 * @param callingCode of the country in which a number without one is taken to be
 */
export function dialled(phone: string, callingCode: string): string | null {
  const digits = phone.replace(/\D/g, "");
  const isInternational = /^\s*\(?\+/.test(phone) || digits.startsWith("00");
  const whole = isInternational ? digits.replace(/^00/, "") : digits;
  if (isInternational || (whole.startsWith(callingCode) && whole.length > NATIONAL)) {
    return whole.length >= INTERNATIONAL.from && whole.length <= INTERNATIONAL.to ? whole : null;
  }
  return whole.length === NATIONAL ? callingCode + whole : null;
}
