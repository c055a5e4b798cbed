import { existsSync } from "node:fs";

import { exitWithError } from "../setup/steps.mjs";
import { backUp } from "./back-up.ts";
import { nameOf, readOrder } from "./command-line.ts";
import { withShop } from "./open-shop.ts";

try {
  const { place, folder } = readOrder("backup");
  if (place.kind === "local" && !existsSync(place.state)) throw new Error(`There is no shop in ${place.state}.`);
  console.log(`Backing up ${nameOf(place)} …`);
  const { tables, objects, consistent, bookmark } = await withShop(place, (stores) => backUp(stores, folder));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${tables.length} tables and ${objects.length} objects are in ${folder}.`);
  if (place.kind === "remote" && bookmark) console.log(`D1's bookmark when it began: ${bookmark}`);
  if (!consistent)
    console.log("The shop wrote all the time: the rows may be of different moments. Do it again at a quiet hour.");
} catch (error) {
  exitWithError(error);
}
