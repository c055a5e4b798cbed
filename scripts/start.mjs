// `npm start`: from a fresh clone to a running shop.
import { installThenRun } from "./setup/bootstrap.mjs";

await installThenRun("scripts/setup/start-shop.ts");
