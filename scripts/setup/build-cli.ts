// `npm run build`
import { buildIfChanged } from "./build.ts";
import { commandLine } from "./command-line.mjs";
import { exitWithError } from "./steps.mjs";

commandLine("build");
await buildIfChanged().catch(exitWithError);
