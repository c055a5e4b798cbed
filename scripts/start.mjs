// `npm start`: from a fresh clone to a running shop.
import { installThenRun } from "./setup/bootstrap.mjs";

await installThenRun("start", "scripts/setup/start-shop.ts");
