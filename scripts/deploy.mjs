// `npm run deploy`: builds and puts the shop online. Flags go on to wrangler, such as `-- --dry-run`.
import { installThenRun } from "./setup/bootstrap.mjs";

await installThenRun("scripts/deployment/deploy-shop.ts");
