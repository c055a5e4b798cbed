// Serves the built Worker for the end-to-end tests: `node tests/support/serve.ts <seeded|empty> <port>`.
// 'seeded' is the demo shop with a staff account; 'empty' has no tables, so every query fails.
import { rmSync } from "node:fs";

import { copyBuild } from "../../scripts/setup/build.ts";
import { migrate, seed, writeStaff } from "../../scripts/setup/local-state.ts";
import { killBackgroundProcesses } from "../../scripts/setup/run.mjs";
import { testSecrets } from "../../scripts/setup/secrets.ts";
import { type RunningShop, serve } from "../../scripts/setup/serve.ts";
import { onStopSignal } from "../../scripts/setup/signals.mjs";
import { staffAccount } from "./accounts.ts";

const [kind = "", port = ""] = process.argv.slice(2);
const folder = `.wrangler/test-${kind}`;
const state = `${folder}/state`;

const running: { shop?: RunningShop } = {};
const stop = async (): Promise<void> => {
  killBackgroundProcesses();
  await running.shop?.stop();
  process.exit(0);
};
onStopSignal(() => void stop(), { watchParent: true });

rmSync(folder, { recursive: true, force: true });
copyBuild(`${folder}/build`);
if (kind === "seeded") {
  await migrate(state);
  await seed(state);
  await writeStaff(state, staffAccount);
}

running.shop = await serve({
  build: `${folder}/build`,
  state,
  port: Number(port),
  variables: { ...testSecrets(), PUBLIC_ORIGIN: `http://127.0.0.1:${port}` },
});
