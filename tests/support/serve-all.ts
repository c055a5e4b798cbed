// Serves every shop that the end-to-end tests visit: `node tests/support/serve-all.ts`. Prints `allServed` once each of them
// answers. The demo shop is made once and copied, because making it takes seconds.
import { spawn } from "node:child_process";

import { killBackgroundProcesses } from "../../scripts/setup/run.mjs";
import { onStopSignal } from "../../scripts/setup/signals.mjs";
import { allServed, outagePort, shopPort, stripeShopPort } from "./accounts.ts";
import { makeSeededState } from "./seeded-state.ts";

const seeded = ".wrangler/test-state";
// Each shop watches this process, and ends when it does.
const stop = () => {
  killBackgroundProcesses();
  process.exit(0);
};
onStopSignal(stop, { watchParent: true });

const outage = start("empty", outagePort);
await makeSeededState(seeded);
await Promise.all([outage, start("seeded", shopPort, seeded), start("stripe", stripeShopPort, seeded)]);
console.log(allServed);

async function start(kind: string, port: number, ...state: string[]): Promise<void> {
  const shop = spawn("node", ["tests/support/serve.ts", kind, String(port), ...state], {
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
