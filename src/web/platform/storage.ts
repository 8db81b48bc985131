/** Called whenever what no storage took may have changed. */
const listeners = new Set<() => void>();

/**
 * Local or session storage that never throws. What a full or forbidden storage does not take is held until the page is left,
 * and whoever asks `unkept` is told, so that nothing is lost in silence.
 */
function safely(which: () => Storage) {
  const held = new Map<string, string>();
  const write = (key: string, value: string): boolean => {
    try {
      which().setItem(key, value);
      held.delete(key);
      return true;
    } catch {
      // On the server one memory would be everybody's.
      if (typeof document !== "undefined") held.set(key, value);
      return false;
    }
  };
  const told = () => {
    for (const listener of listeners) listener();
  };
  return {
    get(key: string): string | null {
      const newest = held.get(key);
      if (newest !== undefined) return newest;
      try {
        return which().getItem(key);
      } catch {
        return null;
      }
    },
    set(key: string, value: string): void {
      const wasHeld = held.size;
      // Where one thing fits, another that did not may fit as well.
      if (write(key, value)) for (const [each, other] of held) write(each, other);
      if (held.size !== wasHeld) told();
    },
    /** All keys of this site, in no order. */
    keys(): readonly string[] {
      try {
        return [...new Set([...Object.keys(which()), ...held.keys()])];
      } catch {
        return [...held.keys()];
      }
    },
    remove(key: string): void {
      if (held.delete(key)) told();
      try {
        which().removeItem(key);
      } catch {
        // A private window: there was nothing.
      }
    },
    /** Whether something is held that the storage did not take. */
    isBehind: () => held.size > 0,
    /** Tries once more to keep what is held. */
    catchUp(): void {
      for (const [key, value] of held) write(key, value);
      told();
    },
  };
}

/** Kept on the device. */
export const storage = safely(() => localStorage);
/** Kept until the tab is closed. */
export const tabStorage = safely(() => sessionStorage);

/** What this browser was to keep and did not, for React's useSyncExternalStore. */
export const unkept = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): boolean => storage.isBehind() || tabStorage.isBehind(),
  /** True when everything is kept now. */
  catchUp(): boolean {
    storage.catchUp();
    tabStorage.catchUp();
    return !unkept.read();
  },
};
