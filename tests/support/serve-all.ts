// Serves every shop that the end-to-end tests visit, all started at once: `node tests/support/serve-all.ts`. Prints `allServed`
// once each of them answers.
import { spawn } from "node:child_process";

import { onStopSignal } from "../../scripts/setup/signals.mjs";
import { allServed, outagePort, shopPort, stripeShopPort } from "./accounts.ts";

const shops: readonly (readonly [kind: string, port: number])[] = [
  ["seeded", shopPort],
  ["stripe", stripeShopPort],
  ["empty", outagePort],
];
// Each shop watches this process, and ends when it does.
onStopSignal(() => process.exit(0), { watchParent: true });

await Promise.all(shops.map(([kind, port]) => start(kind, port)));
console.log(allServed);

async function start(kind: string, port: number): Promise<void> {
  const shop = spawn("node", ["tests/support/serve.ts", kind, String(port)], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  shop.on("exit", (code) => {
    console.error(`The ${kind} shop ended with ${code ?? "a signal"}`);
    process.exit(1);
  });
  while (!(await answers(port))) await new Promise((done) => setTimeout(done, 200));
}

async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/favicon.ico`);
    return true;
  } catch {
    return false;
  }
}
