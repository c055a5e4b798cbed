// `npm run build`
import { buildIfChanged } from "./build.ts";
import { exitWithError } from "./steps.mjs";

await buildIfChanged().catch(exitWithError);
