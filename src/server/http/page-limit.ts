import type { IncomingMessage } from "node:http";

/** Pages and files per address and window: more than a school that opens every page at once, far less than a flood. */
const POINTS = 30_000;
const WINDOW_MS = 60_000;
/** Once so many addresses have called within one window, counting begins anew: memory stays small. */
const MAX_ADDRESSES = 50_000;

/**
 * Counts pages and files by address, in this server's memory: a page costs a tenth of a millisecond, and so may its
 * counting. Answers how many seconds the caller must wait, 0 for nobody.
 *
 * @param scale multiplies the limit (RATE_LIMIT_SCALE)
 * @param now milliseconds of a clock that only goes forward
 */
export function pageLimit(
  addressOf: (request: IncomingMessage) => string,
  scale: number,
  now: () => number = () => performance.now(),
): (request: IncomingMessage) => number {
  const counts = new Map<string, number>();
  const most = Math.max(1, Math.round(POINTS * scale));
  let ends = 0;
  return (request) => {
    const time = now();
    if (time >= ends || counts.size > MAX_ADDRESSES) {
      counts.clear();
      ends = time + WINDOW_MS;
    }
    const address = addressOf(request);
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= most ? 0 : Math.max(1, Math.ceil((ends - time) / 1000));
  };
}
