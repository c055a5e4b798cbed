import { sql } from "drizzle-orm";
import { getPlatformProxy } from "wrangler";

import { openDatabase } from "#app/db/client.server.ts";

import { seedDemo } from "./seed.ts";

/* node scripts/demo/seed-cli.ts <persist dir>: adds the demo data to the local shop there, unless it has products. */

interface Bindings {
  DB: D1Database;
  MEDIA: R2Bucket;
}

const [directory = ".wrangler/state"] = process.argv.slice(2);
const proxy = await getPlatformProxy<Bindings>({ configPath: "wrangler.toml", persist: { path: `${directory}/v3` } });
try {
  const db = openDatabase(proxy.env.DB);
  const [{ count } = { count: 0 }] = await db.all<{ count: number }>(sql`SELECT count(*) AS count FROM products`);
  if (count > 0) console.log(`The shop has ${count} products already.`);
  else await seedDemo(db, proxy.env.MEDIA, new Date());
} finally {
  await proxy.dispose();
}
