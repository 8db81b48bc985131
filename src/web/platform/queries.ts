import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { ApiError } from "./api.ts";

/** Reads the address that is the first element of the query key. */
async function read({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }): Promise<unknown> {
  const response = await fetch(String(queryKey[0]), { credentials: "include", signal });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response.json();
}

/** For a query that anyone may ask: a 401 is an empty result instead of an error. */
export async function readOrNothing(context: { queryKey: QueryKey; signal: AbortSignal }): Promise<unknown> {
  try {
    return await read(context);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** The rules of data reading in the specification (§7), as TanStack Query's defaults. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: read,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
