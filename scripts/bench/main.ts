// The second half of `npm run bench`. Speed is told as a share of what a bare Worker does on the same Miniflare, in the
// same minutes, so that the numbers of different machines can be compared.
import { rmSync } from "node:fs";

import { buildWhenStale, copyBuild } from "../setup/build.ts";
import { findChromium } from "../setup/chromium.mjs";
import { migrate, seed } from "../setup/local-state.ts";
import { endUnseen } from "../setup/run.mjs";
import { testSecrets } from "../setup/secrets.ts";
import { serve } from "../setup/serve.ts";
import { whenAskedToStop } from "../setup/signals.mjs";
import { giveUp, step } from "../setup/steps.mjs";
import { serveHello } from "./hello.ts";
import { weighPage } from "./page-weight.ts";
import { printTable } from "./table.ts";
import { measureThroughput } from "./throughput.ts";

const folder = ".wrangler/bench";
const productId = "pulse-core-tee";

whenAskedToStop(() => {
  endUnseen();
  process.exit(130);
});

try {
  process.env.CHROMIUM = await findChromium();
  rmSync(folder, { recursive: true, force: true });
  await buildWhenStale();
  copyBuild(`${folder}/build`);
  await migrate(`${folder}/state`);
  await seed(`${folder}/state`);
  await measure();
  process.exit(0);
} catch (error) {
  giveUp(error);
}

async function measure(): Promise<void> {
  const variables = { ...testSecrets(), PUBLIC_ORIGIN: "http://127.0.0.1" };
  const shop = await serve({ build: `${folder}/build`, state: `${folder}/state`, port: 0, variables });
  const hello = await serveHello();
  const product = `${shop.origin}/product/${productId}`;
  try {
    const weight = await step("Weighing the product page", () => weighPage(product));
    console.log("Counting requests, 16 connections");
    const speed = await measureThroughput({
      hello: hello.origin,
      // A page with a search, even an empty one, is never kept.
      product: `${product}?search=`,
      listing: `${shop.origin}/shop?search=`,
      cached: product,
    });
    printTable(weight, speed);
  } finally {
    await Promise.all([shop.stop(), hello.stop()]);
  }
}
