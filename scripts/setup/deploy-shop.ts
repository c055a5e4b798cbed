// The second half of `npm run deploy`: builds, brings the database of the live shop up to date, puts the Worker online.
import { globSync, readFileSync } from "node:fs";

import { buildWhenStale } from "./build.ts";
import { refuseTestPayments } from "./refuse-test-payments.ts";
import { endUnseen, run } from "./run.mjs";
import { whenAskedToStop } from "./signals.mjs";
import { giveUp, step } from "./steps.mjs";

whenAskedToStop(() => {
  endUnseen();
  process.exit(130);
});

const flags = process.argv.slice(2);
const config = "build/server/wrangler.json";
// Wrangler tells what it does; only here is that wanted.
const aloud = { aloud: true, env: { WRANGLER_LOG: "log" } };

try {
  await buildWhenStale();
  refuseSecrets();
  if (!flags.includes("--dry-run")) {
    refusePlaceholders();
    refuseTestPayments(readFileSync(config, "utf8"));
    await step("Updating the live database\n", () =>
      run("wrangler", ["d1", "migrations", "apply", "DB", "--remote"], aloud),
    );
  }
  await run("wrangler", ["deploy", "-c", config, ...flags], aloud);
} catch (error) {
  giveUp(error);
}

/** Secrets are set with `wrangler secret put`; a file of them has no place among what is uploaded. */
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
