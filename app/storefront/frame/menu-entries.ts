import { kinds } from "#app/features/catalogue/products/attributes.ts";
import { type Collection, collections } from "#app/features/catalogue/products/product.ts";

const named: ReadonlyMap<string, string> = new Map([
  ...kinds.map((kind) => [kind.id, "short" in kind ? kind.short : kind.label] as const),
  ["new", "New"],
  ["sale", "Sale"],
]);

/** The links of a collection in the menu, by what it offers (`menu-section.ts`): each narrows the collection's own list. */
export function menuEntries(collection: Collection, offered: string) {
  const { path } = collections[collection];
  return offered.split(" ").flatMap((id) => {
    const name = named.get(id);
    const query = id === "new" || id === "sale" ? `${id}=1` : `kind=${id}`;
    return name === undefined ? [] : [{ id, name, path: `${path}?${query}` }];
  });
}
