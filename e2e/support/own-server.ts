import { type Server, startServer } from "./server.ts";
import { test } from "./test.ts";

/** For journeys about what a whole school has one of, such as its password or its seats: a server for each. */
export const testWithOwnServer = test.extend<{ own: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  own: async ({}, use) => {
    const server = await startServer();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ own }, use) => use(own.url),
});
