// Reads what the test runners counted.
import { readFileSync } from "node:fs";

/**
 * `flaky` are the names of the passed ones that failed at first and passed when tried again.
 * @typedef {{ passed: number; failed: number; flaky: string[] }} Count
 */

/**
 * What a run of Vitest counted. A file that could not be run counts as one failure.
 * @param {string} file
 * @returns {Count}
 */
export function vitestCount(file) {
  const report = JSON.parse(readFileSync(file, "utf8"));
  const brokenFiles = report.testResults.filter(
    (/** @type {any} */ result) =>
      result.status === "failed" &&
      !result.assertionResults.some((/** @type {any} */ test) => test.status === "failed"),
  );
  const tests = report.testResults.flatMap((/** @type {any} */ result) => result.assertionResults);
  // A test that passed has messages of failures only from an earlier attempt.
  const flaky = tests.filter((/** @type {any} */ test) => test.status === "passed" && test.failureMessages.length > 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    flaky: flaky.map((/** @type {any} */ test) => test.fullName.trim()),
  };
}

/**
 * What a run of Playwright counted.
 * @param {string} file
 * @returns {Count}
 */
export function playwrightCount(file) {
  const { stats, errors, suites } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, flaky: flakyOf(suites) };
}

/**
 * The titles of flaky tests in suites, which may hold suites themselves, with their file and project.
 * @param {any[]} suites
 * @returns {string[]}
 */
function flakyOf(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.flatMap((/** @type {any} */ spec) =>
      spec.tests
        .filter((/** @type {any} */ test) => test.status === "flaky")
        .map((/** @type {any} */ test) => `${spec.file}, ${test.projectName}: ${spec.title}`),
    ),
    ...flakyOf(inner),
  ]);
}
