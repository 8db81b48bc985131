/**
 * `npm test`: every test. Unit, contract and store tests (Vitest, both databases), then the journeys in a real
 * Chromium (Playwright). Ends with one line, `N passed, N failed` (and `, N skipped` when something could not be had).
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, environment, orExplain, run } from "./bootstrap.mjs";

orExplain(ensureInstalled);
orExplain(ensureBuilt);
// Only now are there packages to import.
const { ensureChromium } = await import("./chromium.mjs");

const reports = mkdtempSync(join(tmpdir(), "ceiba-tests-"));
const total = { passed: 0, failed: 0, skipped: 0 };
/** Told once more at the end: a long run's log is often read from there. */
const failures = [];

const unitReport = join(reports, "unit.json");
const unit = await run("vitest", [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${unitReport}`,
]);
count(unit, () => {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = read(unitReport);
  // A file that fails before its first test counts as one failure.
  const broken = testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  for (const { name, message, assertionResults } of testResults.filter(({ status }) => status === "failed")) {
    const tests = assertionResults.filter(({ status }) => status === "failed");
    for (const test of tests) failures.push([`${name} › ${test.fullName}`, ...test.failureMessages]);
    if (tests.length === 0) failures.push([name, message]);
  }
  return { passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests };
});

const chromium = await ensureChromium();
if (chromium === null) {
  total.skipped += 1;
} else {
  const journeyReport = join(reports, "journeys.json");
  const env = { ...environment, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport };
  const journeys = await run("playwright", ["test", "--reporter=list,json"], { env });
  count(journeys, () => {
    const { stats, suites, errors } = read(journeyReport);
    const { expected, unexpected, flaky, skipped } = stats;
    for (const { file, line, title, tests } of suites.flatMap(specsOf).filter(({ ok }) => !ok)) {
      const messages = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      failures.push([`${file}:${line} › ${title}`, ...messages.map(({ message }) => message)]);
    }
    for (const { message } of errors) failures.push(["the journeys", message]);
    return { passed: expected, failed: unexpected + flaky, skipped };
  });
}

rmSync(reports, { recursive: true, force: true });
if (process.env.CI && total.skipped > 0) {
  console.error("In CI nothing may be skipped.");
  total.failed += total.skipped;
  total.skipped = 0;
}
for (const [where, ...messages] of failures) {
  console.error(`\nFailed: ${where}\n${messages.join("\n").slice(0, 2000)}`);
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);

/** Adds a runner's counts; a runner that failed without a failed test counts as one failure. */
function count(exitCode, summarise) {
  let counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = summarise();
  } catch {
    counts.failed = 1;
  }
  if (exitCode !== 0 && counts.failed === 0) counts.failed = 1;
  for (const key of Object.keys(total)) total[key] += counts[key];
}

/** The tests of a suite and of the suites within it, as Playwright's report nests them. */
function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function read(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
