import { eq } from "drizzle-orm";

import { refunds } from "#app/db/schema/fulfilments.server.ts";
import { orderEvents, orders, payments } from "#app/db/schema/orders.server.ts";
import { disputes, providerTransactions } from "#app/db/schema/payments.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import type { Currency } from "#app/shared/currencies.ts";
import type { DisputeStatus, TransactionKind, VatMode } from "#app/shared/states.ts";

let made = 0;

/** An order that was paid at a moment, as the shop's records say it. Amounts in öre, times in ISO. */
export interface PaidHistory {
  provider: string;
  at: string;
  totalOre: number;
  taxOre?: number;
  vatMode?: VatMode;
  rateHundredths?: number;
  country?: string;
  vatCountry?: string;
  currency?: Currency;
  /** False for money that was taken for an order that was closed. */
  isSale?: boolean;
}

/** Writes an order that was paid; returns its ids. */
export async function writePaid(db: Shop["db"], history: PaidHistory) {
  const { provider, at, totalOre, taxOre = 0, vatMode = "included", isSale = true } = history;
  const { rateHundredths = 2500, country = "Sweden", vatCountry = "Sweden", currency = "SEK" } = history;
  const orderId = `ord_h${++made}`;
  const paymentId = `pay_h${made}`;
  const reference = `pi_h${made}`;
  const orderNumber = `PM-${String(70_000_000 + made)}`;
  const common = { orderId, createdAt: at, updatedAt: at };
  const subtotalOre = vatMode === "added" ? totalOre - taxOre : totalOre;
  await db.batch([
    db.insert(orders).values({
      id: orderId,
      orderNumber,
      idempotencyKey: orderId,
      contentHash: "",
      status: isSale ? "pending" : "cancelled",
      email: "a@mail.example",
      firstName: "A",
      lastName: "B",
      address: "C",
      city: "D",
      postalCode: "E",
      country,
      billingAddress: "C",
      billingCity: "D",
      billingPostalCode: "E",
      billingCountry: country,
      currency,
      subtotalOre,
      shippingOre: 0,
      taxOre,
      totalOre,
      vatMode,
      vatRateHundredths: rateHundredths,
      vatCountry,
      shippingMethod: "standard",
      paymentMethod: "card",
      paymentStatus: isSale ? "paid" : "unpaid",
      estimatedDelivery: at,
      createdAt: at,
      updatedAt: at,
    }),
    db.insert(payments).values({
      ...common,
      id: paymentId,
      provider,
      providerReference: reference,
      method: "card",
      nextStep: "provider",
      status: "succeeded",
      amountOre: totalOre,
      currency,
    }),
    ...(isSale
      ? [
          db.insert(orderEvents).values({
            id: `evt_h${made}`,
            orderId,
            type: "paid",
            actor: "shopper",
            data: { paymentId },
            createdAt: at,
          }),
        ]
      : []),
  ]);
  return { orderId, paymentId, orderNumber, reference, provider, currency };
}
export type WrittenPayment = Awaited<ReturnType<typeof writePaid>>;

/** Writes a refund of a payment that was made. */
export async function writeRefunded(
  db: Shop["db"],
  { orderId, paymentId }: WrittenPayment,
  { at, amountOre, taxOre = 0 }: { at: string; amountOre: number; taxOre?: number },
) {
  const id = `rfd_h${++made}`;
  const reference = `re_h${made}`;
  await db.insert(refunds).values({
    id,
    orderId,
    paymentId,
    amountOre,
    taxOre,
    providerReference: reference,
    createdBy: "kim",
    createdAt: at,
    updatedAt: at,
  });
  await db.update(refunds).set({ status: "succeeded" }).where(eq(refunds.id, id));
  return { id, reference };
}

/** Writes a dispute of a payment. */
export async function writeDispute(
  db: Shop["db"],
  { orderId, paymentId, provider, currency }: WrittenPayment,
  {
    at,
    amountOre,
    status,
    updatedAt = at,
    dueBy = null,
  }: { at: string; amountOre: number; status: DisputeStatus; updatedAt?: string; dueBy?: string | null },
) {
  const id = `dsp_h${++made}`;
  const reference = `dp_h${made}`;
  const row = { id, orderId, paymentId, provider, reference, status, reason: "fraudulent", amountOre, currency };
  await db.insert(disputes).values({ ...row, dueBy, openedAt: at, updatedAt });
  return { id, reference };
}

/** Writes a transaction as the provider tells it. */
export async function writeTransaction(
  db: Shop["db"],
  transaction: {
    provider: string;
    kind: TransactionKind;
    at: string;
    amountOre: number;
    feeOre?: number;
    currency?: string;
    originalOre?: number;
    originalCurrency?: string;
    paymentId?: string;
    refundId?: string;
    disputeId?: string;
    reference?: string;
  },
) {
  const { at, feeOre = 0, currency = "SEK", ...rest } = transaction;
  const id = `txn_h${++made}`;
  const netOre = transaction.amountOre - feeOre;
  await db.insert(providerTransactions).values({ id, ...rest, feeOre, netOre, currency, occurredAt: at });
  return id;
}
