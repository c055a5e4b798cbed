// Runs once before the tests of the built Worker: each of their shops starts from a copy of this state.
import { rmSync } from "node:fs";

import { getPlatformProxy } from "wrangler";

import { openDatabase } from "#app/db/client.server.ts";

import { seedDemo } from "../../scripts/demo/seed.ts";
import { migrate, writeStaff } from "../../scripts/setup/local-state.ts";
import { staffAccount } from "./accounts.ts";

/** The demo shop with the tests' staff account, without its pictures: adding them takes longer than everything else. */
export const demoState = ".wrangler/test-demo-state";

export default async function makeDemoState(): Promise<void> {
  rmSync(demoState, { recursive: true, force: true });
  await migrate(demoState);
  process.env.WRANGLER_LOG ??= "warn";
  const proxy = await getPlatformProxy<{ DB: D1Database }>({
    configPath: "wrangler.toml",
    persist: { path: `${demoState}/v3` },
  });
  const noPictures = { put: async () => ({}), get: async () => null } as unknown as R2Bucket;
  try {
    await seedDemo(openDatabase(proxy.env.DB), noPictures, new Date());
  } finally {
    await proxy.dispose();
  }
  await writeStaff(demoState, staffAccount);
}
