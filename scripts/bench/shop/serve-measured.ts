import { testSecrets } from "../../setup/secrets.ts";
import { serve, type RunningShop } from "../../setup/serve.ts";
import { type Front, serveFront } from "./front.ts";

/** Where the bench keeps its build and its shops. */
export const benchFolder = ".wrangler/bench";
export const benchBuild = `${benchFolder}/build`;
/** The demo shop, as it is seeded. */
export const demoState = `${benchFolder}/state`;

interface MeasuredShop {
  assets: boolean;
  /** As in `serve`. */
  entry?: string;
  state?: string;
  variables?: Record<string, string>;
}

/** Serves the built Worker without rate limits while `work` measures it. */
export async function withShop<T>(
  { assets, entry, state = demoState, variables = {} }: MeasuredShop,
  work: (shop: RunningShop) => Promise<T>,
): Promise<T> {
  const shop = await serve({
    build: benchBuild,
    state,
    port: 0,
    variables: { ...testSecrets(), PUBLIC_ORIGIN: "http://127.0.0.1", ...variables },
    assets,
    limits: false,
    ...(entry === undefined ? {} : { entry }),
  });
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

/** Serves the whole shop to browsers as it is online: behind HTTP/2 and compression. */
export async function withFront<T>(work: (front: Front) => Promise<T>): Promise<T> {
  let target = "";
  const front = await serveFront(benchFolder, () => target);
  try {
    return await withShop({ assets: true, variables: { PUBLIC_ORIGIN: front.origin } }, async ({ origin }) => {
      target = origin;
      return work(front);
    });
  } finally {
    await front.stop();
  }
}
