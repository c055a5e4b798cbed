// `npm test`: runs every check and test, also on a fresh clone, without a prompt. Its last line counts the tests.
import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { findTestBrowser } from "./setup/chromium.mjs";
import { commandLine } from "./setup/command-line.mjs";
import { installPackages } from "./setup/install.mjs";
import { findFreePortPair } from "./setup/ports.mjs";
import { capture, killBackgroundProcesses, run } from "./setup/run.mjs";
import { onStopSignal } from "./setup/signals.mjs";
import { secondsSince } from "./setup/steps.mjs";
import { playwrightCount, vitestCount } from "./setup/test-results.mjs";

commandLine("test");
const reports = ".wrangler/test-reports";
const total = { passed: 0, failed: 0 };

onStopSignal(() => {
  killBackgroundProcesses();
  process.exit(130);
});
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
await runAll();
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function runAll() {
  if (!(await check("Packages", installPackages))) return;
  await Promise.all([
    checkSources(),
    test("Unit tests", "vitest", vitest("unit"), () => vitestCount(`${reports}/unit.json`)),
  ]);
  if (!(await check("Build", () => run("node", ["scripts/setup/build-cli.ts"])))) return;
  // Side by side: each waits for its Workers half of the time.
  await Promise.all([
    test("Integration tests", "vitest", vitest("integration"), () => vitestCount(`${reports}/integration.json`)),
    test("Built Worker", "vitest", vitest("built"), () => vitestCount(`${reports}/built.json`)),
  ]);
  await check("Chromium", async () => {
    process.env.CHROMIUM = await findTestBrowser();
  });
  process.env.TEST_PORT = String(await findFreePortPair(8911));
  await test("End-to-end tests", "playwright", ["test"], () => playwrightCount(`${reports}/e2e.json`));
}

async function checkSources() {
  await check("Format", () => run("oxfmt", ["--check"]));
  // With the types of the routes: a rule that reads types would find none.
  await check("Lint", () => run("react-router", ["typegen"]).then(() => run("oxlint", [])));
  await check("Structure", () => run("depcruise", ["app", "workers", "scripts", "tests"]));
  await check("Types", () => run("tsc", []));
  await check("Unused code", () => run("knip", []));
}

/**
 * The arguments of Vitest for one of its projects.
 * @param {string} project
 */
function vitest(project) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reports}/${project}.json`];
  return ["run", "--project", project, ...reporters];
}

/**
 * Runs a check that is no test. A check that fails counts as one failure, and its error is printed.
 * @param {string} name
 * @param {() => Promise<unknown>} work
 */
async function check(name, work) {
  const began = performance.now();
  try {
    await work();
    console.log(`${name}: ok, ${secondsSince(began)}`);
    return true;
  } catch (error) {
    total.failed += 1;
    console.log(`${name}: FAILED, ${secondsSince(began)}\n${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
}

/**
 * Runs a test runner. It counts as failed when its exit code is not 0 or it ran no test, whatever its report says.
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @param {() => import("./setup/test-results.mjs").Count} readCount
 */
async function test(name, program, args, readCount) {
  const began = performance.now();
  const { code, output } = await capture(program, args);
  const count = countOf(readCount);
  if ((code !== 0 && count.failed === 0) || count.passed + count.failed === 0) count.failed += 1;
  total.passed += count.passed;
  total.failed += count.failed;
  const unsteady = count.flaky.length > 0 ? ` (${count.flaky.length} when tried again)` : "";
  console.log(`${name}: ${count.passed} passed${unsteady}, ${count.failed} failed, ${secondsSince(began)}`);
  for (const title of count.flaky) console.log(`  passed when tried again: ${title}`);
  if (count.failed > 0) console.log(`${output.trim()}\n`);
}

/** @param {() => import("./setup/test-results.mjs").Count} read */
function countOf(read) {
  try {
    return read();
  } catch {
    // It ended before it wrote its report; its output says why.
    return { passed: 0, failed: 0, flaky: [] };
  }
}
