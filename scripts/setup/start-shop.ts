// The second half of `npm start`, once packages are installed: prepares the local shop, builds it and serves it.
import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

import { buildIfChanged, copyBuild } from "./build.ts";
import { prepareState } from "./local-state.ts";
import { requireFreePort } from "./ports.mjs";
import { killBackgroundProcesses } from "./run.mjs";
import { makeSecrets } from "./secrets.ts";
import { serve, type RunningShop } from "./serve.ts";
import { readSignIn } from "./sign-in-note.ts";
import { onStopSignal } from "./signals.mjs";
import { exitWithError, step } from "./steps.mjs";

const state = ".wrangler/state";
const build = ".wrangler/served-build";

let shop: RunningShop | undefined;
const stop = async (): Promise<void> => {
  killBackgroundProcesses();
  await shop?.stop();
  process.exit(shop ? 0 : 130);
};
onStopSignal(() => void stop(), { watchParent: true });

try {
  const port = await requireFreePort(8787, "PORT=8788 npm start");
  makeSecrets();
  await prepareState(state);
  await buildIfChanged();
  shop = await step("Starting the shop", () => startShop(port));
  printAddresses(port);
} catch (error) {
  await shop?.stop();
  exitWithError(error);
}

async function startShop(port: number): Promise<RunningShop> {
  copyBuild(build);
  const secrets = parseEnv(readFileSync(".dev.vars", "utf8")) as Record<string, string>;
  const started = await serve({ build, state, port, variables: { ...secrets, PUBLIC_ORIGIN: originOf(port) } });
  const health = await fetch(`${started.origin}/api/health`);
  if (!health.ok) throw new Error(`The health check failed: ${await health.text()}`);
  // Nothing else runs the cron triggers locally.
  setInterval(() => void started.runCron().catch(console.error), 5 * 60_000).unref();
  return started;
}

function originOf(port: number): string {
  return `http://localhost:${port}`;
}

function printAddresses(port: number): void {
  const origin = originOf(port);
  const signIn = readSignIn();
  const password = signIn?.password ? `password ${signIn.password}` : "the password you chose";
  console.log(`
  The shop      ${origin}
  Staff         ${origin}/admin
  Sign-in       ${signIn ? `${signIn.username}, ${password}` : "forgotten? npm run staff -- admin makes a new password"}
  E-mails       are written to ${state}/tmp/email

  Everything the shop keeps is under .wrangler/. Ctrl-C closes it.`);
}
