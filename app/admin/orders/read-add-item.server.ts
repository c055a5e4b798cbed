import { findProducts } from "#app/admin/products/find-products.server.ts";
import type { Database } from "#app/db/client.server.ts";
import {
  sellableProducts,
  sellableProductsStatement,
} from "#app/features/catalogue/inventory/sellable-products.server.ts";
import { addedTo, additionTerms } from "#app/features/selling/orders/addition-order.ts";
import { additionRefusal } from "#app/features/selling/orders/order-addition.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { parseOrderTerms } from "#app/features/shop/content/configuration.server.ts";
import { configurationStatement } from "#app/features/shop/content/queries.server.ts";

export type AddItemPage = NonNullable<Awaited<ReturnType<typeof readAddItem>>>;

/** Products listed at most: a longer list is narrowed by search. */
const mostListed = 12;
/** Products that are offered at once at most. */
const mostChosen = 10;

/** An order, the products that a text finds, and those that were chosen, with their variants in stock; null for an unknown order. */
export async function readAddItem(
  db: Database,
  { id, text, products: chosen }: { id: string; text: string; products: readonly string[] },
) {
  const order = await readOrder(db, id);
  if (!order) return null;
  const ids = [...new Set(chosen)].slice(0, mostChosen);
  const [[rows, configuration], found] = await Promise.all([
    db.batch([sellableProductsStatement(db, ids, order.market), configurationStatement(db)]),
    text.trim() === "" ? null : findProducts(db, { text: text.slice(0, 100), group: "all" }),
  ]);
  const products = sellableProducts(rows);
  const { orderNumber, email, updatedAt, country } = order;
  const { vat } = additionTerms(parseOrderTerms(configuration), addedTo(order));
  return {
    order: { id, orderNumber, email, updatedAt, country },
    refusal: additionRefusal(order),
    vat,
    text,
    found: found && {
      products: found.products.slice(0, mostListed).filter((product) => !ids.includes(product.id)),
      more: found.more || found.products.length > mostListed,
    },
    chosen: ids.flatMap((one) => products.get(one) ?? []),
  };
}
