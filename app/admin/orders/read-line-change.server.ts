import type { Database } from "#app/db/client.server.ts";
import {
  sellableProducts,
  sellableProductsStatement,
} from "#app/features/catalogue/inventory/sellable-products.server.ts";
import { unitsToSend } from "#app/features/selling/orders/order-units.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";

export type LineChangePage = NonNullable<Awaited<ReturnType<typeof readLineChange>>>;

/** A line of an order with the other sizes and colors that its product comes in today; null when there is no such line. */
export async function readLineChange(db: Database, { id, line: lineId }: { id: string; line: string }) {
  const order = await readOrder(db, id);
  const line = order?.lines.find((one) => one.id === lineId);
  if (!order || !line) return null;
  const product = sellableProducts(await sellableProductsStatement(db, [line.productId], order.market)).get(
    line.productId,
  );
  const variants = (product?.variants ?? []).filter((variant) => variant.id !== line.variantId);
  const { orderNumber, email, updatedAt } = order;
  return { order: { id, orderNumber, email, updatedAt }, line, left: unitsToSend(line), variants };
}
