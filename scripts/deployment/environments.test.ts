import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import { z } from "zod";

import { environmentsOf } from "./environments.ts";

const text = z.string();
/** The parts of wrangler.toml that are bound to something. */
const configSchema = z.object({
  name: text,
  vars: z.record(text, z.unknown()),
  triggers: z.object({ crons: z.array(text) }),
  d1_databases: z.array(z.object({ binding: text, database_name: text })),
  r2_buckets: z.array(z.object({ binding: text, bucket_name: text })),
  kv_namespaces: z.array(z.object({ binding: text, id: text })),
  queues: z.object({
    producers: z.array(z.object({ binding: text, queue: text })),
    consumers: z.array(z.object({ queue: text, max_batch_size: z.number() })),
  }),
  ratelimits: z.array(z.object({ name: text, namespace_id: text, simple: z.object({ limit: z.number() }) })),
  send_email: z.array(z.object({ name: text })),
  images: z.object({ binding: text }),
  analytics_engine_datasets: z.array(z.object({ binding: text, dataset: text })),
});
type Config = z.output<typeof configSchema>;

const read = (env?: string) =>
  configSchema.parse(unstable_readConfig({ config: "wrangler.toml", env }, { hideWarnings: true }));
const live = read();
const environments = environmentsOf(readFileSync("wrangler.toml", "utf8"));

/** Every binding of a configuration, with what it is bound to. */
function bindingsOf(config: Config): Map<string, string> {
  const { d1_databases, r2_buckets, kv_namespaces, queues, ratelimits, send_email, images, analytics_engine_datasets } =
    config;
  return new Map([
    ...d1_databases.map(({ binding, database_name }) => [binding, database_name] as const),
    ...r2_buckets.map(({ binding, bucket_name }) => [binding, bucket_name] as const),
    ...kv_namespaces.map(({ binding, id }) => [binding, id] as const),
    ...queues.producers.map(({ binding, queue }) => [binding, queue] as const),
    ...queues.consumers.map(
      ({ queue, max_batch_size: size }, place) => [`consumer ${place} of ${size}`, queue] as const,
    ),
    ...ratelimits.map(({ name, namespace_id, simple }) => [`${name} ${simple.limit}`, namespace_id] as const),
    ...send_email.map(({ name }) => [name, "shared"] as const),
    [images.binding, "shared"],
    ...analytics_engine_datasets.map(({ binding, dataset }) => [binding, dataset] as const),
  ]);
}

it("finds the staging shop", () => {
  expect(environments).toEqual(["staging"]);
});

describe.each(environments)("the environment %s", (env) => {
  const config = read(env);

  it("has every binding of the live shop: wrangler inherits none", () => {
    expect([...bindingsOf(config).keys()]).toEqual([...bindingsOf(live).keys()]);
  });

  it("shares no store, no queue and no limit with the live shop", () => {
    const own = bindingsOf(config);
    const shared = [...bindingsOf(live)].filter(([name, to]) => to !== "shared" && own.get(name) === to);
    expect(shared).toEqual([]);
    expect(config.name).not.toBe(live.name);
  });

  it("runs the same jobs, and takes no money", () => {
    expect(config.triggers).toEqual(live.triggers);
    expect(config.vars["TEST_PAYMENTS"]).toBe("this-shop-takes-no-money");
  });
});
