import { existsSync } from "node:fs";

import { exitWithError, step } from "../setup/steps.mjs";
import { nameOf, parseOrder, replaceWord } from "./command-line.ts";
import { withShop } from "./open-shop.ts";
import { countStored, deleteEverything, readBackup, restore } from "./restore.ts";

try {
  const { place, folder, deletesFirst } = parseOrder("restore", process.argv.slice(2));
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const manifest = await step(`Checking ${folder}`, () => readBackup(folder));
  await withShop(place, async (stores) => {
    const { tables, hasObjects } = await countStored(stores);
    if (tables > 0 || hasObjects) {
      if (!deletesFirst)
        throw new Error(
          `${nameOf(place)} is not empty. Restore into a new database and bucket, or say ${replaceWord}: all that is there is lost.`,
        );
      await step("Deleting what is there", () => deleteEverything(stores));
    }
    await step(`Restoring the shop of ${manifest.createdAt}`, () => restore(stores, folder, manifest));
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows and ${manifest.objects.length} objects are back, and as they were backed up.`);
} catch (error) {
  exitWithError(error);
}
