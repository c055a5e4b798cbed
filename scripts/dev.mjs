// `npm run dev`: the shop of `npm start`, with hot reload.
import { installThenRun } from "./setup/bootstrap.mjs";

await installThenRun("dev", "scripts/setup/start-dev.ts");
