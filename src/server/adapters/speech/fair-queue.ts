import type { SpeechCaller } from "#server/ports/speech.ts";

export type Ticket<Item> = {
  readonly item: Item;
  readonly caller: SpeechCaller;
  /** How much work it is, in any unit. */
  readonly cost: number;
  /** From when to when by its caller's clock. */
  readonly begins: number;
  readonly ends: number;
};

/** Start-time fair queueing: of those that wait, the one that ends first by its caller's clock comes first. */
function createLane<Item>() {
  let waiting: Ticket<Item>[] = [];
  /** When the newest of each caller ends, by their clock; nobody's is behind the clock of all. */
  const clocks = new Map<string, number>();
  let clock = 0;

  return {
    put(item: Item, caller: SpeechCaller, cost: number): void {
      const begins = Math.max(clock, clocks.get(caller.id) ?? 0);
      clocks.set(caller.id, begins + cost);
      waiting.push({ item, caller, cost, begins, ends: begins + cost });
    },
    putBack(ticket: Ticket<Item>): void {
      waiting.push(ticket);
    },
    take(mayRun: (ticket: Ticket<Item>) => boolean): Ticket<Item> | undefined {
      let next: Ticket<Item> | undefined;
      for (const each of waiting) {
        if ((next === undefined || each.ends < next.ends) && mayRun(each)) next = each;
      }
      if (next === undefined) return undefined;
      waiting = waiting.filter((each) => each !== next);
      clock = Math.max(clock, next.begins);
      for (const [id, ends] of clocks) if (ends <= clock) clocks.delete(id);
      return next;
    },
    remove(isGone: (item: Item) => boolean): void {
      for (const { item, caller, cost } of waiting) {
        // Nobody pays for what was not done.
        if (isGone(item)) clocks.set(caller.id, (clocks.get(caller.id) ?? 0) - cost);
      }
      waiting = waiting.filter(({ item }) => !isGone(item));
    },
    tickets: () => waiting,
  };
}

/**
 * Learners before strangers, and among each every caller has a clock of their own that runs on by the work they ask
 * for: a short sentence passes long texts, and whoever asks for much waits behind whoever asks for little.
 */
export function createFairQueue<Item>() {
  const learners = createLane<Item>();
  const strangers = createLane<Item>();
  const laneOf = ({ isLearner }: SpeechCaller) => (isLearner ? learners : strangers);

  return {
    put: (item: Item, caller: SpeechCaller, cost: number) => laneOf(caller).put(item, caller, cost),
    /** For what was taken and could not be done: at its old place. */
    putBack: (ticket: Ticket<Item>) => laneOf(ticket.caller).putBack(ticket),
    /** Takes the next one of those that may run now; undefined when there is none. */
    take: (mayRun: (ticket: Ticket<Item>) => boolean) => learners.take(mayRun) ?? strangers.take(mayRun),
    /** Drops what nobody waits for any more. */
    remove(isGone: (item: Item) => boolean): void {
      learners.remove(isGone);
      strangers.remove(isGone);
    },
    size: () => learners.tickets().length + strangers.tickets().length,
    /** How many wait beside a caller: learners or strangers; and how many of them are the caller's own. */
    countFor(caller: SpeechCaller): { readonly all: number; readonly own: number } {
      const tickets = laneOf(caller).tickets();
      return { all: tickets.length, own: tickets.filter((each) => each.caller.id === caller.id).length };
    },
  };
}
