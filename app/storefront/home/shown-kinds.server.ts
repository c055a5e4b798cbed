import type { Kind } from "#app/features/catalogue/products/attributes.ts";
import type { Chip } from "#app/features/catalogue/products/facets.ts";
import { collections } from "#app/features/catalogue/products/product.ts";
import { entryIn } from "#app/storefront/frame/menu-entries.ts";

/** A way into the shop. `slug` is the shop's chip whose first product it pictures. */
interface ShownKind {
  slug: Chip["slug"];
  name: string;
  path: string;
}

/** The same, as the page is sent with it. */
export interface KindTile extends Pick<ShownKind, "name" | "path"> {
  url: string;
}

/** Clothes first. */
const order: readonly { kind: Kind; slug: Chip["slug"] }[] = [
  { kind: "tights", slug: "leggings" },
  { kind: "hoodies", slug: "hoodies" },
  { kind: "jackets", slug: "jackets" },
  { kind: "sports-bras", slug: "sports-bras" },
  { kind: "t-shirts", slug: "t-shirts" },
];

/** The kinds as the menu names them, then the accessories, which are many. */
export function shownKinds(): ShownKind[] {
  const ofClothes = order.flatMap(({ kind, slug }) => {
    const entry = entryIn("/shop", kind);
    return entry ? [{ slug, name: entry.name, path: entry.path }] : [];
  });
  return [...ofClothes, { slug: "accessories", ...collections.accessories }];
}
