// Serves the built Worker for the end-to-end tests: `node tests/support/serve.ts <seeded|empty|stripe> <port> [state]`.
// 'seeded' is the demo shop with a staff account; 'empty' has no tables, so every query fails; 'stripe' is the demo shop, paid by
// a stand-in of Stripe that is served on the next port. The demo shop is a copy of `state`, or made anew.
import { cpSync, rmSync } from "node:fs";

import { copyBuild } from "../../scripts/setup/build.ts";
import { killBackgroundProcesses } from "../../scripts/setup/run.mjs";
import { testSecrets } from "../../scripts/setup/secrets.ts";
import { type RunningShop, serve } from "../../scripts/setup/serve.ts";
import { onStopSignal } from "../../scripts/setup/signals.mjs";
import { linkSecret, stripeKeys } from "./accounts.ts";
import { serveFileCache } from "./file-cache.ts";
import { makeSeededState } from "./seeded-state.ts";
import { serveStripeStandIn } from "./stripe/serve.ts";

const [kind = "", port = "", made] = process.argv.slice(2);
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
if (kind !== "empty") await (made === undefined ? makeSeededState(state) : cpSync(made, state, { recursive: true }));
const origin = `http://127.0.0.1:${port}`;
const stripe: Record<string, string> = {};
if (kind === "stripe") {
  const standIn = await serveStripeStandIn(Number(port) + 1);
  await standIn.control("endpoint", {
    url: `${origin}/api/payments/webhook`,
    secrets: [stripeKeys.STRIPE_WEBHOOK_SECRET],
  });
  Object.assign(stripe, stripeKeys, { STRIPE_STAND_IN: standIn.origin });
}

running.shop = await serve({
  build: `${folder}/build`,
  state,
  // 'empty' is asked for pages alone.
  port: kind === "empty" ? Number(port) : 0,
  variables: { ...testSecrets(), LINK_SECRET: linkSecret, PUBLIC_ORIGIN: origin, AVIF: "off", ...stripe },
  ...(kind === "stripe" && { limits: false }),
});
if (kind !== "empty") await serveFileCache(Number(port), new URL(running.shop.origin));
