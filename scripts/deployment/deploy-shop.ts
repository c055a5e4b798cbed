// The second half of `npm run deploy`: checks what is deployed, builds, brings the database of the live shop up to date, puts the
// Worker online. `-- --check` only says in words what is missing or doubtful, and exits with 1 when something is missing.
import { globSync } from "node:fs";

import { buildIfChanged } from "../setup/build.ts";
import { killBackgroundProcesses, run } from "../setup/run.mjs";
import { onStopSignal } from "../setup/signals.mjs";
import { exitWithError, step } from "../setup/steps.mjs";
import { checkDeployment } from "./check.ts";
import { readFacts } from "./facts.ts";
import { reportOf } from "./report.ts";

onStopSignal(() => {
  killBackgroundProcesses();
  process.exit(130);
});

const flags = process.argv.slice(2);
const config = "build/server/wrangler.json";
// Wrangler's progress is printed in this command alone.
const printed = { printOutput: true, env: { WRANGLER_LOG: "log" } };

try {
  if (flags.includes("--check")) process.exitCode = (await isReady()) ? 0 : 1;
  else await deploy();
} catch (error) {
  exitWithError(error);
}

async function deploy(): Promise<void> {
  const isTrial = flags.includes("--dry-run");
  // Before the build, which takes longer, and before anything is changed.
  if (!isTrial && !(await isReady())) throw new Error("Nothing was deployed.");
  await buildIfChanged();
  refuseSecretFiles();
  if (!isTrial)
    await step("Updating the live database\n", () =>
      run("wrangler", ["d1", "migrations", "apply", "DB", "--remote"], printed),
    );
  await run("wrangler", ["deploy", "-c", config, ...flags], printed);
}

/** Prints what is missing or doubtful. True when nothing is missing. */
async function isReady(): Promise<boolean> {
  const findings = checkDeployment(await readFacts(), new Date());
  process.stdout.write(`${reportOf(findings)}\n`);
  return findings.every(({ level }) => level !== "missing");
}

/** Secrets are set with `wrangler secret put`; a file of secrets must not be uploaded. */
function refuseSecretFiles(): void {
  const found = globSync("build/**/.dev.vars*");
  if (found.length > 0)
    throw new Error(`The build holds secrets (${found.join(", ")}): delete that file and try again.`);
}
