import type { Currency } from "#app/shared/currencies.ts";
import { formatShortDate } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";

/** A figure of a period and of the one before. */
interface Pair {
  now: number;
  before: number;
}

/** What is known of a period beside the one before. Amounts in öre. */
export interface SalesFacts {
  currency: Currency;
  revenueOre: Pair;
  orders: Pair;
  units: Pair;
  /** Null while nothing was counted in one of the two. */
  visits: Pair | null;
  checkouts: Pair | null;
  /** Campaigns that ran in only one of the two, and what their products sold in each. `at` is when it began or ended, as an ISO time. */
  campaigns: readonly { name: string; change: "began" | "ended"; at: string; soldOre: Pair }[];
  /** What sizes that were sold out lost, and the product that lost most. */
  soldOut: { lostOre: Pair; worst: { name: string; variants: string; units: number; lostOre: number } | null };
  /** The products that gained or lost most. */
  products: readonly { name: string; units: Pair; soldOre: Pair }[];
}

/** A smaller change of the revenue than this share is no news. */
const leastChange = 0.1;
/** What explains less than this share of the change is not named. */
const leastShare = 0.2;
const mostSentences = 3;
/** How many of them may be about a campaign, sold-out sizes or a product, so that at least one says where in the shop it happened. */
const mostCauses = 2;

interface Reason {
  /** How much of the change it explains, in öre: negative for what cost money. */
  ore: number;
  text: string;
}

/**
 * Why the revenue differs from the period before: at most three sentences, each with its figures, the weightiest first. None when it changed by
 * less than a tenth, or when nothing that is known explains a fifth of the change.
 */
export function whatChanged(facts: SalesFacts): string[] {
  const { now, before } = facts.revenueOre;
  const change = now - before;
  if (before <= 0 || Math.abs(change) < leastChange * before) return [];
  const weighty = (reasons: readonly Reason[]) =>
    reasons.filter(({ ore }) => ore / change >= leastShare).toSorted((a, b) => Math.abs(b.ore) - Math.abs(a.ore));
  const causes = weighty([...campaignReasons(facts), ...soldOutReasons(facts), ...productReasons(facts)]);
  const parts = weighty(now > 0 ? partReasons(facts, change) : []);
  const named = [...causes.slice(0, mostCauses), ...parts];
  return weighty(named.slice(0, mostSentences)).map(({ text }) => text);
}

/**
 * The change as its parts: visits, how many reach the checkout, how many of those order, units an order, and what a unit brings. They
 * multiply to the revenue, so each explains its share of the logarithm.
 */
function partReasons({ revenueOre, orders, units, visits, checkouts, currency }: SalesFacts, change: number): Reason[] {
  const perOrder = ratio(units, orders);
  const perUnit = ratio(revenueOre, units);
  const money = (ore: number) => formatPrice(Math.round(ore), currency);
  const funnel =
    visits && checkouts
      ? [
          part(visits, (more) => `${more ? "More" : "Fewer"} visits: ${counts(visits)}.`),
          part(
            ratio(checkouts, visits),
            (more, rate) => `${more ? "More" : "Fewer"} visits reached the checkout: ${percents(rate)}.`,
          ),
          part(
            ratio(orders, checkouts),
            (more, rate) => `${more ? "More" : "Fewer"} checkouts became orders: ${percents(rate)}.`,
          ),
        ]
      : [part(orders, (more) => `${more ? "More" : "Fewer"} orders: ${counts(orders)}.`)];
  const basket = [
    part(
      perOrder,
      (more, { now, before }) =>
        `${more ? "Larger" : "Smaller"} orders: ${decimal(now)} units each instead of ${decimal(before)}.`,
    ),
    part(
      perUnit,
      (more, { now, before }) =>
        `${more ? "More" : "Less"} paid for a unit: ${money(now)} instead of ${money(before)}.`,
    ),
  ];
  const whole = Math.log(revenueOre.now / revenueOre.before);
  return [...funnel, ...basket]
    .filter((one) => Number.isFinite(one.log))
    .map(({ log, text }) => ({ ore: (log / whole) * change, text }));
}

function part(pair: Pair, text: (more: boolean, pair: Pair) => string): { log: number; text: string } {
  return { log: Math.log(pair.now / pair.before), text: text(pair.now > pair.before, pair) };
}

function campaignReasons({ campaigns, currency }: SalesFacts): Reason[] {
  return campaigns.map(({ name, change, at, soldOre }) => {
    const ore = soldOre.now - soldOre.before;
    const difference = `${formatPrice(Math.abs(ore), currency)} ${ore < 0 ? "less" : "more"}`;
    return {
      ore,
      text: `Campaign '${name}' ${change} on ${formatShortDate(at)}: its products sold for ${difference}.`,
    };
  });
}

function soldOutReasons({ soldOut: { lostOre, worst }, currency }: SalesFacts): Reason[] {
  if (!worst) return [];
  const { name, variants, units } = worst;
  const missed = `about ${units === 1 ? "1 unit" : `${units} units`}, ${formatPrice(worst.lostOre, currency)}`;
  return [{ ore: lostOre.before - lostOre.now, text: `Sizes sold out: ${name} (${variants}) missed ${missed}.` }];
}

function productReasons({ products, soldOut, currency }: SalesFacts): Reason[] {
  return products
    .filter(({ name }) => name !== soldOut.worst?.name)
    .map(({ name, units, soldOre }) => {
      const ore = soldOre.now - soldOre.before;
      const signed = `${ore < 0 ? "−" : "+"}${formatPrice(Math.abs(ore), currency)}`;
      return { ore, text: `${name} sold ${units.now} units instead of ${units.before} (${signed}).` };
    })
    .toSorted((a, b) => Math.abs(b.ore) - Math.abs(a.ore))
    .slice(0, 1);
}

function ratio(of: Pair, per: Pair): Pair {
  return { now: of.now / per.now, before: of.before / per.before };
}

function counts({ now, before }: Pair): string {
  const percent = Math.round((now / before - 1) * 100);
  return `${now} instead of ${before} (${percent < 0 ? "−" : "+"}${Math.abs(percent)}%)`;
}

function percents({ now, before }: Pair): string {
  return `${decimal(now * 100)}% instead of ${decimal(before * 100)}%`;
}

function decimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}
