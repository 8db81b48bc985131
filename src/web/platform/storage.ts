/** Local or session storage that never throws: blocked, full or absent storage reads as empty and forgets. */
function safely(which: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return which().getItem(key);
      } catch {
        return null;
      }
    },
    set(key: string, value: string): void {
      try {
        which().setItem(key, value);
      } catch {
        // A private window or a full disk: the page works on, only without memory.
      }
    },
    /** All keys of this site, in no order. */
    keys(): readonly string[] {
      try {
        return Object.keys(which());
      } catch {
        return [];
      }
    },
    remove(key: string): void {
      try {
        which().removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}

/** Kept on the device. */
export const storage = safely(() => localStorage);
/** Kept until the tab is closed. */
export const tabStorage = safely(() => sessionStorage);
