import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { playwrightCount, vitestCount } from "./test-results.mjs";

const folder = mkdtempSync(join(tmpdir(), "test-results-"));
afterAll(() => rmSync(folder, { recursive: true }));

function reportOf(content: object): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe("what Vitest counted", () => {
  const test = (status: string, ...failureMessages: string[]) => ({ fullName: ` ${status}`, status, failureMessages });

  it("names what passed only when tried again, and what failed twice is a failure", () => {
    const assertionResults = [test("passed"), test("passed", "at first"), test("failed", "at first", "again")];
    const report = { numPassedTests: 2, numFailedTests: 1, testResults: [{ status: "failed", assertionResults }] };
    expect(vitestCount(reportOf(report))).toEqual({ passed: 2, failed: 1, flaky: ["passed"] });
  });

  it("counts a file that could not be run as a failure", () => {
    const testResults = [
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [test("passed")] },
    ];
    const report = { numPassedTests: 1, numFailedTests: 0, testResults };
    expect(vitestCount(reportOf(report))).toEqual({ passed: 1, failed: 1, flaky: [] });
  });
});

describe("what Playwright counted", () => {
  it("names what passed only when tried again, wherever it stands, and counts errors outside of tests", () => {
    const spec = (title: string, ...statuses: string[]) => ({
      title,
      file: "cart.spec.ts",
      tests: statuses.map((status) => ({ status, projectName: "phone" })),
    });
    const inner = { specs: [spec("is shown", "flaky"), spec("is hidden", "unexpected")] };
    const suites = [{ specs: [spec("is steady", "expected")], suites: [inner] }];
    const stats = { expected: 1, flaky: 1, unexpected: 1 };
    expect(playwrightCount(reportOf({ stats, errors: [{}], suites }))).toEqual({
      passed: 2,
      failed: 2,
      flaky: ["cart.spec.ts, phone: is shown"],
    });
  });
});
