import type { Currency } from "#app/shared/currencies.ts";

/** What moves money in the shop's records and in the provider's alike. */
export const movementKinds = ["payment", "refund", "dispute"] as const;
export type MovementKind = (typeof movementKinds)[number];

/** What one side says of a movement: its Swedish day, and its amount in öre, in the buyer's currency, negative for money that leaves. */
export interface MovementSide {
  day: string;
  ore: number;
  currency: Currency;
}

/** A movement as both sides tell it; null for the side that does not know it. Alike ones may be summed up, as `count` of them. */
export interface Movement {
  kind: MovementKind;
  count: number;
  shop: MovementSide | null;
  provider: MovementSide | null;
  /** The provider's transactions are not copied as far as this yet: that it is missing there says nothing. */
  isPending?: boolean;
  /** Whose it is, for single ones that differ. */
  orderId?: string | null;
  orderNumber?: string | null;
  /** The provider's id of it. */
  reference?: string | null;
}

/** Orders that became paid on a day. `ore` is what they came to. */
export interface PaidOrders {
  day: string;
  currency: Currency;
  count: number;
  ore: number;
}

/** Refunds that staff paid by bank on a day. `ore` is negative. */
export interface RefundsByHand {
  day: string;
  currency: Currency;
  ore: number;
}

/**
 * What only the provider knows of a day, in öre: its fees (positive), other changes of the balance, payouts (positive), and what it
 * exchanged between currencies: negative in the one that buyers paid in, positive in that of the account.
 */
export interface ProviderDay {
  day: string;
  currency: Currency;
  feeOre: number;
  otherOre: number;
  payoutOre: number;
  exchangedOre: number;
}

/** Why a day's records differ. */
export type DifferenceReason = "only-here" | "only-there" | "amount" | "day" | "currency";

/** A line of a day's difference: how many öre the shop's records say more than the provider's. */
export interface DifferenceLine extends Pick<Movement, "kind" | "orderId" | "orderNumber" | "reference"> {
  day: string;
  currency: Currency;
  reason: DifferenceReason;
  ore: number;
  count: number;
}

/** A day in one currency, in öre. Refunds and disputes are negative when money left; fees and payouts are positive. */
export interface ReconciliationDay {
  day: string;
  currency: Currency;
  orders: number;
  ordersOre: number;
  /** By the shop's own records. */
  payments: number;
  paymentsOre: number;
  refunds: number;
  refundsOre: number;
  /** Refunds that staff paid by bank: no part of the refunds above, nor of the net. */
  byHandOre: number;
  disputes: number;
  disputesOre: number;
  /** By the provider's. */
  feesOre: number;
  otherOre: number;
  exchangedOre: number;
  payoutsOre: number;
  /** What the day changed in the balance before payouts, by the provider's records where there are any. */
  netOre: number;
  /** What the shop recorded, and the provider's transactions are not copied as far as yet. */
  pendingOre: number;
  /** The shop's payments, refunds and disputes, but for what is pending, less the provider's: what `lines` add up to. */
  differenceOre: number;
}

export interface Reconciliation {
  days: ReconciliationDay[];
  lines: DifferenceLine[];
}

/**
 * What each day of a period took, by currency, and where the shop's records and the provider's differ. Without the provider's
 * (`hasProvider` false) nothing is compared, and the net is the shop's own. What lies outside the period is left out, on either
 * side, so a movement that the two sides put on both sides of its edge shows as a difference of the day that is inside.
 */
export function reconcile(
  { first, last }: { first: string; last: string },
  records: {
    orders: readonly PaidOrders[];
    movements: readonly Movement[];
    byHand: readonly RefundsByHand[];
    providerDays: readonly ProviderDay[];
    hasProvider: boolean;
  },
): Reconciliation {
  const isInside = ({ day }: { day: string }) => day >= first && day <= last;
  const days = new Map<string, ReconciliationDay>();
  const dayOf = ({ day, currency }: { day: string; currency: Currency }) => {
    const key = `${day} ${currency}`;
    const known = days.get(key) ?? emptyDay(day, currency);
    days.set(key, known);
    return known;
  };

  for (const paid of records.orders.filter(isInside)) {
    const day = dayOf(paid);
    day.orders += paid.count;
    day.ordersOre += paid.ore;
  }
  for (const paid of records.byHand.filter(isInside)) dayOf(paid).byHandOre += paid.ore;
  for (const { kind, count, shop, provider, isPending } of records.movements) {
    if (shop && isInside(shop)) {
      const day = dayOf(shop);
      if (isPending && !provider) day.pendingOre += shop.ore;
      day[`${kind}s`] += count;
      day[`${kind}sOre`] += shop.ore;
      if (!records.hasProvider) day.netOre += shop.ore;
    }
    if (records.hasProvider && provider && isInside(provider)) dayOf(provider).netOre += provider.ore;
  }
  for (const known of records.providerDays.filter(isInside)) {
    const day = dayOf(known);
    day.feesOre += known.feeOre;
    day.otherOre += known.otherOre;
    day.payoutsOre += known.payoutOre;
    day.exchangedOre += known.exchangedOre;
    day.netOre += known.otherOre + known.exchangedOre - known.feeOre;
  }
  const lines = records.hasProvider ? records.movements.flatMap(differencesOf).filter(isInside) : [];
  for (const line of lines) dayOf(line).differenceOre += line.ore;
  return { days: [...days.values()].toSorted(byDay), lines: lines.toSorted(byDay) };
}

/** Where the two sides of a movement differ: nothing, one line, or one on each side's day. */
function differencesOf({ shop, provider, isPending = false, ...movement }: Movement): DifferenceLine[] {
  const line = (reason: DifferenceReason, { day, currency }: MovementSide, ore: number): DifferenceLine => ({
    ...movement,
    day,
    currency,
    reason,
    ore,
  });
  if (!shop) return provider ? [line("only-there", provider, -provider.ore)] : [];
  if (!provider) return isPending ? [] : [line("only-here", shop, shop.ore)];
  if (shop.day === provider.day && shop.currency === provider.currency)
    return shop.ore === provider.ore ? [] : [line("amount", shop, shop.ore - provider.ore)];
  const reason = shop.currency !== provider.currency ? "currency" : shop.ore !== provider.ore ? "amount" : "day";
  return [line(reason, shop, shop.ore), line(reason, provider, -provider.ore)];
}

/** The sum of days in one currency. */
export function sumOfDays(days: readonly ReconciliationDay[], currency: Currency): ReconciliationDay {
  const sum = emptyDay("", currency);
  const names = Object.keys(sum).filter((name) => typeof sum[name as keyof ReconciliationDay] === "number");
  for (const day of days.filter((one) => one.currency === currency))
    for (const name of names as NumberOfDay[]) sum[name] += day[name];
  return sum;
}

type NumberOfDay = Exclude<keyof ReconciliationDay, "day" | "currency">;

/** A day on which nothing moved. */
export function emptyDay(day: string, currency: Currency): ReconciliationDay {
  return {
    day,
    currency,
    orders: 0,
    ordersOre: 0,
    payments: 0,
    paymentsOre: 0,
    refunds: 0,
    refundsOre: 0,
    byHandOre: 0,
    disputes: 0,
    disputesOre: 0,
    feesOre: 0,
    otherOre: 0,
    exchangedOre: 0,
    payoutsOre: 0,
    netOre: 0,
    pendingOre: 0,
    differenceOre: 0,
  };
}

function byDay(a: { day: string; currency: string }, b: { day: string; currency: string }): number {
  return a.day.localeCompare(b.day) || a.currency.localeCompare(b.currency);
}
