import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import config from "../.dependency-cruiser.mjs";

/** One forbidden import for each rule: the file that commits it, what it imports, and the rule that must say no. */
const PLANTS: readonly [rule: string, file: string, imports: string][] = [
  ["domain-is-pure", "src/domain/enrolment/bad.ts", "zod"],
  ["domain-is-pure", "src/domain/enrolment/bad-io.ts", "node:fs"],
  ["domain-is-pure", "src/domain/enrolment/bad-room.ts", "#contract/ok.ts"],
  ["language-knows-stems", "src/domain/language/bad.ts", "zod"],
  ["mastery-knows-spacing", "src/domain/learner/mastery/bad.ts", "zod"],
  ["materials-stand-alone", "src/domain/learner/materials/bad.ts", "#domain/ok.ts"],
  ["lessons-know-materials", "src/domain/learner/lessons/bad.ts", "#domain/ok.ts"],
  ["flows-know-xstate", "src/domain/flows/bad.ts", "zod"],
  ["contract-knows-domain-and-zod", "src/contract/bad.ts", "#content/ok.ts"],
  ["content-is-data", "src/content/bad.ts", "#server/ports/ok.ts"],
  ["content-imports-types-only", "src/content/bad-value.ts", "#domain/ok.ts"],
  ["ports-speak-domain", "src/server/ports/bad.ts", "hono"],
  ["adapter-knows-its-port", "src/server/adapters/mail/bad.ts", "#server/db/ok.ts"],
  ["feature-stays-in-its-slice", "src/server/features/staff/bad.ts", "#server/features/enrolment/ok.ts"],
  ["only-compose-picks-adapters", "src/server/http/bad.ts", "#server/adapters/mail/ok.ts"],
  ["main-only-composes", "src/server/main.ts", "#server/db/ok.ts"],
  ["tutor-library-read-when-needed", "src/server/http/bad-library.ts", "#content/tutor/index.ts"],
  ["server-never-imports-web", "src/server/http/bad-web.ts", "#web/ui/ok.ts"],
  ["web-never-imports-server", "src/web/app/bad.ts", "#server/db/ok.ts"],
  ["ui-knows-no-product", "src/web/ui/bad.ts", "#content/ok.ts"],
  ["platform-below-features", "src/web/platform/bad.ts", "#web/ui/ok.ts"],
  ["platform-below-features", "src/web/chat/bad.ts", "#web/features/enrolment/ok.ts"],
  ["child-kit-below-features", "src/web/child/materials/bad.ts", "#web/features/enrolment/ok.ts"],
  ["features-are-strangers", "src/web/features/staff/bad.ts", "#web/features/enrolment/ok.ts"],
  ["widget-stands-alone", "src/web/embed/bad.ts", "#domain/ok.ts"],
  ["nothing-imports-tests", "src/domain/bad-test.ts", "../../tests/ok.ts"],
  ["no-cycles", "src/domain/cycle-a.ts", "./cycle-b.ts"],
  ["imports-resolve", "src/contract/bad-path.ts", "./nowhere.ts"],
];

const HARMLESS = [
  "src/domain/ok.ts",
  "src/contract/ok.ts",
  "src/content/ok.ts",
  "src/content/tutor/index.ts",
  "src/server/ports/ok.ts",
  "src/server/db/ok.ts",
  "src/server/adapters/mail/ok.ts",
  "src/server/features/enrolment/ok.ts",
  "src/web/ui/ok.ts",
  "src/web/features/enrolment/ok.ts",
  "tests/ok.ts",
];

describe("the import rules", () => {
  const house = mkdtempSync(join(tmpdir(), "ceiba-rules-"));
  const root = join(import.meta.dirname, "..");
  const found = new Map<string, string[]>();

  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), text);
  };

  beforeAll(() => {
    symlinkSync(join(root, "node_modules"), join(house, "node_modules"));
    const rooms = ["domain", "contract", "content", "server", "web"];
    write(
      "package.json",
      JSON.stringify({
        type: "module",
        imports: Object.fromEntries(rooms.map((room) => [`#${room}/*`, `./src/${room}/*`])),
      }),
    );
    for (const file of HARMLESS) write(file, "export const ok = 1;\n");
    for (const [, file, imports] of PLANTS)
      write(file, `import * as it from "${imports}";\nexport { it };\n`);
    write("src/domain/cycle-b.ts", 'import * as it from "./cycle-a.ts";\nexport { it };\n');

    const { stdout } = spawnSync(
      join(root, "node_modules/.bin/depcruise"),
      ["src", "--config", join(root, ".dependency-cruiser.mjs"), "--output-type", "json"],
      { cwd: house, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
    );
    for (const { from, rule } of JSON.parse(stdout).summary.violations) {
      found.set(from, [...(found.get(from) ?? []), rule.name]);
    }
  }, 60_000);

  afterAll(() => rmSync(house, { recursive: true, force: true }));

  test.each(PLANTS)("%s refuses %s importing %s", (rule, file) => {
    expect(found.get(file)).toContain(rule);
  });

  test("a harmless house has no violation", () => {
    const guilty = new Set(PLANTS.map(([, file]) => file));
    guilty.add("src/domain/cycle-b.ts");
    expect([...found.keys()].filter((file) => !guilty.has(file))).toEqual([]);
  });

  test("every rule has a plant and says what to do", () => {
    const planted = new Set(PLANTS.map(([rule]) => rule));
    for (const rule of config.forbidden ?? []) {
      expect(planted, `no plant for ${rule.name}`).toContain(rule.name);
      expect(rule.comment?.length, `${rule.name} explains itself`).toBeGreaterThan(20);
    }
  });
});
