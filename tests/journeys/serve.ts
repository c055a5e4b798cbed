// Serves the demo shop in five languages with all its markets open but Denmark: `node tests/journeys/serve.ts`. Prints `allServed` once it answers.
import { prefixedLanguages } from "../../app/shared/language/languages.ts";
import { buildIfChanged, copyBuild } from "../../scripts/setup/build.ts";
import { killBackgroundProcesses } from "../../scripts/setup/run.mjs";
import { testSecrets } from "../../scripts/setup/secrets.ts";
import { type RunningShop, serve } from "../../scripts/setup/serve.ts";
import { onStopSignal } from "../../scripts/setup/signals.mjs";
import { allServed, linkSecret, shopPort } from "../support/accounts.ts";
import { serveFileCache } from "../support/file-cache.ts";
import { makeSeededState } from "../support/seeded-state.ts";
import { openMarkets } from "./open-markets.ts";
import { build, state } from "./places.ts";

const running: { shop?: RunningShop } = {};
const stop = async (): Promise<void> => {
  killBackgroundProcesses();
  await running.shop?.stop();
  process.exit(0);
};
onStopSignal(() => void stop(), { watchParent: true });

process.env.SHOP_LANGUAGES ??= prefixedLanguages.join(",");
await buildIfChanged();
copyBuild(build);
await makeSeededState(state);
await openMarkets(state);
running.shop = await serve({
  build,
  state,
  port: 0,
  variables: {
    ...testSecrets(),
    LINK_SECRET: linkSecret,
    PUBLIC_ORIGIN: `http://127.0.0.1:${shopPort}`,
    AVIF: "off",
  },
  limits: false,
});
await serveFileCache(shopPort, new URL(running.shop.origin));
console.log(allServed);
