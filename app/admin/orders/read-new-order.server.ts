import { findProducts } from "#app/admin/products/find-products.server.ts";
import {
  sellableProducts,
  sellableProductsStatement,
} from "#app/features/catalogue/inventory/sellable-products.server.ts";
import { listOffers } from "#app/features/selling/orders/offer-order.server.ts";
import { offerDays, offerState } from "#app/features/selling/orders/order-offer.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";
import type { Language } from "#app/shared/language/languages.ts";

export type NewOrderPage = Awaited<ReturnType<typeof readNewOrder>>;

/** Products listed, and offered at once, at most. */
const most = 12;

/** The languages that customers can be written to in: those that the shop has pages in. */
export const customerLanguages = ({ languages = [] }: Pick<Shop, "languages">): Language[] => ["en", ...languages];

/** What an order for a customer is put together on: the products that a text finds, those that were chosen, and the newest offers. */
export async function readNewOrder(
  shop: Shop,
  { text, products: chosen }: { text: string; products: readonly string[] },
  now: Date,
) {
  const { db } = shop;
  const ids = [...new Set(chosen)].slice(0, most);
  const [rows, offers, found] = await Promise.all([
    sellableProductsStatement(db, ids),
    listOffers(db),
    text.trim() === "" ? null : findProducts(db, { text: text.slice(0, 100), group: "all" }),
  ]);
  const products = sellableProducts(rows);
  return {
    offerId: newId("off"),
    offerDays,
    languages: customerLanguages(shop),
    text,
    found: found && {
      products: found.products.slice(0, most).filter((product) => !ids.includes(product.id)),
      more: found.more || found.products.length > most,
    },
    chosen: ids.flatMap((one) => products.get(one) ?? []),
    offers: offers.map((offer) => ({ ...offer, state: offerState(offer, offer.placed, now) })),
  };
}
