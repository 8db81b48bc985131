import type {
  SandboxRecord,
  SandboxSelection,
  SandboxStore,
  SandboxWrite,
} from "#server/ports/sandbox-store.ts";
import { missing } from "./errors.ts";
import { newId } from "./ids.ts";
import type { Kind, Kinds, SandboxEvent, Task } from "./objects.ts";

/** Stripe's API version that the objects follow. */
export const API_VERSION = "2026-10-28.endive";

const ENDPOINTS_PER_EVENT = 1;

type Entry = { value: unknown; parent: string | null; version: number; dirty: boolean };

/** One request's view of the store: reads are remembered with their versions, writes wait for one commit. */
export class Unit {
  readonly #store: SandboxStore;
  readonly #entries = new Map<string, Entry>();
  readonly #now: number;
  /** Tasks made or woken by this request, to be scheduled once it is committed. */
  readonly tasks: Task[] = [];

  constructor(store: SandboxStore, now: number) {
    this.#store = store;
    this.#now = now;
  }

  /** In milliseconds, the same during the whole request. */
  get nowMs(): number {
    return this.#now;
  }

  /** In seconds, as Stripe counts. */
  get now(): number {
    return Math.floor(this.#now / 1000);
  }

  id(prefix: string): string {
    return newId(prefix, this.#now);
  }

  async find<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | null> {
    const known = this.#entries.get(`${kind} ${id}`);
    if (known) return known.value as Kinds[K];
    const record = await this.#store.get(kind, id);
    return record === null ? null : this.#remembered(kind, record);
  }

  #remembered<K extends Kind>(kind: K, { id, body, parent, version }: SandboxRecord): Kinds[K] {
    const key = `${kind} ${id}`;
    const known = this.#entries.get(key);
    if (known) return known.value as Kinds[K];
    const value = JSON.parse(body) as Kinds[K];
    this.#entries.set(key, { value, parent, version, dirty: false });
    return value;
  }

  /** @throws SandboxError 404 */
  async need<K extends Kind>(kind: K, id: string): Promise<Kinds[K]> {
    const value = await this.find(kind, id);
    if (value === null) throw missing(kind, id);
    return value;
  }

  /** Newest first. What this request itself has written is seen in its new form, but not if it is new. */
  async list<K extends Kind>(kind: K, selection: SandboxSelection): Promise<Kinds[K][]> {
    const records = await this.#store.list(kind, selection);
    return records.map((record) => this.#remembered(kind, record));
  }

  /** Notes a new or changed object. Read it first in the same unit, unless it is new. */
  put<K extends Kind>(kind: K, value: Kinds[K], parent?: string | null): void {
    const key = `${kind} ${value.id}`;
    const old = this.#entries.get(key);
    this.#entries.set(key, {
      value,
      parent: parent === undefined ? (old?.parent ?? null) : parent,
      version: old?.version ?? 0,
      dirty: true,
    });
  }

  /** Records that something happened, with the object as it is now, and queues its webhook. */
  async emit(type: string, object: object): Promise<void> {
    const event: SandboxEvent = {
      id: this.id("evt"),
      object: "event",
      api_version: API_VERSION,
      created: this.now,
      data: { object: visible(object) },
      livemode: false,
      pending_webhooks: ENDPOINTS_PER_EVENT,
      request: { id: null, idempotency_key: null },
      type,
    };
    this.put("event", event);
    const held = (await this.find("hold", "hold"))?.held === true;
    this.queue({ type: "deliver", event: event.id }, 0, event.id, held ? "held" : "due");
  }

  /** Work for later; a task keeps its id, so that it can be found again. */
  queue(work: Task["work"], delayMs: number, id = this.id("task"), state: "due" | "held" = "due"): void {
    const task: Task = { id, work, state, attempts: 0, at: this.#now + delayMs };
    this.put("task", task, state);
    if (state === "due") this.tasks.push(task);
  }

  /** @returns false when another request was quicker; run the whole request again in a new unit */
  async commit(): Promise<boolean> {
    const writes: SandboxWrite[] = [];
    for (const [key, { value, parent, version, dirty }] of this.#entries) {
      if (!dirty) continue;
      const [kind = "", id = ""] = key.split(" ");
      writes.push({ kind, id, parent, body: JSON.stringify(value), expectedVersion: version });
    }
    return writes.length === 0 || this.#store.commit(writes);
  }
}

/** A copy without the fields that begin with `_`. */
export function visible(value: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value, (key, inner) => (key.startsWith("_") ? undefined : inner)));
}
