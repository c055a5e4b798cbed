import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

import { exitWithError, step } from "../setup/steps.mjs";
import { nameOf, readOrder, replaceWord } from "./command-line.ts";
import { type ShopStores, withShop } from "./open-shop.ts";
import { deleteEverything, markRestore, readBackup, restore, whatIsThere } from "./restore.ts";

try {
  const { place, folder, deletesFirst } = readOrder("restore");
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const manifest = await step(`Checking ${folder}`, () => readBackup(folder));
  await withShop(place, async (stores) => {
    const found = await whatIsThere(stores);
    if (found === "a shop" && !deletesFirst)
      throw new Error(
        `${nameOf(place)} is not empty. Restore into a new database and bucket, or say ${replaceWord}: all that is there is lost.`,
      );
    if (found === "half a restore")
      console.log("A restore of this shop was interrupted: what it left is deleted first.");
    if (found === "a shop" && place.kind === "remote")
      await step("Closing the shop, for a minute", () => close(stores));
    if (found !== "nothing") await step("Deleting what is there", () => deleteEverything(stores));
    await step(`Restoring the shop of ${manifest.createdAt}`, () => restore(stores, folder, manifest));
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows and ${manifest.objects.length} objects are back, and as they were backed up.`);
} catch (error) {
  exitWithError(error);
}

/** Marks a shop that is online, and waits until every instance of its Worker has looked (workers/whole-shop.ts). */
async function close({ DB }: ShopStores): Promise<void> {
  await markRestore(DB);
  await wait(65_000);
}
