import type { Transaction } from "kysely";
import type { Engine } from "../store.ts";

/** One step forward. Released steps are never changed; a mistake is mended by a further step. */
export type Migration = (trx: Transaction<never>, engine: Engine) => Promise<void>;
