import type { SandboxStore } from "#server/ports/sandbox-store.ts";
import { SandboxError } from "./errors.ts";
import type { Task } from "./objects.ts";
import { Unit } from "./unit.ts";

const ATTEMPTS = 20;

/** Runs work as one atomic batch, again from the start whenever another request was quicker. */
export class Engine {
  readonly #store: SandboxStore;
  readonly #now: () => Date;
  /** Told about tasks once they are committed. */
  onTasks: (tasks: readonly Task[]) => void = () => {};

  constructor(store: SandboxStore, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  now(): number {
    return this.#now().getTime();
  }

  /**
   * @param settle given, turns the outcome, an error included, into what is returned, still inside the batch
   * @throws SandboxError what the work refuses; 409 when the same objects stay contended
   */
  async run<T>(
    work: (unit: Unit) => Promise<T>,
    settle?: (unit: Unit, error: SandboxError) => T,
  ): Promise<T> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const unit = new Unit(this.#store, this.now());
      let failure: SandboxError | null = null;
      let value: T | undefined;
      try {
        value = await work(unit);
      } catch (error) {
        if (!(error instanceof SandboxError)) throw error;
        if (!error.keepsWrites) throw error;
        failure = error;
        if (settle) value = settle(unit, error);
      }
      if (!(await unit.commit())) continue;
      this.onTasks(unit.tasks);
      if (failure !== null && !settle) throw failure;
      return value as T;
    }
    throw new SandboxError(409, {
      type: "invalid_request_error",
      code: "lock_timeout",
      message: "This object cannot be accessed right now because another request is using it.",
    });
  }
}
