// Serves a built Worker with everything around it: assets, D1, R2, KV, queue, cron, images, mail, rate limits.
// Miniflare itself, without `wrangler dev`: up at once, one port, and deaf to later builds in the same folder.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";

export interface Serving {
  /** A folder of React Router's build: `server` and `client`. */
  build: string;
  /** Where D1, R2 and KV are kept. One shop at a time: two at once lock each other out. */
  state: string;
  port: number;
  /** Variables and secrets, over those of wrangler.toml. */
  variables: Record<string, string>;
  /** False serves the Worker without its files: here their emulation takes as long as a cached page, online nothing. */
  assets?: boolean;
  /** False lets one caller call as often as they like, to measure. */
  limits?: boolean;
}

export interface RunningShop {
  origin: string;
  /** Runs what the cron triggers of wrangler.toml would. */
  runCron: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function serve({
  build,
  state,
  port,
  variables,
  assets = true,
  limits = true,
}: Serving): Promise<RunningShop> {
  const folder = resolve(build, "server");
  const config = unstable_readConfig({ config: join(folder, "wrangler.json") });
  const { workerOptions, externalWorkers } = unstable_getMiniflareWorkerOptions(config);
  const { modulesRules: _, ...options } = workerOptions;
  if (!assets) delete options.assets;
  if (!limits) for (const limit of Object.values(options.ratelimits ?? {})) limit.simple.limit = 1e9;
  const modules = ["index.js", ...globSync("assets/**/*.js", { cwd: folder })];
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
          modules: modules.map((file) => ({
            type: "ESModule",
            path: join(folder, file),
            contents: readFileSync(join(folder, file), "utf8"),
          })),
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
    stop: () => miniflare.dispose(),
  };
}
