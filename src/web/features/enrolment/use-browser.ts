import { useSyncExternalStore } from "react";

function subscribeToConnection(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Whether the device has a connection at all. The prerendered page assumes one. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
}

const WIDE = "(width >= 1024px)";

function subscribeToWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the window is wide enough for the dashboard beside the chat (specification §9: 1024 px). */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(WIDE).matches,
    () => true,
  );
}

const never = () => () => undefined;

/**
 * Whether a member of staff is signed in, as the readable hint cookie beside the session cookie says. It decides only
 * what is drawn; the data itself is guarded by the server.
 */
export function useStaffHint(): boolean {
  return useSyncExternalStore(
    never,
    () => /(?:^|; )ceiba_staff=1(?:;|$)/.test(document.cookie),
    () => false,
  );
}

/** A parameter of the address, known after hydration; `null` when absent. */
export function useAddressParameter(name: string): string | null {
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).get(name),
    () => null,
  );
}
