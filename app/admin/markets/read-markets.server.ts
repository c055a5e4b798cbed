import {
  countMissingPrices,
  listUntoldProducts,
  type UntoldProduct,
} from "#app/features/catalogue/market-prices/list-prices.server.ts";
import {
  type MarketCheck,
  marketChecks,
  type MarketFacts,
} from "#app/features/catalogue/market-prices/market-checks.ts";
import { type MarketState, readMarketStates } from "#app/features/catalogue/market-prices/market-state.server.ts";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import { stripeRefusal } from "#app/features/selling/payments/stripe-refusal.server.ts";
import type { SiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { currentDocuments, documentSourcesStatement } from "#app/features/shop/documents/current-documents.server.ts";
import { homeMarket, type Market, markets } from "#app/features/shop/markets/markets.ts";
import { ratesIn } from "#app/features/shop/shipping/rates.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { type Language, languages } from "#app/shared/language/languages.ts";
import { isOfferedIn, paymentMethods } from "#app/shared/payment-methods.ts";

/** A market as staff see it: what they decided, and what of its set is there. */
export interface ShownMarket {
  market: Market;
  state: MarketState;
  checks: MarketCheck[];
}

/** All markets with their state and checks, the shop's own first. */
export async function readMarkets(shop: Shop): Promise<ShownMarket[]> {
  const [states, missing, untold, site, legalLanguages] = await Promise.all([
    readMarketStates(shop.db),
    countMissingPrices(shop.db),
    listUntoldProducts(shop.db),
    readSiteConfiguration(shop),
    readLegalLanguages(shop),
  ]);
  return markets.flatMap((market) => {
    const state = states.get(market.id);
    if (!state) return [];
    const facts = factsOf(shop, market, {
      site,
      state,
      legalLanguages,
      untold,
      missing: missing.get(market.id) ?? 0,
    });
    return [{ market, state, checks: marketChecks(market, facts) }];
  });
}

interface Read {
  site: SiteConfiguration;
  state: MarketState;
  legalLanguages: Language[];
  untold: readonly UntoldProduct[];
  missing: number;
}

function factsOf(shop: Shop, market: Market, { site, state, legalLanguages, untold, missing }: Read): MarketFacts {
  const { contact, identity, vat } = site;
  const isHome = market.id === homeMarket.id;
  return {
    languages: ["en", ...(shop.languages ?? [])],
    // The shop's own prices are those of the products, which have one each.
    missingPrices: isHome ? 0 : missing,
    vatNumber: identity.vatNumber,
    untold,
    rateMillionths: state.rateMillionths,
    vatMode: vat.mode,
    oss: vat.oss,
    voecNumber: vat.voec.isRegistered ? vat.voec.number : "",
    waysToPay: waysToPay(shop, market, site.checkout.closedPayments),
    rates: ratesIn(site.shipping, market.currency),
    returnAddress: isHome ? `${contact.street}\n${contact.postalCode} ${contact.city}` : state.returnAddress,
    legalLanguages,
  };
}

/** An amount that every way to pay takes, in hundredths of any of the markets' currencies. */
const usualOrderOre = 500_00;

/** The ways to pay that are offered in a market's country, and that the shop's provider takes in its currency. */
function waysToPay({ env }: Shop, { country, currency }: Market, closed: readonly string[]): string[] {
  const provider = paymentProvider(env)?.name;
  if (provider === undefined) return [];
  return paymentMethods
    .filter(({ id }) => isOfferedIn(id, [country], currency) && !closed.includes(id))
    .filter(
      ({ id }) =>
        provider !== "stripe" || stripeRefusal({ method: id, amountOre: usualOrderOre, currency, country }) === null,
    )
    .map(({ name }) => name);
}

/** The languages in which an order's documents can be given. */
async function readLegalLanguages({ db }: Shop): Promise<Language[]> {
  const rows = await documentSourcesStatement(db);
  const given = await Promise.all(
    languages.map(async (language) => {
      const { terms, withdrawalInformation } = await inLanguage(language, () => currentDocuments(rows));
      return terms.locale === language && withdrawalInformation.locale === language ? [language] : [];
    }),
  );
  return given.flat();
}
