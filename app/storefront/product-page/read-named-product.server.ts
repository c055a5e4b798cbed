import type { Database } from "#app/db/client.server.ts";
import { findItem } from "#app/features/catalogue/slugs/find-item.server.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";

import { type FoundProduct, readProductPage } from "./read-product-page.server.ts";

/**
 * The page of the product whose address ends with `name`: its id, or what it is, or was, in any language. English pages ask for slugs only
 * where there is no such id.
 */
export async function readNamedProduct(db: Database, name: string, now: Date): Promise<FoundProduct> {
  const read = (id: string) => readProductPage(db, id, undefined, now);
  const find = async () => (await findItem(db, "product", name)) ?? name;
  if (currentLanguage() !== "en") return read(await find());
  const found = await read(name);
  if (found.kind !== "unknown") return found;
  const id = await find();
  return id === name ? found : read(id);
}
