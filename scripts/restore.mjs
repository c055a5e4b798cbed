// `npm run restore -- --local|--remote FOLDER`: puts a backup into an empty database and bucket, and compares them with it.
import { installThenRun } from "./setup/bootstrap.mjs";

await installThenRun("restore", "scripts/backup/restore-cli.ts");
