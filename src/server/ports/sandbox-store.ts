/** One object of the sandbox. `body` is its JSON text, so that no store can share a live object by mistake. */
export type SandboxRecord = {
  readonly kind: string;
  readonly id: string;
  /** What `list` selects by: the payment of a refund, the lookup key of a price, the state of a task. */
  readonly parent: string | null;
  readonly body: string;
  /** 1 when first written, one more with each write. */
  readonly version: number;
};

export type SandboxWrite = Omit<SandboxRecord, "version"> & {
  /** The version that was read; 0 means that no such object may exist. */
  readonly expectedVersion: number;
};

export type SandboxSelection = {
  readonly parent?: string;
  /** Only ids below this one. */
  readonly before?: string;
  readonly limit: number;
};

/**
 * Where the sandbox keeps everything: objects, events, webhook tasks, idempotency answers. Each request reads what it
 * needs and then commits all its writes in one batch.
 */
export interface SandboxStore {
  get(kind: string, id: string): Promise<SandboxRecord | null>;
  /** Newest first: by id, descending, compared byte by byte (ids sort in the order of their making). */
  list(kind: string, selection: SandboxSelection): Promise<SandboxRecord[]>;
  /**
   * Writes all or nothing, durably. False, with nothing written, when any object's version is not the expected one;
   * the request is then run again on fresh reads.
   */
  commit(writes: readonly SandboxWrite[]): Promise<boolean>;
}
