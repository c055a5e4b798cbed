import { type Collection, collections } from "#app/features/catalogue/products/product.ts";

interface HeaderPage {
  path: string;
  name: string;
  /** Its kinds stand in a panel below it. */
  collection?: Collection;
}

/** In the header's row on wide screens, and large in the menu of small ones. */
export const headerPages: readonly HeaderPage[] = [
  { path: "/", name: "Home" },
  ...(Object.keys(collections) as Collection[]).map((collection) => ({ ...collections[collection], collection })),
];
