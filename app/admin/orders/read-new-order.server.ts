import { findProducts } from "#app/admin/products/find-products.server.ts";
import type { Database } from "#app/db/client.server.ts";
import {
  sellableProducts,
  sellableProductsStatement,
} from "#app/features/catalogue/inventory/sellable-products.server.ts";
import { listOffers } from "#app/features/selling/orders/offer-order.server.ts";
import { offerDays, offerState } from "#app/features/selling/orders/order-offer.ts";
import { newId } from "#app/shared/ids.ts";

export type NewOrderPage = Awaited<ReturnType<typeof readNewOrder>>;

/** Products listed, and offered at once, at most. */
const most = 12;

/** What an order for a customer is put together on: the products that a text finds, those that were chosen, and the newest offers. */
export async function readNewOrder(
  db: Database,
  { text, products: chosen }: { text: string; products: readonly string[] },
  now: Date,
) {
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
    text,
    found: found && {
      products: found.products.slice(0, most).filter((product) => !ids.includes(product.id)),
      more: found.more || found.products.length > most,
    },
    chosen: ids.flatMap((one) => products.get(one) ?? []),
    offers: offers.map((offer) => ({ ...offer, state: offerState(offer, offer.placed, now) })),
  };
}
