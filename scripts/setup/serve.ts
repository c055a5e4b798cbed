// Serves a built Worker with everything around it: assets, D1, R2, KV, queue, cron, images, mail, rate limits.
// Miniflare itself, without `wrangler dev`: it starts at once, on one port, and a later build does not reload it.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";

export interface ServeOptions {
  /** A folder of React Router's build: `server` and `client`. */
  build: string;
  /** Where D1, R2 and KV are kept. Only one shop may use it at a time. */
  state: string;
  port: number;
  /** Variables and secrets, over those of wrangler.toml. */
  variables: Record<string, string>;
  /** False serves the Worker without its static files, whose emulation takes as long as a cached page; online it is free. */
  assets?: boolean;
  /** False turns the rate limits off, for measuring. */
  limits?: boolean;
  /** The source of a module that stands before the built Worker and imports it as `./index.js`. */
  entry?: string;
}

export interface RunningShop {
  origin: string;
  /** Runs every cron trigger of wrangler.toml once. */
  runCron: () => Promise<void>;
  /** The shop's own database. */
  database: () => Promise<D1Database>;
  stop: () => Promise<void>;
}

export async function serve({
  build,
  state,
  port,
  variables,
  assets = true,
  limits = true,
  entry,
}: ServeOptions): Promise<RunningShop> {
  const folder = resolve(build, "server");
  const config = unstable_readConfig({ config: join(folder, "wrangler.json") });
  const { workerOptions, externalWorkers } = unstable_getMiniflareWorkerOptions(config);
  const { modulesRules: _, ...options } = workerOptions;
  if (!assets) delete options.assets;
  if (!limits) for (const limit of Object.values(options.ratelimits ?? {})) limit.simple.limit = 1e9;
  const modules = ["index.js", ...globSync("assets/**/*.js", { cwd: folder })].map((file) => ({
    type: "ESModule" as const,
    path: join(folder, file),
    contents: readFileSync(join(folder, file), "utf8"),
  }));
  if (entry !== undefined) modules.unshift({ type: "ESModule", path: join(folder, "entry.js"), contents: entry });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port,
      log: new Log(LogLevel.WARN),
      handleStructuredLogs: ({ level, message }) => {
        if (level === "error" || level === "warn") process.stderr.write(`${message}\n`);
      },
      cf: false,
      telemetry: { enabled: false },
      unsafeTriggerHandlers: true,
      resourcePersistencePath: resolve(state, "v3"),
      resourceTmpPath: resolve(state, "tmp"),
      workers: [
        {
          ...options,
          name: config.name,
          modulesRoot: folder,
          modules,
          bindings: Object.assign({}, options.bindings, variables),
        },
        ...externalWorkers,
      ],
    }),
  );
  const { origin } = await miniflare.ready;
  return {
    origin,
    runCron: async () => {
      const worker = await miniflare.getWorker();
      for (const cron of config.triggers.crons ?? []) await worker.scheduled({ cron });
    },
    database: () => miniflare.getD1Database("DB"),
    stop: () => miniflare.dispose(),
  };
}
