import { kinds, shortKindName } from "#app/features/catalogue/products/attributes.ts";
import { type Collection, collections } from "#app/features/catalogue/products/product.ts";

import { frameTexts } from "./frame.texts.ts";

/** What a menu leads to by name: each kind of the catalogue, what is new, and what is on sale. */
export function entryNames(): ReadonlyMap<string, string> {
  const texts = frameTexts();
  return new Map([
    ...kinds.map(({ id }) => [id, shortKindName(id)] as const),
    ["new", texts.new],
    ["sale", texts.sale],
  ]);
}

interface MenuEntry {
  id: string;
  name: string;
  path: string;
}

/** The links of a collection in the menu, by what it offers (`menu-section.ts`): each narrows the collection's own list. */
export function menuEntries(collection: Collection, offered: string): { ranges: MenuEntry[]; kinds: MenuEntry[] } {
  const { path } = collections[collection];
  const entries = offered.split(" ").flatMap((id) => entryIn(path, id) ?? []);
  return { ranges: entries.filter(({ id }) => isRange(id)), kinds: entries.filter(({ id }) => !isRange(id)) };
}

/** Whether an entry goes across the kinds. */
function isRange(id: string): boolean {
  return id === "new" || id === "sale";
}

/** The link to one entry of a list; null for an id that no entry has. */
export function entryIn(path: string, id: string): MenuEntry | null {
  const name = entryNames().get(id);
  const query = isRange(id) ? `${id}=1` : `kind=${id}`;
  return name === undefined ? null : { id, name, path: `${path}?${query}` };
}
