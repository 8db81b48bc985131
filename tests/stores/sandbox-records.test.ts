import { sandboxStoreSuite } from "#server/adapters/payments/sandbox/store.suite.ts";
import { sandboxRecords } from "#server/db/sandbox-records.ts";
import { onBothEngines } from "./engines.ts";

onBothEngines("the sandbox's records", ({ fresh }) => {
  sandboxStoreSuite("in the database", async () => sandboxRecords(await fresh()));
});
