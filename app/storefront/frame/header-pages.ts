import { collections } from "#app/features/catalogue/products/product.ts";

/** In the header's row on wide screens, and large in the menu of small ones. */
export const headerPages: readonly { path: string; name: string }[] = [
  { path: "/", name: "Home" },
  ...Object.values(collections),
];
