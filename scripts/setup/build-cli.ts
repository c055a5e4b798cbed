// `npm run build`
import { buildWhenStale } from "./build.ts";
import { giveUp } from "./steps.mjs";

await buildWhenStale().catch(giveUp);
