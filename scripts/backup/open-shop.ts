import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { getPlatformProxy, unstable_readConfig } from "wrangler";

/** What a backup reads and a restore writes. KV holds copies only; a restore empties it. */
export interface ShopStores {
  DB: D1Database;
  MEDIA: R2Bucket;
  CONFIG_CACHE: KVNamespace;
}

/** `local`: the shop of `npm start`, or the state in another folder. `remote`: the deployed shop that wrangler.toml names. */
export type Place = { kind: "local"; state: string } | { kind: "remote" };

/**
 * Opens a shop's database, bucket and cache, does the work and closes them. Both places are the same bindings, so that what is
 * tried locally is what runs against the deployed shop. Throws what the work throws, and when wrangler is not signed in.
 */
export async function withShop<T>(place: Place, work: (stores: ShopStores) => Promise<T>): Promise<T> {
  process.env.WRANGLER_LOG ??= "warn";
  // A fresh clone, from which a lost shop is restored, does not have the folder yet.
  mkdirSync(".wrangler", { recursive: true });
  const folder = mkdtempSync(join(resolve(".wrangler"), "stores-"));
  const configPath = join(folder, "wrangler.json");
  writeFileSync(configPath, JSON.stringify(storesOnly(place.kind === "remote")));
  const proxy = await getPlatformProxy<ShopStores & Record<string, unknown>>({
    configPath,
    remoteBindings: place.kind === "remote",
    persist: place.kind === "local" ? { path: resolve(place.state, "v3") } : false,
  }).finally(() => rmSync(folder, { recursive: true, force: true }));
  try {
    return await work(proxy.env);
  } finally {
    await proxy.dispose();
  }
}

/** The configuration of these bindings alone: no Worker, no queue. */
function storesOnly(remote: boolean): object {
  const { name, compatibility_date, d1_databases, r2_buckets, kv_namespaces } = unstable_readConfig({
    config: "wrangler.toml",
  });
  const of = <B extends { binding: string }>(bindings: readonly B[], wanted: string) =>
    bindings.filter(({ binding }) => binding === wanted).map((binding) => ({ ...binding, remote }));
  return {
    name,
    compatibility_date,
    d1_databases: of(d1_databases, "DB"),
    r2_buckets: of(r2_buckets, "MEDIA"),
    kv_namespaces: of(kv_namespaces, "CONFIG_CACHE"),
  };
}
