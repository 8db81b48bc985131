import { ApiError } from "#web/platform/api.ts";

type Question = { readonly answer: (isProved: boolean) => void };

let question: Question | null = null;
const listeners = new Set<() => void>();

function set(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/**
 * Does what the server may want the password for again (decision 116): then the dialog asks, and the call is repeated.
 *
 * @throws what the call throws; the server's refusal when nobody proved anything
 */
export async function withProof<Value>(call: () => Promise<Value>): Promise<Value> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "reauthentication_required")) throw error;
    if (!(await ask())) throw error;
    return call();
  }
}

function ask(): Promise<boolean> {
  question?.answer(false);
  return new Promise((resolve) => {
    set({
      answer(isProved) {
        set(null);
        resolve(isProved);
      },
    });
  });
}

/** For React's useSyncExternalStore. */
export const proofStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): Question | null => question,
  readNothing: (): Question | null => null,
};
