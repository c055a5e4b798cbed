import { asc, eq, getTableColumns, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { caseStatusesWhere } from "#app/db/status-sql.server.ts";
import {
  type SellableProduct,
  sellableProducts,
  sellableProductsOfOrderStatement,
} from "#app/features/catalogue/inventory/sellable-products.server.ts";
import { paidToday } from "#app/features/selling/cart/order-vat.ts";
import { readDelivery } from "#app/features/selling/orders/record-delivery.server.ts";
import { parseShownVat, vatStatement } from "#app/features/shop/content/queries.server.ts";
import { returnAddressOf } from "#app/features/shop/markets/return-address.server.ts";
import type { ExchangeStatus, ReturnStatus } from "#app/shared/case-statuses.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { orderStatusFacts, paymentStatusFacts } from "#app/shared/order-statuses.ts";

import { type UnitsAway, exchangeableUnits, mayBeHad, priceDifference } from "./exchange-rules.ts";
import { withdrawalPeriod } from "./withdrawal-deadline.ts";
import { sendToTexts } from "./withdrawal-texts.ts";

/** Another size or color that a line can be exchanged for. Colors are in English on all that this page has: what is asked for is kept by them. */
export interface ExchangeChoice {
  variantId: string;
  color: string;
  size: string;
  /** Units in stock. */
  left: number;
  /** What goes back because it costs less now than was paid: for one unit, for two, and so on. In öre. */
  differencesOre: number[];
}

/** A line of an order as its buyer may exchange it. Amounts in öre. */
export interface ExchangeLine {
  id: string;
  name: string;
  image: string;
  /** What the buyer has: the replacement, if all of it was exchanged before. */
  color: string;
  size: string;
  /** Units that may be exchanged. */
  units: number;
  choices: ExchangeChoice[];
  /** Whether others are left out because they cost more. */
  hasDearer: boolean;
}

/** An exchange of the order that was asked for before. */
export interface KnownExchange {
  returnId: string;
  number: string;
  name: string;
  color: string;
  size: string;
  quantity: number;
  status: ExchangeStatus;
  returnStatus: ReturnStatus;
  heldUntil: string;
}

export interface ExchangePage {
  orderId: string;
  orderNumber: string;
  currency: Currency;
  lines: ExchangeLine[];
  exchanges: KnownExchange[];
  /** Until when the law lets the buyer withdraw, ISO; null while that is open. */
  withdrawableUntil: string | null;
  /** Whether our offer is still open: within our own return promise. */
  isOpen: boolean;
  /** Where goods go without our label, a sentence; empty where the shop's own address is meant. */
  sendTo: string[];
}

interface AwayRow extends UnitsAway {
  id: string;
  /** Replacements that were sent before, and what went back for them. */
  sentUnits: number;
  backOre: number;
  /** What sums without items took off the price of the line. */
  loweredOre: number;
  /** Every variant that was sent for units of the line, as JSON. */
  sentVariants: string;
  /** The replacement that was sent last. */
  variantId: string | null;
  color: string | null;
  size: string | null;
}

/** Units of an order's lines that are away, what exchanges gave back before, and the replacement that was sent last. */
function unitsAwayStatement(db: Database, orderId: string) {
  const last = (column: string) =>
    sql`(SELECT ${sql.raw(column)} FROM exchanges WHERE order_line_id = l.id AND status IN ${caseStatusesWhere("exchange", { isSent: true })} ORDER BY updated_at DESC LIMIT 1)`;
  return statement<AwayRow>(
    db,
    sql`SELECT l.id,
      (SELECT coalesce(sum(quantity), 0) FROM exchanges WHERE order_line_id = l.id AND status IN ${caseStatusesWhere("exchange", { isHeld: true })}) AS exchanged,
      (SELECT coalesce(sum(units), 0) FROM claimed_units WHERE order_line_id = l.id) AS withdrawn,
      (SELECT coalesce(sum(rl.quantity), 0) FROM return_lines rl JOIN returns r ON r.id = rl.return_id
        WHERE rl.order_line_id = l.id AND r.kind NOT IN ('exchange', 'withdrawal') AND r.status IN ${caseStatusesWhere("return", { isOpen: true })})
      + (SELECT coalesce(sum(u.quantity), 0) FROM exchanges e JOIN returns r ON r.id = e.return_id
        JOIN units_of_ended_exchanges u ON u.return_id = e.return_id
        WHERE e.order_line_id = l.id AND e.status IN ${caseStatusesWhere("exchange", { isCancelled: true })} AND r.status IN ${caseStatusesWhere("return", { isOpen: true, hasGoods: true })}) AS elsewhere,
      (SELECT coalesce(sum(amount_ore), 0) FROM refund_corrections
        WHERE order_line_id = l.id AND reason = 'exchange-difference') AS backOre,
      (SELECT coalesce(sum(amount_ore), 0) FROM refund_shares WHERE order_line_id = l.id) AS loweredOre,
      (SELECT coalesce(sum(quantity), 0) FROM exchanges WHERE order_line_id = l.id AND status IN ${caseStatusesWhere("exchange", { isSent: true })}) AS sentUnits,
      (SELECT json_group_array(DISTINCT variant_id) FROM exchanges WHERE order_line_id = l.id AND status IN ${caseStatusesWhere("exchange", { isSent: true })}) AS sentVariants,
      ${last("variant_id")} AS variantId, ${last("color")} AS color, ${last("size")} AS size
    FROM order_lines l WHERE l.order_id = ${orderId}`,
  );
}

/** Reads what of an order its buyer may exchange, and for what; null for an unknown order. */
export async function readExchangePage(db: Database, orderId: string, now: Date): Promise<ExchangePage | null> {
  const [[[order], lineRows, away, products, exchanges, vatRows], delivery] = await Promise.all([
    db.batch([
      db
        .select({
          ...getTableColumns(orders),
          returnAddress: returnAddressOf(sql`${orders.market}`).as("return_address"),
        })
        .from(orders)
        .where(eq(orders.id, orderId)),
      db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position)),
      unitsAwayStatement(db, orderId),
      sellableProductsOfOrderStatement(db, orderId),
      knownExchangesStatement(db, orderId),
      vatStatement(db),
    ]),
    readDelivery(db, orderId),
  ]);
  if (!order) return null;
  const vat = parseShownVat(vatRows);
  const lines = lineRows.map((line) => ({ ...line, refundedQuantity: line.cancelledQuantity + line.returnedQuantity }));
  const awayOf = new Map(away.map((row) => [row.id, row]));
  const sellable = sellableProducts(products);
  const period = withdrawalPeriod({
    deliveredAt: delivery.countsFrom,
    informedAt: order.withdrawalInfoShownAt ?? order.withdrawalInfoMailedAt,
    country: order.country,
    returnDays: order.returnDays,
  });
  const isOpen =
    paymentStatusFacts[order.paymentStatus].hasMoney &&
    !orderStatusFacts[order.status].isCancelled &&
    (period.promiseUntil === null || now.toISOString() <= period.promiseUntil);
  return {
    orderId,
    orderNumber: order.orderNumber,
    currency: order.currency,
    withdrawableUntil: period.statutoryUntil,
    isOpen,
    sendTo: sendToTexts(order.returnAddress),
    exchanges,
    lines: lines.map((line) => {
      const found = awayOf.get(line.id);
      const product = sellable.get(line.productId);
      const units = found && isOpen ? exchangeableUnits({ ...line, ...found }, order.status) : 0;
      // A line of which some were exchanged has both: then either may be wanted.
      const hasReplacements = found !== undefined && found.variantId !== null && found.sentUnits >= units;
      const has = hasReplacements ? found.variantId : found?.sentUnits ? null : line.variantId;
      const isComparable = product !== undefined && product.currency === order.currency && units > 0;
      const difference = (quantity: number, nowOre: number) =>
        priceDifference(
          { ...order, lines },
          {
            lineId: line.id,
            quantity,
            units,
            nowOre,
            loweredOre: found?.loweredOre ?? 0,
            earlier: { units: found?.sentUnits ?? 0, backOre: found?.backOre ?? 0 },
          },
        );
      const quantities = isComparable ? Array.from({ length: units }, (_, i) => i + 1) : [];
      const today = pricesToday(product, (ore) => paidToday(ore, order, vat));
      // Of several units of which some were exchanged before, nobody knows which come back: each counts as the cheapest, and only what the
      // bought variant fell by goes back.
      const isOneKind = line.quantity === 1 || !found?.sentUnits;
      const boughtOre = today(line.variantId);
      const sent = JSON.parse(found?.sentVariants ?? "[]") as string[];
      const hasOre = isOneKind ? today(has ?? line.variantId) : Math.min(boughtOre, ...sent.map(today));
      const paidEach = quantities.map((quantity) => difference(quantity, 0) - difference(quantity - 1, 0));
      const value = { hasOre, paidOre: isOneKind && paidEach.length > 0 ? Math.min(...paidEach) : 0 };
      const others = (product?.variants ?? []).filter(({ id }) => id !== has);
      const choices = others.filter(({ id }) => mayBeHad(today(id), value));
      return {
        id: line.id,
        name: line.name,
        image: line.image,
        color: (hasReplacements ? found.color : null) ?? line.color,
        size: (hasReplacements ? found.size : null) ?? line.size,
        units,
        choices: choices.map(({ id, color, size, quantity: left }) => {
          const nowOre = isOneKind ? today(id) : Math.max(boughtOre, today(id));
          const differencesOre = Array.from({ length: units }, (_, i) =>
            isComparable ? difference(i + 1, nowOre) : 0,
          );
          return { variantId: id, color, size, left, differencesOre };
        }),
        hasDearer: choices.length < others.length,
      };
    }),
  };
}

/** What a buyer would pay for each variant of a product today, in öre; for one that is not there, as for the cheapest. */
function pricesToday(
  product: SellableProduct | undefined,
  paid: (ore: number) => number,
): (variantId: string) => number {
  const prices = new Map((product?.variants ?? []).map(({ id, priceOre }) => [id, paid(priceOre)]));
  const lowest = Math.min(...prices.values());
  return (variantId) => prices.get(variantId) ?? lowest;
}

function knownExchangesStatement(db: Database, orderId: string) {
  return statement<KnownExchange>(
    db,
    sql`SELECT r.id AS returnId, r.number, l.name, e.color, e.size, e.quantity, e.status, r.status AS returnStatus,
      e.held_until AS heldUntil
    FROM returns r JOIN exchanges e ON e.return_id = r.id JOIN order_lines l ON l.id = e.order_line_id
    WHERE r.order_id = ${orderId} ORDER BY r.created_at, r.id`,
  );
}
