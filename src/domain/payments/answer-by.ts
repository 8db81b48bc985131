const DAY_MS = 86_400_000;

/** The last day on which an answer is in time: so many days later of which none is a Saturday or a Sunday. ISO date. */
export function answerBy(from: number, workingDays: number): string {
  let day = from;
  for (let left = workingDays; left > 0; ) {
    day += DAY_MS;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}
