/** Work that several callers want at once, done once. */
export type Flights<Value> = {
  /**
   * Joins the work of this key, or starts it. It is aborted when everyone who joined has gone; each caller who goes
   * is rejected with their own signal's reason.
   */
  join(key: string, work: (signal: AbortSignal) => Promise<Value>, signal?: AbortSignal): Promise<Value>;
};

type Flight<Value> = { readonly value: Promise<Value>; readonly abort: AbortController; passengers: number };

export function createFlights<Value>(): Flights<Value> {
  const flights = new Map<string, Flight<Value>>();

  function take(key: string, work: (signal: AbortSignal) => Promise<Value>): Flight<Value> {
    const abort = new AbortController();
    const flight = { value: work(abort.signal), abort, passengers: 0 };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.value.then(land, land);
    return flight;
  }

  return {
    async join(key, work, signal) {
      signal?.throwIfAborted();
      const flight = flights.get(key) ?? take(key, work);
      flight.passengers += 1;
      return new Promise((resolve, reject) => {
        const leave = () => {
          reject(signal?.reason);
          flight.passengers -= 1;
          if (flight.passengers > 0) return;
          // Whoever comes next must not board what is being given up.
          if (flights.get(key) === flight) flights.delete(key);
          flight.abort.abort(signal?.reason);
        };
        signal?.addEventListener("abort", leave, { once: true });
        flight.value.then(resolve, reject).finally(() => signal?.removeEventListener("abort", leave));
      });
    },
  };
}
