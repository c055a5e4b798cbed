import type { Database } from "#app/db/client.server.ts";
import { vatCheck } from "#app/features/catalogue/market-prices/market-checks.ts";
import { readMarketStates } from "#app/features/catalogue/market-prices/market-state.server.ts";
import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { homeMarket, markets } from "#app/features/shop/markets/markets.ts";

/**
 * Why VAT can't be set so while other markets are open, in words: their prices carry the VAT of their country, which the shop pays by a
 * register. Null when nothing is in the way.
 */
export async function marketsInTheWay(
  db: Database,
  wanted: SiteConfiguration["vat"],
  { vatNumber }: Pick<SiteConfiguration["identity"], "vatNumber">,
): Promise<string | null> {
  const states = await readMarketStates(db);
  const { mode: vatMode, oss, voec } = wanted;
  const facts = { vatNumber, vatMode, oss, voecNumber: voec.isRegistered ? voec.number : "" };
  const problems = markets
    .filter(({ id }) => id !== homeMarket.id && states.get(id)?.isOpen)
    .filter((market) => !vatCheck(market, facts).isMet)
    .map(({ country }) => country);
  return problems.length === 0
    ? null
    : `Close ${problems.join(" and ")} first: prices there include that country's VAT.`;
}
