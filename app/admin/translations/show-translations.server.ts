import { storeMenuCollections } from "#app/features/catalogue/collections/store-menu-collections.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import type { TranslationKind } from "#app/shared/translations.ts";

/** More products than this are made stale with everything else. */
const mostProducts = 100;

/** Makes the pages stale that show items whose translations were saved. A color or a collection of the menu may be on any page; what describes a size is on many products. */
export async function showTranslations(
  shop: Shop,
  items: readonly { kind: TranslationKind; itemId: string }[],
  now: Date,
): Promise<void> {
  if (items.length === 0) return;
  try {
    if (items.some(({ kind }) => kind === "collection")) await storeMenuCollections(shop.db, now);
  } finally {
    makeStale(shop, items);
  }
}

function makeStale(shop: Shop, all: readonly { kind: TranslationKind; itemId: string }[]): void {
  const items = all.filter(({ kind }) => kind !== "discount");
  // No page shows a discount: carts ask for it.
  if (items.length < all.length) invalidatePages(shop, { discounts: true });
  if (items.length === 0) return;
  const products = new Set(items.filter(({ kind }) => kind === "product").map(({ itemId }) => itemId));
  const areProductsAlone = items.every(({ kind }) => kind === "product");
  invalidatePages(
    shop,
    areProductsAlone && products.size <= mostProducts
      ? // Cards say what their pictures show, and a market lists what is told in its language.
        { products: [...products], listings: true }
      : { everything: true },
  );
}
