// `npm run backup -- --local|--remote FOLDER`: writes the shop's tables and pictures into an empty folder.
import { installThenRun } from "./setup/bootstrap.mjs";

await installThenRun("backup", "scripts/backup/backup-cli.ts");
