import { fileURLToPath } from "node:url";
import { deliveredSchool } from "#content/catalogue/school.ts";
import type { Overrides } from "../app.ts";
import type { Config } from "../config.ts";
import { schoolFacts } from "../db/school-facts.ts";
import type { Store } from "../db/store.ts";
import type { addressReader } from "../http/address.ts";
import { documentText, readBundle } from "../http/bundle.ts";
import { logError } from "../http/log.ts";
import { pageLimit } from "../http/page-limit.ts";
import { createPageServer } from "../http/pages.ts";
import { pageRenderer, storedDocuments } from "../http/render.ts";
import { packageFile } from "../package-root.ts";

type Parts = {
  readonly config: Config;
  readonly overrides: Overrides;
  readonly store: Store;
  readonly now: () => number;
  readonly secure: boolean;
  readonly addressOf: ReturnType<typeof addressReader>;
};

/** The pages, and the facts of the school that stand on them: when staff change a fact, they are rendered anew. */
export async function schoolPages({ config, overrides, store, now, secure, addressOf }: Parts) {
  const dist = overrides.dist ?? fileURLToPath(packageFile("dist"));
  const bundle = readBundle(dist);
  let opened = (_path: string) => {};
  const server = createPageServer(
    bundle,
    { secure, stripe: config.stripe !== null },
    pageLimit(addressOf, config.rateLimitScale),
    (path) => opened(path),
  );
  const render = bundle === null ? null : pageRenderer(dist);
  let served = bundle?.documents ?? new Map();
  const facts = schoolFacts({
    ...{ store, now, delivered: deliveredSchool },
    async prepare(school) {
      if (render === null) return () => {};
      const documents = await storedDocuments(await render(school));
      return () => {
        served = documents;
        server.replace(documents);
      };
    },
    report: (error) => logError("facts of the school", error),
  });
  await facts.begin();
  return {
    server,
    facts,
    school: facts.now,
    /** Null while nothing is built. */
    render,
    servedPage: (file: string) => documentText(served.get(file)),
    whenOpened(tell: (path: string) => void) {
      opened = tell;
    },
  };
}
