import { copyFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { performance } from "node:perf_hooks";

import { build } from "vite";
import { z } from "zod";

import { testSecrets } from "../../setup/secrets.ts";
import { serve } from "../../setup/serve.ts";
import { benchBuild, benchFolder } from "../shop/serve-measured.ts";

const listSchema = z.object({ group: z.string(), name: z.string() });
const shopSchema = z.object({ lists: z.array(listSchema), products: z.number(), orders: z.number() });
const countSchema = z.object({ rowsRead: z.number() });
type ListName = z.infer<typeof listSchema>;

/** The Worker that reads the lists of one shop. */
export interface Reader extends z.infer<typeof shopSchema> {
  /** Rows that a list reads. */
  countRows: (list: ListName) => Promise<number>;
  /** Milliseconds until it has read a list. */
  time: (list: ListName) => Promise<number>;
  stop: () => Promise<void>;
}

const folder = `${benchFolder}/lists`;

/** Bundles `lists-worker.ts` for the Workers' runtime. */
export async function buildReader(): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    ssr: { target: "webworker", noExternal: true, resolve: { conditions: ["workerd", "worker", "module"] } },
    build: {
      ssr: resolve(import.meta.dirname, "lists-worker.ts"),
      outDir: resolve(folder, "server"),
      emptyOutDir: true,
      rolldownOptions: { external: [/^(node|cloudflare):/], output: { entryFileNames: "index.js" } },
    },
  });
  copyFileSync(join(benchBuild, "server/wrangler.json"), join(folder, "server/wrangler.json"));
}

/** Starts the Worker over the shop in a state folder, in a process of its own. */
export async function startReader(state: string): Promise<Reader> {
  const variables = { ...testSecrets(), PUBLIC_ORIGIN: "http://127.0.0.1" };
  const { origin, stop } = await serve({ build: folder, state, port: 0, variables, assets: false });
  const ask = async (path: string): Promise<unknown> => {
    const response = await fetch(new URL(path, origin));
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const pathOf = (list: ListName) => `/?${new URLSearchParams({ ...list })}`;
  return {
    ...shopSchema.parse(await ask("/shop")),
    countRows: async (list) => countSchema.parse(await ask(`${pathOf(list)}&count`)).rowsRead,
    time: async (list) => {
      const began = performance.now();
      await ask(pathOf(list));
      return performance.now() - began;
    },
    stop,
  };
}
