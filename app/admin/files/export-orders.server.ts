import { and, asc, inArray, ne, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { fulfilments, refunds } from "#app/db/schema/fulfilments.server.ts";
import { orderEvents, orderLines, orders } from "#app/db/schema/orders.server.ts";
import { countryCode } from "#app/features/shop/addresses/countries.ts";
import { pointLine } from "#app/features/shop/pickup-points/destination.ts";
import { unrecordedCarrier } from "#app/features/shop/shipping/carriers.ts";
import { isExportOrder } from "#app/features/shop/shipping/exports.ts";
import { nameOfDiscount } from "#app/shared/discount-name.ts";
import { orderStatusFacts } from "#app/shared/order-statuses.ts";

import { priceCell, yesNoCell } from "./cells.ts";
import type { ExportKind } from "./export-kind.server.ts";

type Order = typeof orders.$inferSelect;
type Line = typeof orderLines.$inferSelect;
type Cells = Record<string, string>;

const columns = [
  "Name",
  "Email",
  "Financial Status",
  "Paid at",
  "Fulfillment Status",
  "Fulfilled at",
  "Accepts Marketing",
  "Currency",
  "Subtotal",
  "Shipping",
  "Taxes",
  "Total",
  "Discount Code",
  "Discount Amount",
  "Shipping Method",
  "Created at",
  "Lineitem quantity",
  "Lineitem name",
  "Lineitem price",
  "Lineitem sku",
  "Lineitem requires shipping",
  "Lineitem taxable",
  "Lineitem fulfillment status",
  "Billing Name",
  "Billing Street",
  "Billing Address1",
  "Billing City",
  "Billing Zip",
  "Billing Country",
  "Shipping Name",
  "Shipping Street",
  "Shipping Address1",
  "Shipping City",
  "Shipping Zip",
  "Shipping Country",
  "Shipping Phone",
  "Cancelled at",
  "Payment Method",
  "Refunded Amount",
  "Id",
  "Lineitem discount",
  "Tax 1 Name",
  "Tax 1 Value",
  "Phone",
  "Status",
  "Lineitem product",
  "Lineitem color",
  "Lineitem size",
  "Tracking Id",
  "Carrier",
  "Pickup Point",
] as const;

/** Orders in the columns of Shopify's order file: a row for each line, what is of the whole order in the first. */
export const orderExport: ExportKind = {
  columns,
  size: 200,
  page: async (db, { after, size, filter }) => {
    const found = await statement<{ id: string }>(
      db,
      sql`SELECT id FROM orders WHERE id > ${after} ${filter.status ? sql`AND status = ${filter.status}` : sql``}
        ${filter.payment ? sql`AND payment_status = ${filter.payment}` : sql``} ORDER BY id ${limitTo(size)}`,
    );
    const ids = found.map(({ id }) => id);
    const rows = (await readOrders(db, ids)).flatMap(orderRows);
    return {
      rows: rows.map((cells) => columns.map((column) => cells[column] ?? "")),
      last: ids.at(-1) ?? null,
      things: ids.length,
    };
  },
};

async function readOrders(db: Database, ids: readonly string[]) {
  const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const [found, lines, events, parcels, returned] = await db.batch([
    db.select().from(orders).where(inArray(orders.id, wanted)).orderBy(asc(orders.id)),
    db.select().from(orderLines).where(inArray(orderLines.orderId, wanted)).orderBy(asc(orderLines.position)),
    db
      .select({
        orderId: orderEvents.orderId,
        type: orderEvents.type,
        data: orderEvents.data,
        createdAt: orderEvents.createdAt,
      })
      .from(orderEvents)
      .where(inArray(orderEvents.orderId, wanted))
      .orderBy(asc(orderEvents.createdAt)),
    db
      .select()
      .from(fulfilments)
      .where(and(inArray(fulfilments.orderId, wanted), ne(fulfilments.carrier, unrecordedCarrier)))
      .orderBy(asc(fulfilments.createdAt)),
    db
      .select({ orderId: refunds.orderId, amountOre: refunds.amountOre, status: refunds.status })
      .from(refunds)
      .where(inArray(refunds.orderId, wanted)),
  ]);
  const of = <Entry extends { orderId: string }>(entries: readonly Entry[]) =>
    Map.groupBy(entries, ({ orderId }) => orderId);
  const [linesOf, eventsOf, parcelsOf, refundsOf] = [of(lines), of(events), of(parcels), of(returned)];
  return found.map((order) => ({
    order,
    lines: linesOf.get(order.id) ?? [],
    events: eventsOf.get(order.id) ?? [],
    parcels: parcelsOf.get(order.id) ?? [],
    refunds: refundsOf.get(order.id) ?? [],
  }));
}

function orderRows({
  order,
  lines,
  events,
  parcels,
  refunds: returned,
}: Awaited<ReturnType<typeof readOrders>>[number]): Cells[] {
  const at = (matches: (event: (typeof events)[number]) => boolean) => events.findLast(matches)?.createdAt ?? "";
  const refundedOre = returned
    .filter(({ status }) => status === "succeeded")
    .reduce((sum, { amountOre }) => sum + amountOre, 0);
  const whole: Cells = {
    ...orderCells(order),
    "Paid at": at(({ type }) => type === "paid"),
    "Fulfilled at": order.fulfilment === "fulfilled" ? (parcels.at(-1)?.createdAt ?? "") : "",
    "Cancelled at": orderStatusFacts[order.status].isCancelled ? order.updatedAt : "",
    "Refunded Amount": priceCell.write(refundedOre),
    "Tracking Id": parcels
      .map(({ trackingId }) => trackingId)
      .filter((id) => id !== "")
      .join(", "),
    Carrier: [...new Set(parcels.map(({ carrier }) => carrier))].join(", "),
  };
  return lines.map((line, i) => ({
    Name: order.orderNumber,
    Email: order.email,
    ...(i === 0 ? whole : {}),
    ...lineCells(line),
  }));
}

/** Our payment states are Shopify's but for the way they are written. */
function financialStatus(status: Order["paymentStatus"]): string {
  return status === "unpaid" ? "pending" : status.replace("-", "_");
}

function orderCells(order: Order): Cells {
  const name = `${order.firstName} ${order.lastName}`.trim();
  const vat = `VAT ${(order.vatRateHundredths / 100).toString()}%${isExportOrder(order) ? " (export)" : order.vatMode === "included" ? " (included)" : ""}`;
  return {
    "Financial Status": financialStatus(order.paymentStatus),
    "Fulfillment Status": order.fulfilment,
    "Accepts Marketing": yesNoCell.write(order.marketingEmails),
    Currency: order.currency,
    Subtotal: priceCell.write(order.subtotalOre),
    Shipping: priceCell.write(order.shippingOre),
    Taxes: priceCell.write(order.taxOre),
    Total: priceCell.write(order.totalOre),
    "Discount Code": nameOfDiscount(order) ?? "",
    "Discount Amount": priceCell.write(order.discountOre),
    "Shipping Method": order.shippingMethod,
    "Created at": order.createdAt,
    ...addressCells(
      "Billing",
      name,
      order.billingAddress,
      order.billingCity,
      order.billingPostalCode,
      order.billingCountry,
    ),
    ...addressCells("Shipping", name, order.address, order.city, order.postalCode, order.country),
    "Shipping Phone": order.phone,
    "Pickup Point": order.pickupPoint ? `${pointLine(order.pickupPoint)} [${order.pickupPoint.id}]` : "",
    Phone: order.phone,
    "Payment Method": order.paymentMethod,
    Id: order.id,
    "Tax 1 Name": vat,
    "Tax 1 Value": priceCell.write(order.taxOre),
    Status: order.status,
  };
}

function addressCells(kind: string, name: string, street: string, city: string, zip: string, country: string): Cells {
  return {
    [`${kind} Name`]: name,
    [`${kind} Street`]: street,
    [`${kind} Address1`]: street,
    [`${kind} City`]: city,
    [`${kind} Zip`]: zip,
    [`${kind} Country`]: countryCode(country) || country,
  };
}

function lineCells(line: Line): Cells {
  const { name, color, size, priceOre, quantity, discountOre, productId, variantId, fulfilledQuantity } = line;
  return {
    "Lineitem quantity": String(quantity),
    "Lineitem name": [name, [color, size].filter((part) => part !== "").join(" / ")]
      .filter((part) => part !== "")
      .join(" - "),
    "Lineitem price": priceCell.write(priceOre),
    // Empty on lines from before it was kept.
    "Lineitem discount": discountOre === null ? "" : priceCell.write(discountOre),
    "Lineitem sku": variantId,
    "Lineitem requires shipping": "true",
    "Lineitem taxable": "true",
    "Lineitem fulfillment status":
      fulfilledQuantity === 0 ? "pending" : fulfilledQuantity < quantity ? "partial" : "fulfilled",
    "Lineitem product": productId,
    "Lineitem color": color,
    "Lineitem size": size,
  };
}
