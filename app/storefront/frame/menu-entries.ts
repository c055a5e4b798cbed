import { kinds } from "#app/features/catalogue/products/attributes.ts";
import { type Collection, collections } from "#app/features/catalogue/products/product.ts";

/** What a menu leads to by name: each kind of the catalogue, what is new, and what is on sale. */
export const entryNames: ReadonlyMap<string, string> = new Map([
  ...kinds.map((kind) => [kind.id, "short" in kind ? kind.short : kind.label] as const),
  ["new", "New"],
  ["sale", "Sale"],
]);

/** The links of a collection in the menu, by what it offers (`menu-section.ts`): each narrows the collection's own list. */
export function menuEntries(collection: Collection, offered: string) {
  const { path } = collections[collection];
  return offered.split(" ").flatMap((id) => entryIn(path, id) ?? []);
}

/** The link to one entry of a list; null for an id that no entry has. */
export function entryIn(path: string, id: string): { id: string; name: string; path: string } | null {
  const name = entryNames.get(id);
  const query = id === "new" || id === "sale" ? `${id}=1` : `kind=${id}`;
  return name === undefined ? null : { id, name, path: `${path}?${query}` };
}
