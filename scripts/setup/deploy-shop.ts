// The second half of `npm run deploy`: builds, brings the database of the live shop up to date, puts the Worker online.
import { globSync, readFileSync } from "node:fs";

import { buildIfChanged } from "./build.ts";
import { refuseTestPayments } from "./refuse-test-payments.ts";
import { killBackgroundProcesses, run } from "./run.mjs";
import { onStopSignal } from "./signals.mjs";
import { exitWithError, step } from "./steps.mjs";

onStopSignal(() => {
  killBackgroundProcesses();
  process.exit(130);
});

const flags = process.argv.slice(2);
const config = "build/server/wrangler.json";
// Wrangler's progress is printed in this command alone.
const printed = { printOutput: true, env: { WRANGLER_LOG: "log" } };

try {
  await buildIfChanged();
  refuseSecrets();
  if (!flags.includes("--dry-run")) {
    refusePlaceholders();
    refuseTestPayments(readFileSync(config, "utf8"));
    await step("Updating the live database\n", () =>
      run("wrangler", ["d1", "migrations", "apply", "DB", "--remote"], printed),
    );
  }
  await run("wrangler", ["deploy", "-c", config, ...flags], printed);
} catch (error) {
  exitWithError(error);
}

/** Secrets are set with `wrangler secret put`; a file of secrets must not be uploaded. */
function refuseSecrets(): void {
  const found = globSync("build/**/.dev.vars*");
  if (found.length > 0)
    throw new Error(`The build holds secrets (${found.join(", ")}): delete that file and try again.`);
}

function refusePlaceholders(): void {
  const built = readFileSync(config, "utf8");
  if (/"0{8}-0{4}|"0{31}\d"/.test(built)) {
    throw new Error("wrangler.toml has no ids of real resources yet: README.md says which to create.");
  }
  if (built.includes('"PUBLIC_ORIGIN":"http://localhost')) {
    throw new Error("wrangler.toml says that the shop lives at localhost: set PUBLIC_ORIGIN, and MAIL_FROM with it.");
  }
}
