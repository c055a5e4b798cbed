// `npm run deploy`: builds and puts the shop online. `-- --check` and `-- --dry-run` change nothing that is online.
import { installThenRun } from "./setup/bootstrap.mjs";

await installThenRun("deploy", "scripts/deployment/deploy-shop.ts", { without: "check" });
