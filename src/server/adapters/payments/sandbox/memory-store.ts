import type {
  SandboxRecord,
  SandboxSelection,
  SandboxStore,
  SandboxWrite,
} from "#server/ports/sandbox-store.ts";

/** Forgets everything when the process ends: for tests. */
export class MemoryStore implements SandboxStore {
  readonly #records = new Map<string, Map<string, SandboxRecord>>();

  async get(kind: string, id: string): Promise<SandboxRecord | null> {
    return this.#of(kind).get(id) ?? null;
  }

  async list(kind: string, { parent, before, limit }: SandboxSelection): Promise<SandboxRecord[]> {
    return [...this.#of(kind).values()]
      .filter((record) => parent === undefined || record.parent === parent)
      .filter((record) => before === undefined || record.id < before)
      .sort((a, b) => (a.id < b.id ? 1 : -1))
      .slice(0, limit);
  }

  async commit(writes: readonly SandboxWrite[]): Promise<boolean> {
    const current = (write: SandboxWrite) => this.#of(write.kind).get(write.id)?.version ?? 0;
    if (writes.some((write) => current(write) !== write.expectedVersion)) return false;
    for (const { expectedVersion, ...write } of writes) {
      this.#of(write.kind).set(write.id, { ...write, version: expectedVersion + 1 });
    }
    return true;
  }

  /** Everything that is kept, as text: a test looks for what must not be there. */
  dump(): string {
    return JSON.stringify([...this.#records.values()].map((records) => [...records.values()]));
  }

  #of(kind: string): Map<string, SandboxRecord> {
    const records = this.#records.get(kind) ?? new Map<string, SandboxRecord>();
    this.#records.set(kind, records);
    return records;
  }
}
