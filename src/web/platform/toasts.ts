/** A short notice. One is shown at a time: a new one replaces the old (specification §9). */
export type Toast = {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly tone: "ok" | "error";
};

/** How long a notice stays, and how long a dismissed one stays in the document (specification §9), in ms. */
export const TOAST_DURATION = 5000;
export const TOAST_REMOVE_DELAY = 1_000_000;

type Shown = { readonly toast: Toast; readonly open: boolean } | null;

let shown: Shown = null;
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a notice. */
export function showToast(toast: Omit<Toast, "id">): void {
  clearTimeout(removal);
  set({ toast: { ...toast, id: nextId++ }, open: true });
}

/** Closes the notice; it is forgotten later, so that it can still slide out. */
export function dismissToast(): void {
  if (shown === null || !shown.open) return;
  set({ ...shown, open: false });
  removal = setTimeout(() => set(null), TOAST_REMOVE_DELAY);
}

/** For React's useSyncExternalStore. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): Shown => shown,
};
