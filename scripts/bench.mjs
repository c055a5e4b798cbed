// `npm run bench`: how fast and how light the shop is, beside what is allowed.
import { installThenRun } from "./setup/bootstrap.mjs";

await installThenRun("bench", "scripts/bench/main.ts");
