import { type Collection, collections } from "#app/features/catalogue/products/product.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";

interface HeaderPage {
  path: string;
  name: string;
  /** Its kinds stand in a panel below it. */
  collection?: Collection;
}

/** In the header's row on wide screens, and large in the menu of small ones. */
export function headerPages(): HeaderPage[] {
  const ofCollections = Object.keys(collections) as Collection[];
  return [
    { path: "/", name: pageNames()["/"] },
    ...ofCollections.map((collection) => ({ ...collections[collection], collection })),
  ];
}
