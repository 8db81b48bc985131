import { MemoryStore } from "./memory-store.ts";
import { sandboxStoreSuite } from "./store.suite.ts";

sandboxStoreSuite("in memory", async () => new MemoryStore());
