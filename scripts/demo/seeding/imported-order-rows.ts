import type { importedOrders } from "#app/db/schema/imported-orders.server.ts";
import { type ImportedOrder, toStored } from "#app/features/selling/order-history/imported-order.ts";
import { countryCode } from "#app/features/shop/addresses/countries.ts";

import { demoPeople } from "../catalogue/people.ts";
import { demoProducts } from "../catalogue/products.ts";
import { daysBefore } from "./time.ts";

const shippingOre = 49_00;

/** Orders of two years ago in the shop that the demo shop was before: paid, refunded in part, canceled, and a sale over the counter. */
export function importedOrderRows(now: Date): (typeof importedOrders.$inferInsert)[] {
  const buyers = [0, 1, 2, 0, 3, 4].map((person) => demoPeople[person]);
  return buyers.map((buyer, i) => {
    const placedAt = daysBefore(now, 700 - i * 23);
    const isCounter = i === 4;
    const address =
      buyer && !isCounter
        ? {
            name: `${buyer.firstName} ${buyer.lastName}`,
            street: buyer.address,
            postalCode: buyer.postalCode,
            city: buyer.city,
            country: countryCode(buyer.country),
          }
        : null;
    const lines = demoProducts.slice(i * 2, i * 2 + 1 + (i % 3)).map(({ name, price }) => ({
      name,
      sku: `OLD-${name.slice(0, 3).toUpperCase()}`,
      quantity: 1 + (i % 2),
      priceOre: price * 100,
      discountOre: 0,
    }));
    const subtotalOre = lines.reduce((sum, { quantity, priceOre }) => sum + quantity * priceOre, 0);
    const totalOre = subtotalOre + (isCounter ? 0 : shippingOre);
    const order: ImportedOrder = {
      number: `#${1041 + i}`,
      email: address ? (buyer?.email ?? "") : "",
      name: address?.name ?? "",
      shippingAddress: address,
      billingAddress: address,
      paymentStatus: i === 2 ? "partially_refunded" : i === 5 ? "voided" : "paid",
      fulfilment: i === 5 ? "unfulfilled" : "fulfilled",
      currency: "SEK",
      subtotalOre,
      discountCode: "",
      discountOre: 0,
      shippingMethod: isCounter ? "" : "Standard",
      shippingOre: isCounter ? 0 : shippingOre,
      taxOre: Math.round(totalOre / 5),
      totalOre,
      refundedOre: i === 2 ? (lines[0]?.priceOre ?? 0) : 0,
      paymentMethod: isCounter ? "Cash" : "Klarna",
      lines,
      note: i === 1 ? "Leave it with the neighbor" : "",
      tags: "",
      placedAt,
      paidAt: i === 5 ? null : placedAt,
      fulfilledAt: i === 5 ? null : placedAt,
      cancelledAt: i === 5 ? placedAt : null,
    };
    return { ...toStored(order), id: `imp_demo${i + 1}`, importedAt: daysBefore(now, 88), importedBy: "astrid.lind" };
  });
}
