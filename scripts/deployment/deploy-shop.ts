// The second half of `npm run deploy`: checks what is deployed, builds, brings the database of the live shop up to date, puts the
// Worker online. `-- --check` only says in words what is missing or doubtful, and exits with 1 when something is missing.
import { globSync, readFileSync } from "node:fs";

import { buildIfChanged } from "../setup/build.ts";
import { commandLine } from "../setup/command-line.mjs";
import { capture, killBackgroundProcesses, run } from "../setup/run.mjs";
import { onStopSignal } from "../setup/signals.mjs";
import { exitWithError } from "../setup/steps.mjs";
import { checkDeployment } from "./check.ts";
import { deploy } from "./deploy.ts";
import { environmentsOf } from "./environments.ts";
import { readFacts } from "./facts.ts";
import { reportOf } from "./report.ts";

onStopSignal(() => {
  killBackgroundProcesses();
  process.exit(130);
});

try {
  const { values } = commandLine("deploy");
  // The build and every call of wrangler go to this environment of wrangler.toml; empty is the live shop, named so that wrangler asks no more.
  process.env["CLOUDFLARE_ENV"] = environmentOf(values.env);
  if (values.check) process.exitCode = (await isReady()) ? 0 : 1;
  else await deploy({ isReady, build, wrangler, isSignedIn }, { isTrial: values["dry-run"] === true });
} catch (error) {
  exitWithError(error);
}

/** The environment that was asked for. Throws in words for one that wrangler.toml does not have: wrangler would take the live shop. */
function environmentOf(asked: string | boolean | undefined): string {
  if (asked === undefined) return "";
  const known = environmentsOf(readFileSync("wrangler.toml", "utf8"));
  if (typeof asked === "string" && known.includes(asked)) return asked;
  throw new Error(
    `wrangler.toml has no environment '${String(asked)}', only ${known.join(", ")}. Nothing was deployed.`,
  );
}

/** Prints what is missing or doubtful. True when nothing is missing. */
async function isReady(): Promise<boolean> {
  const findings = checkDeployment(await readFacts(), new Date());
  process.stdout.write(`${reportOf(findings)}\n`);
  return findings.every(({ level }) => level !== "missing");
}

/** Secrets are set with `wrangler secret put`; a file of secrets must not be uploaded. */
async function build(): Promise<void> {
  await buildIfChanged();
  const found = globSync("build/**/.dev.vars*");
  if (found.length > 0)
    throw new Error(`The build holds secrets (${found.join(", ")}): delete that file and try again.`);
}

/** Runs wrangler, whose progress is printed in this command alone. Throws with its output when it fails. */
async function wrangler(...args: string[]): Promise<void> {
  await run("wrangler", args, { printOutput: true, env: { WRANGLER_LOG: "log" } });
}

async function isSignedIn(): Promise<boolean> {
  return (await capture("wrangler", ["whoami", "--json"], { timeoutSeconds: 60 })).code === 0;
}
