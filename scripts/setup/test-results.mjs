// Reads what the test runners counted.
import { readFileSync } from "node:fs";

/**
 * `flaky` of the passed ones failed at first and passed when tried again.
 * @typedef {{ passed: number; failed: number; flaky: number }} Count
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
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length, flaky: 0 };
}

/**
 * What a run of Playwright counted.
 * @param {string} file
 * @returns {Count}
 */
export function playwrightCount(file) {
  const { stats, errors } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, flaky: stats.flaky };
}
